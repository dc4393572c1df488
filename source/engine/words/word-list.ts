import {bisect} from '../bisect.js';

/** Words of all lengths, packed. */
export type WordList = {
	readonly letters: Uint8Array;
	/** The start of each word in `letters`, and the end of the last one. */
	readonly starts: Uint32Array;
};

export const countWords = ({starts}: WordList): number => starts.length - 1;

/** Compares two words, each the letters of a list from a start to an end, in the order of the alphabet. */
export function compareLetters(
	listA: Uint8Array,
	startA: number,
	endA: number,
	listB: Uint8Array,
	startB: number,
	endB: number,
): number {
	let [a, b] = [startA, startB];
	for (; a < endA && b < endB; a++, b++) {
		const difference = listA[a]! - listB[b]!;
		if (difference !== 0) return difference;
	}

	return endA - a - (endB - b);
}

const compareWords = ({letters, starts}: WordList, a: number, b: number): number =>
	compareLetters(letters, starts[a]!, starts[a + 1]!, letters, starts[b]!, starts[b + 1]!);

/** Returns the words that come after all words before them, and the others, by their indices. */
function splitByOrder(list: WordList) {
	const count = countWords(list);
	const ordered = new Uint32Array(count);
	const others: number[] = [];
	let size = 0;
	for (let word = 0; word < count; word++) {
		if (size > 0 && compareWords(list, ordered[size - 1]!, word) >= 0) others.push(word);
		else ordered[size++] = word;
	}

	return {ordered: ordered.subarray(0, size), others};
}

/** Sorts words and drops duplicates; reports the letters of every word that it drops. */
export function sortWords(list: WordList, onDrop?: (letters: Uint8Array) => void): WordList {
	const {letters, starts} = list;
	const size = starts[countWords(list)]!;
	const {ordered, others} = splitByOrder(list);
	if (others.length === 0) return {letters: letters.slice(0, size), starts: starts.slice()};

	const sorted = new Uint8Array(size);
	const ends = new Uint32Array(starts.length);
	let count = 0;
	let written = 0;
	let last: number | undefined;
	const take = (word: number) => {
		for (let at = starts[word]!; at < starts[word + 1]!; at++) sorted[written++] = letters[at]!;
		ends[++count] = written;
		last = word;
	};

	let next = 0;
	for (const word of others.sort((a, b) => compareWords(list, a, b))) {
		const end = bisect(next, ordered.length, at => compareWords(list, ordered[at]!, word) > 0);
		while (next < end) take(ordered[next++]!);
		if (last !== undefined && compareWords(list, last, word) === 0)
			onDrop?.(letters.subarray(starts[word], starts[word + 1]));
		else take(word);
	}

	while (next < ordered.length) take(ordered[next++]!);
	return {letters: sorted.slice(0, written), starts: ends.slice(0, count + 1)};
}
