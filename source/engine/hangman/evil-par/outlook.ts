import type {EvilLayout} from './layout.js';
import type {Tally} from './tally.js';

/** What is asked: a pool of so many words, with so many misses left and places hidden, and letters in the order in which they would be taken away, `holders` the words with each letter. */
export type Prospect = {
	readonly tally: Tally;
	readonly size: number;
	readonly misses: number;
	readonly hidden: number;
	readonly holders: Uint32Array;
	readonly letters: Uint8Array;
	readonly count: number;
};

/** Whether misses that begin with the letter at an index, and go on with later ones only, can lead to anything. */
export type Outlook = (prospect: Prospect, index: number) => boolean;

/**
Bounds from above on what misses can do.

They lead to something when one word is left, or when a letter appears: `evil` shows it only if one of its families has more words than lack the letter. So the misses must take away nearly all words without it, and the family that is left must not have more words than can be told apart with the misses then left. A few letters take away at most the sum of what each does.
*/
export function createOutlook(layout: EvilLayout, room: readonly Float64Array[], hasPairs: boolean): Outlook {
	const {letterCount, first, times} = layout;
	// What the first so many misses take away at most: of all words, of those that lack a letter, of a family.
	const ofAll = new Float64Array(letterCount + 2);
	const ofLacking = new Float64Array(letterCount + 2);
	const best = new Float64Array(letterCount + 2);

	/** Puts a number among the `most` greatest; gives how many there are now. */
	function keep(value: number, kept: number, most: number): number {
		if (kept === most && (most === 0 || value <= best[most - 1]!)) return kept;
		let at = kept < most ? kept : most - 1;
		for (; at > 0 && best[at - 1]! < value; at--) best[at] = best[at - 1]!;
		best[at] = value;
		return Math.min(most, kept + 1);
	}

	function isRoomy(prospect: Prospect, mark: number, taken: number, misses: number): boolean {
		return (
			prospect.tally.sizes[mark]! - taken <= room[prospect.misses - misses]![prospect.hidden - times[mark]!]!
		);
	}

	/** Without a look at pairs of letters. */
	function mayAppear(prospect: Prospect, letter: number): boolean {
		const {tally, size, misses, holders} = prospect;
		const lacking = size - holders[letter]!;
		for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
			const members = tally.sizes[mark]!;
			if (lacking - ofAll[misses]! >= members) continue;
			for (let taken = 1; taken <= misses; taken++)
				if (lacking - ofAll[taken]! < members && isRoomy(prospect, mark, ofAll[taken]!, taken)) return true;
		}

		return false;
	}

	/** With what each letter takes away from the words that lack the other, and from each of its families. */
	function canAppear(prospect: Prospect, index: number, letter: number): boolean {
		const {tally, size, misses, holders, letters, count} = prospect;
		const {sizes, letterPairs, markPairs} = tally;
		const begins = letters[index]!;
		const lacking = size - holders[letter]!;
		const row = letter * letterCount;
		let kept = 0;
		for (let at = index + 1; at < count; at++) {
			const other = letters[at]!;
			if (other !== letter) kept = keep(holders[other]! - letterPairs[row + other]!, kept, misses - 1);
		}

		ofLacking[1] = holders[begins]! - letterPairs[row + begins]!;
		for (let taken = 2; taken <= misses; taken++)
			ofLacking[taken] = ofLacking[taken - 1]! + (taken - 2 < kept ? best[taken - 2]! : 0);
		for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
			const pairs = mark * letterCount;
			const gone = markPairs[pairs + begins]!;
			const members = sizes[mark]! - gone;
			if (lacking - ofLacking[misses]! >= members) continue;
			let keptHere = 0;
			for (let at = index + 1; at < count; at++) {
				const other = letters[at]!;
				if (other !== letter) keptHere = keep(markPairs[pairs + other]!, keptHere, misses - 1);
			}

			let takenHere = gone;
			for (let taken = 1; taken <= misses; taken++) {
				if (taken > 1 && taken - 2 < keptHere) takenHere += best[taken - 2]!;
				if (lacking - ofLacking[taken]! < members && isRoomy(prospect, mark, takenHere, taken)) return true;
			}
		}

		return false;
	}

	return (prospect, index) => {
		const {size, misses, holders, letters, count} = prospect;
		// The letters stand in order, so that the next ones take away most.
		for (let taken = 1; taken <= misses; taken++) {
			const at = index + taken - 1;
			ofAll[taken] = ofAll[taken - 1]! + (at < count ? holders[letters[at]!]! : 0);
		}

		const most = ofAll[misses]!;
		if (size - most < 2) return true;
		for (let letter = 0; letter < letterCount; letter++) {
			if (holders[letter] === 0 || letter === letters[index]) continue;
			if (!mayAppear(prospect, letter)) continue;
			if (!hasPairs || canAppear(prospect, index, letter)) return true;
		}

		return false;
	};
}
