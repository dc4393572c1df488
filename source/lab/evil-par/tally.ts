import type {EvilLayout} from './layout.js';

/** Counts over a pool. Words are added and taken away one by one, so that a pool that has lost a few need not be counted anew. */
export type Tally = {
	/** How many words have each mark. */
	readonly sizes: Uint32Array;
	/** How many words with each mark have each letter, mark after mark; empty where pairs are not counted. */
	readonly markPairs: Uint16Array | Uint32Array;
	/** How many words with each letter have each other one, letter after letter. */
	readonly letterPairs: Uint32Array;
	/** The keys of the words with each mark. */
	readonly keysA: Int32Array;
	readonly keysB: Int32Array;
};

export function createTallies(layout: EvilLayout, hasPairs: boolean) {
	const {words, columns, keys} = layout;
	const {width, of, letters} = layout.marks;
	const letterCount = columns.length;
	const PairCounts = words.count < 2 ** 16 ? Uint16Array : Uint32Array;

	function change(tally: Tally, word: number, by: number): void {
		const {sizes, markPairs, letterPairs} = tally;
		const keyA = keys.keysA[word]!;
		const keyB = keys.keysB[word]!;
		const start = word * width;
		const end = start + width;
		for (let at = start; at < end; at++) {
			const mark = of[at]!;
			if (mark === 0) break;
			sizes[mark]! += by;
			tally.keysA[mark]! ^= keyA;
			tally.keysB[mark]! ^= keyB;
			if (!hasPairs) continue;
			const letter = letters[mark]!;
			const markRow = mark * letterCount;
			const letterRow = letter * letterCount;
			for (let other = start; other < end && of[other] !== 0; other++) {
				const partner = letters[of[other]!]!;
				markPairs[markRow + partner]! += by;
				letterPairs[letterRow + partner]! += by;
			}
		}
	}

	return {
		create: (): Tally => ({
			sizes: new Uint32Array(letters.length),
			markPairs: new PairCounts(hasPairs ? letters.length * letterCount : 0),
			letterPairs: new Uint32Array(hasPairs ? letterCount ** 2 : 0),
			keysA: new Int32Array(letters.length),
			keysB: new Int32Array(letters.length),
		}),
		add: (tally: Tally, word: number) => change(tally, word, 1),
		take: (tally: Tally, word: number) => change(tally, word, -1),
		clear(tally: Tally): void {
			for (const cells of Object.values(tally)) cells.fill(0);
		},
		copy(from: Tally, to: Tally): void {
			to.sizes.set(from.sizes);
			to.markPairs.set(from.markPairs);
			to.letterPairs.set(from.letterPairs);
			to.keysA.set(from.keysA);
			to.keysB.set(from.keysB);
		},
		/** The cost of copying a tally, in words added. */
		weight: hasPairs ? letters.length * 2 : letters.length / 3,
	};
}
