import type {WordList} from '../../../words/words.js';
import {learnLetters, type LetterModel} from './letters.js';
import {makeWords, type MadeWords} from './made-words.js';

/** A model of the words that a list lacks; plain data. */
export type Learnt = {
	readonly count: number;
	readonly letters: LetterModel;
	readonly made: Readonly<Record<number, MadeWords>>;
	readonly madeTotal: number;
};

/** Learns from a list, and tells the share that is done, from 0 to 1. */
export function learn(list: WordList, onProgress?: (share: number) => void): Learnt {
	const letters = learnLetters(list);
	onProgress?.(0.15);
	const made = makeWords(list, part => onProgress?.(0.15 + 0.85 * part));
	let madeTotal = 0;
	for (const {weights} of Object.values(made)) for (const weight of weights) madeTotal += weight;
	return {count: list.count, letters, made, madeTotal};
}
