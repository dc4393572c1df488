import type {LetterIndex} from '../../engine/words/letter-index.js';

export type Count = ReturnType<typeof createCount>;

export function createCount({words, marks}: LetterIndex) {
	const markCount = marks().letters.length;
	const letterCount = words.alphabet.letters.length;
	return {
		/** The number of words with each mark, and their keys. */
		sizes: new Uint32Array(markCount),
		markKeysA: new Int32Array(markCount),
		markKeysB: new Int32Array(markCount),
		/** The number of words with each letter, 0 if it divides nothing; and the keys of the words with it. */
		holders: new Uint32Array(letterCount),
		keysA: new Int32Array(letterCount),
		keysB: new Int32Array(letterCount),
		/** The most words of a family of each letter, and its mark. */
		largest: new Uint32Array(letterCount),
		best: new Uint32Array(letterCount),
	};
}

function countMarks(count: Count, {marks, keys}: LetterIndex, pool: Uint32Array): void {
	const {sizes, markKeysA, markKeysB} = count;
	const {width, of} = marks();
	const {keysA, keysB} = keys();
	sizes.fill(0);
	markKeysA.fill(0);
	markKeysB.fill(0);
	for (const word of pool) {
		const keyA = keysA[word]!;
		const keyB = keysB[word]!;
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

/** Counts a pool anew. The marks of a letter are in the order of their patterns, so of equal families `evil` keeps the one with the lowest mark. */
export function countPool(count: Count, index: LetterIndex, pool: Uint32Array): void {
	const {sizes, markKeysA, markKeysB, holders, keysA, keysB, largest, best} = count;
	const {bases} = index.marks();
	countMarks(count, index, pool);
	for (let letter = 0; letter < holders.length; letter++) {
		let [sum, most, keyA, keyB] = [0, 0, 0, 0];
		for (let mark = bases[letter]! + 1, last = bases[letter + 1]!; mark <= last; mark++) {
			const members = sizes[mark]!;
			sum += members;
			keyA ^= markKeysA[mark]!;
			keyB ^= markKeysB[mark]!;
			if (members <= most) continue;
			most = members;
			best[letter] = mark;
		}

		holders[letter] = most === pool.length ? 0 : sum;
		largest[letter] = most;
		keysA[letter] = keyA;
		keysB[letter] = keyB;
	}
}
