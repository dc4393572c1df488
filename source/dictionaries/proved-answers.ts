import {createHash} from 'node:crypto';
import {
	letterBit,
	letterIndex,
	type Alphabet,
	type Letter,
	type LetterSet,
	type ProvedAnswer,
	type ProvedAnswers,
	type Words,
} from '../engine/index.js';
import {bundledTable} from './bundled.js';

/**
The values of the words without certain letters, as text.

A part of a pool is never worth more than the pool, so each value is written as its drop below the least value with one letter fewer. Drops are in unary, a 1 for each miss and then a 0, packed into bytes in base 64.
*/
export type ValuesText = {
	/** The size of the largest sets of letters that have a value. */
	readonly letters: number;
	readonly drops: string;
};

type ValuesWithout = ReadonlyMap<LetterSet, number>;

function eachSet(
	size: number,
	from: number,
	end: number,
	others: LetterSet,
	found: (set: LetterSet) => void,
) {
	if (size === 0) found(others >>> 0);
	else
		for (let letter = from; letter < end; letter++)
			eachSet(size - 1, letter + 1, end, others | (1 << letter), found);
}

/** Finds the values of all sets of up to `most` letters, from the value of all words down; `dropOf` returns how far one is below the most it can be. */
export function findValues(
	{letters}: Alphabet,
	value: number,
	most: number,
	dropOf: (without: LetterSet, atMost: number) => number,
): ValuesWithout {
	const values = new Map([[0, value]]);
	for (let size = 1; size <= most; size++)
		eachSet(size, 0, letters.length, 0, set => {
			let atMost = value;
			for (let rest = set; rest !== 0; rest &= rest - 1)
				atMost = Math.min(atMost, values.get((set ^ (rest & -rest)) >>> 0) ?? value);
			values.set(set, atMost - dropOf(set, atMost));
		});
	return values;
}

export function readValues(alphabet: Alphabet, value: number, {letters, drops}: ValuesText): ValuesWithout {
	const bytes = Buffer.from(drops, 'base64');
	let at = 0;
	return findValues(alphabet, value, letters, () => {
		let drop = 0;
		for (; (((bytes[at >>> 3] ?? 0) << (at & 7)) & 0x80) !== 0; at++) drop++;
		at++;
		return drop;
	});
}

export const valueWithout = (
	alphabet: Alphabet,
	values: ValuesWithout,
	letters: readonly Letter[],
): number | undefined =>
	values.get(letters.reduce((set, letter) => set | letterBit(alphabet, letter), 0) >>> 0);

/** The proved answers for the words of one length, as text: for each letter, in the alphabet's order, the family that is kept, or `-` if the letter tells no words apart. */
export type AnswersEntry = {
	readonly value: number;
	readonly first: string;
	/** The answers to a second, by the first. */
	readonly second?: Readonly<Record<string, string>>;
	readonly without?: ValuesText;
};

export type AnswersBook = Readonly<Record<string, AnswersEntry>>;

/** Returns a digest of the words of one length; proofs hold for these words only. */
export const digestOfWords = ({alphabet, length, letters}: Words): string =>
	createHash('sha256')
		.update(`${alphabet.letters.join('')} ${length} `)
		.update(letters)
		.digest('hex')
		.slice(0, 24);

/** Reads an answer: its misses, then the family's index, both in base 36. */
function readAnswer(text: string | undefined): ProvedAnswer | undefined {
	if (text === undefined || text === '-') return undefined;
	return {misses: Number.parseInt(text.slice(0, 1), 36), family: Number.parseInt(text.slice(1), 36)};
}

export function readAnswersEntry(
	{value, first, second, without}: AnswersEntry,
	{alphabet}: Words,
): ProvedAnswers {
	const values = without && readValues(alphabet, value, without);
	return {
		value,
		find(letters) {
			const [letter, before, more] = letters.toReversed();
			if (letter === undefined || more !== undefined) return undefined;
			const answers = before === undefined ? first : second?.[before];
			return readAnswer(answers?.split(' ')[letterIndex(alphabet, letter)]);
		},
		valueWithout: letters => values && valueWithout(alphabet, values, letters),
	};
}

const answers = new Map<string, ProvedAnswers | undefined>();

/** Returns the answers proved beforehand for the words of one length of a bundled dictionary, wherever they were read from. Without them `perfect` leaves 0.3 % of its answers on `common` and 0.2 % on `huge` unproved, however much time they take; the limit is 0.1 %. */
export function provedAnswers(words: Words): ProvedAnswers | undefined {
	const digest = digestOfWords(words);
	if (answers.has(digest)) return answers.get(digest);
	const book: AnswersBook = bundledTable('answers.json').words;
	const entry = Object.hasOwn(book, digest) ? book[digest] : undefined;
	const found = entry && readAnswersEntry(entry, words);
	answers.set(digest, found);
	return found;
}
