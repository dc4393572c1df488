import type {EvilLayout} from './layout.js';
import type {Tally} from './tally.js';

/** A pool, and the letters that may be taken away from it. */
export type Prospect = {
	readonly tally: Tally;
	readonly size: number;
	readonly misses: number;
	readonly hidden: number;
	/** How many words have each letter. */
	readonly holders: Uint32Array;
	/** The most words of a family of each letter. */
	readonly largest: Uint32Array;
	/** The letters in the order in which they would be taken away, the first `count`. */
	readonly letters: Uint8Array;
	readonly count: number;
};

/** Whether misses that begin with the letter at an index and continue with later ones only can make a letter appear. */
export type Outlook = (prospect: Prospect, index: number) => boolean;

/**
Upper bounds on what misses can do.

Misses are of no use until a letter appears, and `evil` shows a letter only if one of its families has more words than lack the letter. So the misses must take away nearly all words without it, and the family that is left must be small enough to be told apart with the misses then left. A few letters take away at most the sum of what each takes away.
*/
export function createOutlook(layout: EvilLayout, room: readonly Float64Array[], hasPairs: boolean): Outlook {
	const {columns, first} = layout;
	const {times} = layout.marks;
	const letterCount = columns.length;
	// By the number of misses, how many words they take away at most: of all words, and of those that lack a letter.
	const ofAll = new Float64Array(letterCount + 1);
	const ofLacking = new Float64Array(letterCount + 1);
	// The greatest of some numbers, from index 1 on.
	const best = new Float64Array(letterCount + 1).fill(Infinity);

	let kept = 0;

	function keep(value: number, most: number): void {
		if (kept < most) kept++;
		else if (value <= best[kept]!) return;
		let at = kept;
		for (; best[at - 1]! < value; at--) best[at] = best[at - 1]!;
		best[at] = value;
	}

	function isRoomy(prospect: Prospect, mark: number, taken: number, misses: number): boolean {
		return (
			prospect.tally.sizes[mark]! - taken <= room[prospect.misses - misses]![prospect.hidden - times[mark]!]!
		);
	}

	function mayAppear(prospect: Prospect, letter: number): boolean {
		const {tally, size, misses, holders, largest} = prospect;
		const lacking = size - holders[letter]!;
		if (lacking - ofAll[misses]! >= largest[letter]!) return false;
		for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
			const members = tally.sizes[mark]!;
			for (let taken = misses; taken > 0 && lacking - ofAll[taken]! < members; taken--)
				if (isRoomy(prospect, mark, ofAll[taken]!, taken)) return true;
		}

		return false;
	}

	/** A closer bound, by what each letter takes away from the words that lack another, and from each of its families. */
	function canAppear(prospect: Prospect, index: number, letter: number): boolean {
		const {tally, size, misses, holders, letters, count} = prospect;
		const {sizes, letterPairs, markPairs} = tally;
		const begins = letters[index]!;
		const lacking = size - holders[letter]!;
		const row = letter * letterCount;
		kept = 0;
		for (let at = index + 1; at < count; at++) {
			const other = letters[at]!;
			keep(holders[other]! - letterPairs[row + other]!, misses - 1);
		}

		best.fill(0, kept + 1, misses);

		ofLacking[1] = holders[begins]! - letterPairs[row + begins]!;
		for (let taken = 2; taken <= misses; taken++) ofLacking[taken] = ofLacking[taken - 1]! + best[taken - 1]!;
		for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
			const pairs = mark * letterCount;
			const gone = markPairs[pairs + begins]!;
			const members = sizes[mark]! - gone;
			if (lacking - ofLacking[misses]! >= members) continue;
			kept = 0;
			for (let at = index + 1; at < count; at++) {
				const other = letters[at]!;
				if (other !== letter) keep(markPairs[pairs + other]!, misses - 1);
			}

			best.fill(0, kept + 1, misses);

			let takenHere = gone;
			for (let taken = 1; taken <= misses; taken++) {
				if (taken > 1) takenHere += best[taken - 1]!;
				if (lacking - ofLacking[taken]! < members && isRoomy(prospect, mark, takenHere, taken)) return true;
			}
		}

		return false;
	}

	return (prospect, index) => {
		const {misses, holders, letters, count} = prospect;
		// The letters are in order, so the next ones take away most.
		for (let taken = 1; taken <= misses; taken++) {
			const at = index + taken - 1;
			ofAll[taken] = ofAll[taken - 1]! + (at < count ? holders[letters[at]!]! : 0);
		}

		for (let letter = 0; letter < letterCount; letter++) {
			if (holders[letter] === 0 || letter === letters[index]) continue;
			if (!mayAppear(prospect, letter)) continue;
			if (!hasPairs || canAppear(prospect, index, letter)) return true;
		}

		return false;
	};
}
