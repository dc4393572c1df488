import type {Count, EvilLayout} from './count.js';

/** A pool, and the letters that may be taken away from it. */
export type Prospect = {
	readonly count: Count;
	readonly size: number;
	readonly misses: number;
	readonly hidden: number;
	/** The letters in the order in which they would be taken away. */
	readonly letters: Uint8Array;
};

/** Whether misses that begin with the letter at an index and continue with later ones only can make a letter appear. */
type Outlook = (prospect: Prospect, index: number) => boolean;

/**
Creates an upper bound on the effect of misses.

Misses are of no use until a letter appears, and `evil` shows a letter only if one of its families has more words than lack the letter. So the misses must take away nearly all words without it, and the family that is left must be small enough to be told apart with the misses then left. A few letters take away at most the sum of what each takes away.
*/
export function createOutlook({columns, first, marks}: EvilLayout, room: readonly Float64Array[]): Outlook {
	const {times} = marks;
	const taken = new Float64Array(columns.length + 1);

	function mayAppear({count, size, misses, hidden}: Prospect, letter: number): boolean {
		const {sizes, holders, largest} = count;
		const lacking = size - holders[letter]!;
		if (lacking - taken[misses]! >= largest[letter]!) return false;
		for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
			const members = sizes[mark]!;
			const left = hidden - times[mark]!;
			for (let by = misses; by > 0 && lacking - taken[by]! < members; by--)
				if (members - taken[by]! <= room[misses - by]![left]!) return true;
		}

		return false;
	}

	return (prospect, index) => {
		const {misses, count, letters} = prospect;
		// The letters are in order, so the next ones take away most.
		for (let by = 1; by <= misses; by++) {
			const letter = letters[index + by - 1];
			taken[by] = taken[by - 1]! + (letter === undefined ? 0 : count.holders[letter]!);
		}

		for (let letter = 0; letter < columns.length; letter++)
			if (count.holders[letter] !== 0 && letter !== letters[index] && mayAppear(prospect, letter))
				return true;
		return false;
	};
}
