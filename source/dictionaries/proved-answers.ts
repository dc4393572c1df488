import {createHash} from 'node:crypto';
import {letterIndex, type ProvedAnswer, type ProvedAnswers, type Words} from '../engine/index.js';
import {bundledTable} from './table.js';
import {readValues, valueWithout, type ValuesText} from './values-without.js';

/** What is proved of the words of one length, as text: for each letter, in the alphabet's order, the family that is kept; a letter that tells no words apart has `-`. */
export type AnswersEntry = {
	readonly value: number;
	readonly first: string;
	/** The answers to a second, by the first. */
	readonly second?: Readonly<Record<string, string>>;
	/** The values of the words that have none of some letters. */
	readonly without?: ValuesText;
};

export type AnswersBook = Readonly<Record<string, AnswersEntry>>;

/** A digest of the words of one length: what is proved of them is proved of no others. */
export const digestOfWords = ({alphabet, length, letters}: Words): string =>
	createHash('sha256')
		.update(`${alphabet.letters.join('')} ${length} `)
		.update(letters)
		.digest('hex')
		.slice(0, 24);

/** An answer as text: its misses, then the family's index, both in base 36. */
export const writeAnswer = (answer: ProvedAnswer | undefined): string =>
	answer ? answer.misses.toString(36) + answer.family.toString(36) : '-';

function readAnswer(text: string | undefined): ProvedAnswer | undefined {
	if (text === undefined || text === '-') return undefined;
	return {misses: Number.parseInt(text.slice(0, 1), 36), family: Number.parseInt(text.slice(1), 36)};
}

/** What an entry says of some words. */
export function readEntry({value, first, second, without}: AnswersEntry, {alphabet}: Words): ProvedAnswers {
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

/** All that is proved beforehand. Without it `perfect` leaves 0.3 % of its answers on `common` and 0.2 % on `huge` unproved, however much time they take; the limit is 0.1 %. */
const provedBook = (): AnswersBook => bundledTable('answers.json').words;

/** What was asked for so far, by the digests of the words. */
const answers = new Map<string, ProvedAnswers | undefined>();

/** What is proved beforehand about the words of one length of a bundled dictionary, wherever they were read from; the file is read when it is asked for first. */
export function provedAnswers(words: Words): ProvedAnswers | undefined {
	const digest = digestOfWords(words);
	if (answers.has(digest)) return answers.get(digest);
	const book = provedBook();
	const entry = Object.hasOwn(book, digest) ? book[digest] : undefined;
	const found = entry && readEntry(entry, words);
	answers.set(digest, found);
	return found;
}
