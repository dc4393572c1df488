/** Words of all lengths, packed. */
export type WordList = {
	readonly letters: Uint8Array;
	/** Where each word starts in `letters`, and where the last one ends. */
	readonly starts: Uint32Array;
};

export const countWords = ({starts}: WordList): number => starts.length - 1;

/** Merges two lists that are in order into a new one; `onSame` is called for words in both. */
export function mergeLists(a: WordList, b: WordList, onSame: (letters: Uint8Array) => void): WordList {
	if (countWords(b) === 0) return {letters: a.letters.slice(), starts: a.starts.slice()};
	const letters = new Uint8Array(a.letters.length + b.letters.length);
	const starts = new Uint32Array(countWords(a) + countWords(b) + 1);
	let [end, count] = [0, 0];
	const copy = (list: WordList, from: number, to: number) => {
		const [first, last] = [list.starts[from]!, list.starts[to]!];
		letters.set(list.letters.subarray(first, last), end);
		for (let word = from + 1; word <= to; word++) starts[++count] = list.starts[word]! - first + end;
		end += last - first;
	};

	let next = 0;
	for (let word = 0; word < countWords(b); word++) {
		const place = findFrom(a, next, b, word);
		copy(a, next, place);
		next = place;
		const isInBoth = place < countWords(a) && compareWords(a, place, b, word) === 0;
		if (isInBoth) onSame(b.letters.subarray(b.starts[word], b.starts[word + 1]));
		else copy(b, word, word + 1);
	}

	copy(a, next, countWords(a));
	if (end === letters.length) return {letters, starts};
	return {letters: letters.slice(0, end), starts: starts.slice(0, count + 1)};
}

/** The first word, not before `from`, that doesn't come before a word of another list. */
function findFrom(list: WordList, from: number, other: WordList, word: number): number {
	let low = from;
	let high = countWords(list);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (compareWords(list, middle, other, word) < 0) low = middle + 1;
		else high = middle;
	}

	return low;
}

function compareWords(a: WordList, wordA: number, b: WordList, wordB: number): number {
	let atA = a.starts[wordA]!;
	let atB = b.starts[wordB]!;
	const endA = a.starts[wordA + 1]!;
	const endB = b.starts[wordB + 1]!;
	for (; atA < endA && atB < endB; atA++, atB++) {
		const difference = a.letters[atA]! - b.letters[atB]!;
		if (difference !== 0) return difference;
	}

	return endA - atA - (endB - atB);
}
