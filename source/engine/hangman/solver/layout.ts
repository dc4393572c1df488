import type {Words} from '../../words/words.js';
import {findChains, type Chains} from './chains.js';

/** The words of one length laid out for searching: all that can be told about a single word is told once. */
export type Layout = {
	readonly words: Words;
	/**
	For each word as many entries as it is long, the first `distinct` of them used: one for each of its letters, which says by a number in which places the letter stands.

	The words of a pool with the same number are a family of that letter.
	*/
	readonly families: Uint32Array;
	/** How many different letters each word has. */
	readonly distinct: Uint8Array;
	/** The letter (0 to 25) of each family. */
	readonly letterOf: Uint8Array;
	readonly chains: Chains;
	/** Two numbers of 32 bits for each word; a pool is known by the two that its words give when they are combined with `xor`. */
	readonly keysA: Int32Array;
	readonly keysB: Int32Array;
};

/** A number of 32 bits that looks drawn, from a counter. Sums of its results must not be predictable, so xor and shifts alone would not do. */
function scatter(counter: number): number {
	let bits = counter + 0x9e_37_79_b9;
	bits = Math.imul(bits ^ (bits >>> 16), 0x21_f0_aa_ad);
	bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97);
	return bits ^ (bits >>> 15);
}

function numberFamilies({length, count, letters}: Words): Pick<Layout, 'families' | 'distinct' | 'letterOf'> {
	const families = new Uint32Array(count * length);
	const distinct = new Uint8Array(count);
	const letterOf: number[] = [];
	const numbers = Array.from({length: 26}, () => new Map<number, number>());
	const places = new Float64Array(26);
	for (let word = 0; word < count; word++) {
		const start = word * length;
		for (let place = 0; place < length; place++) {
			const letter = letters[start + place]!;
			places[letter]! += 2 ** place;
		}

		let next = start;
		for (let place = 0; place < length; place++) {
			const letter = letters[start + place]!;
			const key = places[letter]!;
			if (key === 0) continue;
			places[letter] = 0;
			const known = numbers[letter]?.get(key);
			const family = known ?? letterOf.length;
			if (known === undefined) {
				numbers[letter]?.set(key, family);
				letterOf.push(letter);
			}

			families[next++] = family;
		}

		distinct[word] = next - start;
	}

	return {families, distinct, letterOf: Uint8Array.from(letterOf)};
}

/** Lay out the words of one length; takes time in proportion to their letters. */
export function layOut(words: Words): Layout {
	const {count} = words;
	return {
		words,
		...numberFamilies(words),
		chains: findChains(words),
		keysA: new Int32Array(count).map((_, word) => scatter(word)),
		keysB: new Int32Array(count).map((_, word) => scatter(~word)),
	};
}
