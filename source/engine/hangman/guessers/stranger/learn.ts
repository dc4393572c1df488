import {languages, type Alphabet} from '../../../alphabet.js';
import {countWords, type WordList, type Words} from '../../../words/words.js';
import {learnLetters, type LetterModel} from './letters.js';
import {makeWords, type MadeWords} from './made-words.js';

/** A model of the words that a list lacks; plain data. */
export type Learnt = {
	readonly count: number;
	readonly letters: LetterModel;
	readonly made: Readonly<Record<number, MadeWords>>;
	readonly madeTotal: number;
};

/** Learns from a list that is in order, and tells the share that is done, from 0 to 1. */
export function learn(
	list: WordList,
	alphabet: Alphabet = languages.en,
	onProgress?: (share: number) => void,
): Learnt {
	const letters = learnLetters(list, alphabet);
	onProgress?.(0.15);
	const made = makeWords(list, alphabet, part => onProgress?.(0.15 + 0.85 * part));
	let madeTotal = 0;
	for (const {weights} of Object.values(made)) for (const weight of weights) madeTotal += weight;
	return {count: countWords(list), letters, made, madeTotal};
}

/** Learns from the words of one length. */
export const learnWords = ({alphabet, letters, length, count}: Words): Learnt =>
	learn({letters, starts: Uint32Array.from({length: count + 1}, (_, word) => word * length)}, alphabet);
