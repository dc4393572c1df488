import type {LetterIndex} from '../../engine/words/letter-index.js';
import type {Count} from './count.js';

const plenty = 2 ** 40;

const choose = (all: number, some: number): number =>
	Array.from({length: some}, (_, at) => (all - at) / (at + 1)).reduce(
		(product, factor) => product * factor,
		1,
	);

/**
The most words that can be distinguished with so many misses and hidden places: `mostWords(letters, length)[misses][hidden]`. A larger pool is lost. Knowing that halves the time for every fourth word of 3 letters; from 6 letters on it saves nothing.

A letter that appears fills at least one hidden place, and the family kept is the largest; a miss leaves at least as many words as any family of the letter holds.
*/
export function mostWords(letterCount: number, length: number): readonly Float64Array[] {
	const rows: Float64Array[] = [];
	for (let misses = 0; misses <= letterCount; misses++) {
		const row = new Float64Array(length + 1).fill(1);
		row[1] = misses + 1;
		for (let hidden = 2; hidden <= length; hidden++) {
			const inFamilies = (largest: number) => {
				let sum = 0;
				for (let filled = 1; filled <= hidden; filled++)
					sum += choose(hidden, filled) * Math.min(largest, (letterCount - 1) ** (hidden - filled));
				return sum;
			};
			const kept = row[hidden - 1]!;
			const lacking = rows.at(-1)?.[hidden] ?? 0;
			const most = Math.max(inFamilies(kept) + kept - 1, lacking + inFamilies(lacking));
			row[hidden] = Math.min(plenty, most);
		}

		rows.push(row);
	}

	return rows;
}

/** A pool, and the letters that may be taken away from it. */
export type Removal = {
	readonly count: Count;
	readonly size: number;
	readonly misses: number;
	readonly hidden: number;
	/** The letters in the order in which they would be taken away. */
	readonly letters: Uint8Array;
};

/** Whether misses that begin with the letter at an index and continue with later ones only can make a letter appear. */
type Outlook = (removal: Removal, index: number) => boolean;

/**
Creates an upper bound on the effect of misses.

Misses are of no use until a letter appears, and `evil` shows a letter only if one of its families has more words than lack the letter. So the misses must take away nearly all words without it, and the family that is left must be small enough to be distinguished with the misses then left. A few letters take away at most the sum of what each takes away.
*/
export function createOutlook({words, marks}: LetterIndex, room: readonly Float64Array[]): Outlook {
	const {times, bases} = marks();
	const letterCount = words.alphabet.letters.length;
	const taken = new Float64Array(letterCount + 1);

	function mayAppear({count, size, misses, hidden}: Removal, letter: number): boolean {
		const {sizes, holders, largest} = count;
		const lacking = size - holders[letter]!;
		if (lacking - taken[misses]! >= largest[letter]!) return false;
		for (let mark = bases[letter]! + 1; mark <= bases[letter + 1]!; mark++) {
			const members = sizes[mark]!;
			const left = hidden - times[mark]!;
			for (let by = misses; by > 0 && lacking - taken[by]! < members; by--)
				if (members - taken[by]! <= room[misses - by]![left]!) return true;
		}

		return false;
	}

	return (removal, index) => {
		const {misses, count, letters} = removal;
		// The letters are in order, so the next ones take away most.
		for (let by = 1; by <= misses; by++) {
			const letter = letters[index + by - 1];
			taken[by] = taken[by - 1]! + (letter === undefined ? 0 : count.holders[letter]!);
		}

		for (let letter = 0; letter < letterCount; letter++)
			if (count.holders[letter] !== 0 && letter !== letters[index] && mayAppear(removal, letter)) return true;
		return false;
	};
}
