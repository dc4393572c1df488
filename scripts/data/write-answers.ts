import {findValues, type ValuesText} from '../../source/dictionaries/proved-answers.js';
import type {Alphabet, LetterSet, ProvedAnswer} from '../../source/engine/index.js';

/** Writes values of words that are worth `value`; `valueOf` finds the one without some letters, which is `atMost` or less. */
export function writeValues(
	alphabet: Alphabet,
	value: number,
	letters: number,
	valueOf: (without: LetterSet, atMost: number) => number,
): ValuesText {
	let bits = '';
	findValues(alphabet, value, letters, (without, atMost) => {
		const drop = atMost - valueOf(without, atMost);
		bits += `${'1'.repeat(drop)}0`;
		return drop;
	});
	const bytes = bits.match(/.{1,8}/g)?.map(byte => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
	return {letters, drops: Buffer.from(bytes).toString('base64')};
}

/** Writes an answer as `readEntry` reads it. */
export const writeAnswer = (answer: ProvedAnswer | undefined): string =>
	answer ? answer.misses.toString(36) + answer.family.toString(36) : '-';
