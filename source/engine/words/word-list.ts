/** Words of all lengths, packed. */
export type WordList = {
	/** The numbers of the letters (0 to 25), word after word. */
	readonly letters: Uint8Array;
	/** Where each word starts in `letters`, and where the last one ends. */
	readonly starts: Uint32Array;
};

export const countWords = ({starts}: WordList): number => starts.length - 1;

/** Negative, zero or positive as a word of one list comes before, is, or comes after a word of another. */
export function compareWords(a: WordList, wordA: number, b: WordList, wordB: number): number {
	const startA = a.starts[wordA]!;
	const startB = b.starts[wordB]!;
	const lengthA = a.starts[wordA + 1]! - startA;
	const lengthB = b.starts[wordB + 1]! - startB;
	const shared = Math.min(lengthA, lengthB);
	for (let offset = 0; offset < shared; offset++) {
		const difference = a.letters[startA + offset]! - b.letters[startB + offset]!;
		if (difference !== 0) return difference;
	}

	return lengthA - lengthB;
}

/** How many words of a list come before a word of another; the first few are known to. */
function countBefore(a: WordList, known: number, b: WordList, word: number): number {
	let low = known;
	let high = countWords(a);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (compareWords(a, middle, b, word) < 0) low = middle + 1;
		else high = middle;
	}

	return low;
}

/** Two lists of words in order as one, each word once. */
export function mergeLists(a: WordList, b: WordList): WordList {
	const letters = new Uint8Array(a.letters.length + b.letters.length);
	const starts = new Uint32Array(countWords(a) + countWords(b) + 1);
	let count = 0;
	const add = (list: WordList, from: number, to: number) => {
		const start = list.starts[from]!;
		const shift = starts[count]! - start;
		letters.set(list.letters.subarray(start, list.starts[to]), start + shift);
		for (let word = from; word < to; word++) starts[++count] = list.starts[word + 1]! + shift;
	};

	let added = 0;
	for (let word = 0; word < countWords(b); word++) {
		const before = countBefore(a, added, b, word);
		add(a, added, before);
		added = before;
		if (added === countWords(a) || compareWords(a, added, b, word) !== 0) add(b, word, word + 1);
	}

	add(a, added, countWords(a));
	return {letters: letters.slice(0, starts[count]), starts: starts.slice(0, count + 1)};
}
