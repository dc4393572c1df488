import type {Words} from '../../words/words.js';

/** The words of one length laid out for the search: all that can be told about a single word is told once. */
export type EvilLayout = {
	readonly words: Words;
	/** How many letters there may be: one more than the highest that stands in a word. */
	readonly letterCount: number;
	/**
	For each word as many entries as it is long, the first `distinct` of them used: a number for each of its letters that says where it stands.

	The numbers are in the order of the letters, then of the patterns that they show: among equal families of a letter `evil` keeps the one with the lowest.
	*/
	readonly marks: Uint32Array;
	/** How many different letters each word has. */
	readonly distinct: Uint8Array;
	/** The letter of each mark, and in how many places it stands. */
	readonly letterOf: Uint8Array;
	readonly times: Uint8Array;
	/** The first mark of each letter; the last entry is the number of marks. */
	readonly first: Uint32Array;
	/** Two numbers of 32 bits for each word; a pool is known by the two that its words give when they are combined with `xor`. */
	readonly keysA: Int32Array;
	readonly keysB: Int32Array;
};

/** A number of 32 bits that looks drawn, from a counter. */
function scatter(counter: number): number {
	let bits = counter + 0x9e_37_79_b9;
	bits = Math.imul(bits ^ (bits >>> 16), 0x21_f0_aa_ad);
	bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97);
	return bits ^ (bits >>> 15);
}

/** Where each letter of a word stands: the first place is the highest digit, so that the order of the numbers is the order of the patterns. */
function placesIn({letters, length}: Words, word: number): ReadonlyMap<number, number> {
	const places = new Map<number, number>();
	for (let place = 0; place < length; place++) {
		const letter = letters[word * length + place]!;
		places.set(letter, (places.get(letter) ?? 0) + 2 ** (length - 1 - place));
	}

	return places;
}

const countDigits = (places: number): number => places.toString(2).replaceAll('0', '').length;

/** Lays out the words of one length; takes time in proportion to their letters. */
export function layOutForEvil(words: Words): EvilLayout {
	const {length, count, letters} = words;
	const letterCount = letters.reduce((most, letter) => Math.max(most, letter + 1), 0);
	const numbers = Array.from({length: letterCount}, () => new Map<number, number>());
	for (let word = 0; word < count; word++)
		for (const [letter, places] of placesIn(words, word)) numbers[letter]?.set(places, 0);

	const letterOf: number[] = [];
	const times: number[] = [];
	const first = new Uint32Array(letterCount + 1);
	for (const [letter, known] of numbers.entries()) {
		for (const places of [...known.keys()].sort((a, b) => a - b)) {
			known.set(places, letterOf.length);
			letterOf.push(letter);
			times.push(countDigits(places));
		}

		first[letter + 1] = letterOf.length;
	}

	const marks = new Uint32Array(count * length);
	const distinct = new Uint8Array(count);
	for (let word = 0; word < count; word++) {
		let next = word * length;
		for (const [letter, places] of placesIn(words, word)) marks[next++] = numbers[letter]?.get(places) ?? 0;
		distinct[word] = next - word * length;
	}

	return {
		words,
		letterCount,
		marks,
		distinct,
		letterOf: Uint8Array.from(letterOf),
		times: Uint8Array.from(times),
		first,
		keysA: new Int32Array(count).map((_, word) => scatter(word)),
		keysB: new Int32Array(count).map((_, word) => scatter(~word)),
	};
}
