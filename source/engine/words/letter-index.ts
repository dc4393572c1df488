import {once, oncePer} from '../once-per.js';
import {createPoolKeys} from './transposition-table.js';
import type {Words} from './words.js';

/**
The places of a letter in a word, as the digits of a binary number: the first place is the highest digit.

Numbers therefore sort like the patterns they make (`-` comes before letters). A number holds 53 digits exactly; words have up to 50 letters.
*/
export type Places = number;

export const countPlaces = (places: Places): number => places.toString(2).replaceAll('0', '').length;

/** The places of one letter in every word. Words of one kind have it in the same places, words of kind 0 lack it; kinds are numbered in the order of their patterns. */
export type LetterColumn = {
	readonly kinds: Uint16Array | Uint32Array;
	readonly places: Float64Array;
	/** Scratch space for counting the words of each kind; all 0 between uses. */
	readonly counts: Uint32Array;
};

/**
The marks of words: a mark means a letter in certain places, so a search can count all families of a pool in one pass.

The mark of a letter's kind is `bases[letter] + kind`, up to the next letter's base; no letter has mark 0.
*/
export type Marks = {
	readonly width: number;
	/** The marks of all words, `width` numbers per word, padded with 0. */
	readonly of: Uint32Array;
	readonly letters: Uint8Array;
	/** The number of places in each mark. */
	readonly times: Uint8Array;
	readonly bases: Uint32Array;
};

function createColumn({length, count, letters, sets}: Words, letter: number): LetterColumn {
	const met = new Uint32Array(count);
	const numbers = new Map<Places, number>([[0, 0]]); // In order of appearance.
	const bit = 1 << letter;
	for (let word = 0; word < count; word++) {
		if ((sets[word]! & bit) === 0) continue;
		let found = 0;
		for (let at = word * length, end = at + length; at < end; at++)
			found = found * 2 + (letters[at] === letter ? 1 : 0);
		let number = numbers.get(found);
		if (number === undefined) {
			number = numbers.size;
			numbers.set(found, number);
		}

		met[word] = number;
	}

	const shown = Float64Array.from(numbers.keys());
	const order = Uint32Array.from(shown.keys()).sort((a, b) => shown[a]! - shown[b]!);
	const ranks = new Uint32Array(order.length);
	for (let kind = 0; kind < order.length; kind++) ranks[order[kind]!] = kind;
	const kinds = count < 0x1_00_00 ? new Uint16Array(count) : new Uint32Array(count);
	for (let word = 0; word < count; word++) kinds[word] = ranks[met[word]!]!;
	return {kinds, places: shown.sort(), counts: new Uint32Array(order.length)};
}

function createMarks({alphabet, length, count}: Words, columns: readonly LetterColumn[]): Marks {
	const width = Math.min(length, alphabet.letters.length);
	const of = new Uint32Array(count * width);
	const ends = new Uint32Array(count);
	const bases = new Uint32Array(columns.length + 1);
	const letters: number[] = [0];
	const times: number[] = [0];
	for (const [letter, {kinds, places}] of columns.entries()) {
		const base = letters.length - 1;
		bases[letter] = base;
		for (let kind = 1; kind < places.length; kind++) {
			letters.push(letter);
			times.push(countPlaces(places[kind]!));
		}

		if (places.length === 1) continue;
		for (let word = 0; word < count; word++)
			if (kinds[word] !== 0) of[word * width + ends[word]!++] = base + kinds[word]!;
	}

	bases[columns.length] = letters.length - 1;
	return {width, of, letters: Uint8Array.from(letters), times: Uint8Array.from(times), bases};
}

/** The words of one length by their letters; each part is made when it is first asked for. */
export type LetterIndex = ReturnType<typeof indexOf>;

export const indexOf = oncePer((words: Words) => {
	const made: LetterColumn[] = [];
	const column = (letter: number) => (made[letter] ??= createColumn(words, letter));
	const columns = once(() => words.alphabet.letters.map((_, letter) => column(letter)));
	return {
		words,
		column,
		columns,
		marks: once(() => createMarks(words, columns())),
		keys: once(() => createPoolKeys(words.count)),
	};
});
