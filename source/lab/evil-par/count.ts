import type {LetterSet} from '../../engine/alphabet.js';
import {layOut, type Layout} from '../../engine/hangman/solver/layout.js';
import type {Words} from '../../engine/words/words.js';

/** The solver's layout; the marks of a letter are in the order of their patterns, so among equal families `evil` keeps the one with the lowest mark. */
export type EvilLayout = Layout & {
	/** The first mark of each letter; the last entry is one more than the last mark. */
	readonly first: Uint32Array;
};

export function layOutForEvil(words: Words): EvilLayout {
	const layout = layOut(words);
	const {bases, letters} = layout.marks;
	return {...layout, first: Uint32Array.from([...bases, letters.length - 1], base => base + 1)};
}

/** The counts of a pool, by mark and by letter. */
export type Count = {
	/** The number of words with each mark, and their keys. */
	readonly sizes: Uint32Array;
	readonly markKeysA: Int32Array;
	readonly markKeysB: Int32Array;
	/** The number of words with each letter, 0 if it divides nothing; and the keys of the words with it. */
	readonly holders: Uint32Array;
	readonly keysA: Int32Array;
	readonly keysB: Int32Array;
	/** The most words of a family of each letter, and its mark. */
	readonly largest: Uint32Array;
	readonly best: Uint32Array;
	/** The letters in no word. */
	absent: LetterSet;
};

export function createCount({marks, columns}: EvilLayout): Count {
	const [markCount, letterCount] = [marks.letters.length, columns.length];
	return {
		sizes: new Uint32Array(markCount),
		markKeysA: new Int32Array(markCount),
		markKeysB: new Int32Array(markCount),
		holders: new Uint32Array(letterCount),
		keysA: new Int32Array(letterCount),
		keysB: new Int32Array(letterCount),
		largest: new Uint32Array(letterCount),
		best: new Uint32Array(letterCount),
		absent: 0,
	};
}

function countMarks(count: Count, {marks: {width, of}, keys}: EvilLayout, pool: Uint32Array): void {
	const {sizes, markKeysA, markKeysB} = count;
	sizes.fill(0);
	markKeysA.fill(0);
	markKeysB.fill(0);
	for (const word of pool) {
		const keyA = keys.keysA[word]!;
		const keyB = keys.keysB[word]!;
		const start = word * width;
		for (let next = start; next < start + width; next++) {
			const mark = of[next]!;
			if (mark === 0) break;
			sizes[mark]!++;
			markKeysA[mark]! ^= keyA;
			markKeysB[mark]! ^= keyB;
		}
	}
}

/** Counts a pool anew. */
export function countPool(count: Count, layout: EvilLayout, pool: Uint32Array): void {
	const {sizes, markKeysA, markKeysB, holders, keysA, keysB, largest, best} = count;
	const {first} = layout;
	countMarks(count, layout, pool);
	count.absent = 0;
	for (let letter = 0; letter < holders.length; letter++) {
		let [sum, most, keyA, keyB] = [0, 0, 0, 0];
		for (let mark = first[letter]!, end = first[letter + 1]!; mark < end; mark++) {
			const members = sizes[mark]!;
			sum += members;
			keyA ^= markKeysA[mark]!;
			keyB ^= markKeysB[mark]!;
			if (members <= most) continue;
			most = members;
			best[letter] = mark;
		}

		if (sum === 0) count.absent |= 1 << letter;
		holders[letter] = most === pool.length ? 0 : sum;
		largest[letter] = most;
		keysA[letter] = keyA;
		keysB[letter] = keyB;
	}
}
