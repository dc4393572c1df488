import type {Alphabet} from '../../../alphabet.js';
import {longestWord} from '../../../words/words.js';
import type {WordList} from '../../../words/word-list.js';
import {applyRules, findRules} from './rules.js';
import {divideWords, reverseWords} from './stems.js';

/** Words that are on no list, but should be by what the list has: the shortest first. */
export type MadeWords = WordList & {
	/** How likely it is that each exists and is unlisted. */
	readonly weights: Float32Array;
	/** The sum of all weights. */
	readonly total: number;
};

/** Of words with these odds half exist and are unlisted; fitted on lists of which a tenth was held out. */
const evenOdds = 130;

/** Words by their letters, each once, with the evidence that there is for them. */
function createCollection() {
	let letters = new Uint8Array(1 << 16);
	let starts = new Uint32Array(1 << 12);
	let evidence = new Float32Array(1 << 12);
	let slots = new Int32Array(1 << 13).fill(-1);
	let count = 0;

	const hash = (list: Uint8Array, from: number, to: number): number => {
		let value = 0x81_1c_9d_c5;
		for (let at = from; at < to; at++) value = Math.imul(value ^ list[at]!, 0x01_00_01_93);
		return value ^ (value >>> 15);
	};

	const slotOf = (list: Uint8Array, from: number, to: number): number => {
		for (let slot = hash(list, from, to); ; slot++) {
			slot &= slots.length - 1;
			const word = slots[slot]!;
			if (word < 0) return slot;
			const start = starts[word]!;
			if (starts[word + 1]! - start !== to - from) continue;
			let at = 0;
			while (at < to - from && letters[start + at] === list[from + at]) at++;
			if (at === to - from) return slot;
		}
	};

	const grow = () => {
		letters = enlarged(letters, new Uint8Array(2 * letters.length));
		starts = enlarged(starts, new Uint32Array(2 * starts.length));
		evidence = enlarged(evidence, new Float32Array(2 * evidence.length));
		slots = new Int32Array(2 * slots.length).fill(-1);
		for (let word = 0; word < count; word++) slots[slotOf(letters, starts[word]!, starts[word + 1]!)] = word;
	};

	return {
		/** Adds to the evidence for a word. */
		add: (word: Uint8Array, length: number, more: number) => {
			if (count + 2 >= starts.length || starts[count]! + length > letters.length) grow();
			const slot = slotOf(word, 0, length);
			if (slots[slot]! < 0) {
				const start = starts[count]!;
				for (let at = 0; at < length; at++) letters[start + at] = word[at]!;
				slots[slot] = count++;
				starts[count] = start + length;
				evidence[count - 1] = 0;
			}

			evidence[slots[slot]!]! += more;
		},
		/** The words, the shortest first. */
		finish: (): MadeWords => {
			const ends = new Uint32Array(longestWord + 2);
			for (let word = 0; word < count; word++) ends[starts[word + 1]! - starts[word]! + 1]!++;
			for (let length = 0; length <= longestWord; length++) ends[length + 1]! += ends[length]!;
			const order = new Uint32Array(count);
			for (let word = 0; word < count; word++) order[ends[starts[word + 1]! - starts[word]!]!++] = word;
			const made = {
				letters: new Uint8Array(starts[count]!),
				starts: new Uint32Array(count + 1),
				weights: new Float32Array(count),
			};
			let total = 0;
			for (const [place, word] of order.entries()) {
				const spelled = letters.subarray(starts[word], starts[word + 1]);
				made.letters.set(spelled, made.starts[place]);
				made.starts[place + 1] = made.starts[place]! + spelled.length;
				made.weights[place] = 1 / (1 + evenOdds / Math.expm1(evidence[word]!));
				total += made.weights[place];
			}

			return {...made, total};
		},
	};
}

function enlarged<T extends Uint8Array | Uint32Array | Float32Array>(list: T, larger: T): T {
	larger.set(list);
	return larger;
}

/**
Makes words as those of a list are made: by rules for their endings, and for their beginnings.

Where several stems make a word, the chances that each is wrong are multiplied; its weight follows the odds that not all are.
*/
export function makeWords(
	list: WordList,
	{letters: {length: letterCount}}: Alphabet,
	onProgress?: (share: number) => void,
): MadeWords {
	const {add, finish} = createCollection();
	const word = new Uint8Array(2 * longestWord);
	for (const isReversed of [false, true]) {
		const spelled = isReversed ? reverseWords(list) : list;
		const stems = divideWords(spelled, letterCount);
		applyRules(stems, findRules(stems), (stem, ending, chance) => {
			const start = spelled.starts[stems.words[stem]!]!;
			let length = 0;
			for (let code = stems.codes[ending]!; code > 0; code = Math.floor(code / stems.base))
				word[length++] = (code % stems.base) - 1;
			const stemLength = stems.lengths[stem]!;
			for (let at = stemLength - 1; at >= 0; at--) word[length++] = spelled.letters[start + at]!;
			if (length > longestWord) return;
			// The ending was taken from its last letter, and the stem too: the word stands backward.
			if (!isReversed) word.subarray(0, length).reverse();
			add(word, length, -Math.log(1 - chance));
		});
		onProgress?.(isReversed ? 1 : 0.5);
	}

	return finish();
}
