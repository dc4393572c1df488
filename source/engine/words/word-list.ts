/** Words of all lengths, packed. */
export type WordList = {
	/** The numbers of the letters in their alphabet, word after word. */
	readonly letters: Uint8Array;
	/** Where each word starts in `letters`, and where the last one ends. */
	readonly starts: Uint32Array;
};

export const countWords = ({starts}: WordList): number => starts.length - 1;
