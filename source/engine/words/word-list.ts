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
