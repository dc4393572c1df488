import type {Alphabet} from '../../../alphabet.js';
import type {WordList} from '../../../words/word-list.js';

/** How many letters before it a letter depends on. */
const reach = 5;

/**
The chance of each letter of a word after those before it: interpolated Kneser-Ney smoothing with three discounts (Chen and Goodman 1999), up to five letters of context, the two ends of a word among them.

A state is a context. Its entries are the symbols seen after it: the letters by their numbers, then the end of the word.
*/
export type LetterModel = {
	/** The states' first entries, one state after the other; the last number is the count of all entries. */
	readonly starts: Uint32Array;
	/** The state of the context without its first letter. */
	readonly shorter: Uint32Array;
	/** What is left, at each state, for the shorter context to say. */
	readonly rest: Float32Array;
	readonly symbols: Uint8Array;
	/** What each entry's symbol has of its own, beside its part of the rest. */
	readonly shares: Float32Array;
	/** The state after an entry's symbol; 0 where the shorter context knows it. */
	readonly next: Uint32Array;
	/** The state at the beginning of a word. */
	readonly begin: number;
};

/** The state of the empty context. */
export const emptyState = 0;

/** Distinct n-grams of one length, in order, and how often each counts. */
type Grams = {readonly codes: Uint32Array; readonly counts: Uint32Array};

function countSorted(codes: Uint32Array): Grams {
	codes.sort();
	const counts = new Uint32Array(codes.length);
	let kinds = 0;
	for (let at = 0; at < codes.length; at++) {
		if (at === 0 || codes[at] !== codes[at - 1]) codes[kinds++] = codes[at]!;
		counts[kinds - 1]!++;
	}

	return {codes: codes.slice(0, kinds), counts: counts.slice(0, kinds)};
}

/**
The n-grams of all lengths, the shortest first.

The longest count as often as they occur, and so do those that begin a word. Any other counts the letters that come before it, each once.
*/
function countGrams({letters, starts}: WordList, base: number): readonly Grams[] {
	const count = starts.length - 1;
	const end = base - 2;
	const begin = base - 1;
	const longest = new Uint32Array(letters.length + count);
	const whole = base ** reach;
	let size = 0;
	const beginnings = Array.from({length: reach + 1}, (): number[] => []);
	for (let word = 0; word < count; word++) {
		let code = begin;
		const last = starts[word + 1]!;
		for (let at = starts[word]!, before = 1; at <= last; at++, before++) {
			code = (code % whole) * base + (at < last ? letters[at]! : end);
			if (before >= reach) longest[size++] = code;
			else beginnings[before]!.push(code);
		}
	}

	const levels = [countSorted(longest.slice(0, size))];
	for (let length = reach; length >= 1; length--) {
		const {codes} = levels[0]!;
		const own = beginnings[length - 1]!;
		const all = new Uint32Array(codes.length + own.length);
		const tail = base ** length;
		for (let at = 0; at < codes.length; at++) all[at] = codes[at]! % tail;
		all.set(own, codes.length);
		levels.unshift(countSorted(all));
	}

	return levels;
}

/** What is taken from a count of one, two, and more, so that unseen symbols have a chance. */
function discountsOf({counts}: Grams): readonly number[] {
	const [, ones = 0, twos = 0, threes = 0, fours = 0] = countKinds(counts);
	const share = ones === 0 ? 0.5 : ones / (ones + 2 * twos);
	const discount = (count: number, kinds: number, more: number) => {
		const taken = count - (count + 1) * share * (more / kinds);
		return taken > 0 && taken < count ? taken : share;
	};
	return [0, discount(1, ones, twos), discount(2, twos, threes), discount(3, threes, fours)];
}

function countKinds(counts: Uint32Array): readonly number[] {
	const kinds = [0, 0, 0, 0, 0];
	for (const count of counts) if (count <= 4) kinds[count]!++;
	return kinds;
}

/** Learns the model from all words of a list. */
export function learnLetters(list: WordList, alphabet: Alphabet): LetterModel {
	const base = alphabet.letters.length + 2;
	const grams = countGrams(list, base);
	const size = grams.reduce((sum, {codes}) => sum + codes.length, 0);
	const contexts = grams.map(({codes}) => countContexts(codes, base));
	const states = contexts.reduce((sum, count) => sum + count, 0);
	const model = {
		starts: new Uint32Array(states + 1),
		shorter: new Uint32Array(states),
		rest: new Float32Array(states),
		symbols: new Uint8Array(size),
		shares: new Float32Array(size),
		next: new Uint32Array(size),
		begin: contexts[0]! + contexts[1]! - 1,
	};
	const end = base - 2;
	let entry = 0;
	let state = -1;
	for (const [level, {codes, counts}] of grams.entries()) {
		const discounts = discountsOf(grams[level]!);
		// A state of the next level is an entry of this one, in the same order; the beginning of a word comes after all.
		let follower = state + 1 + contexts[level]!;
		for (let at = 0; at < codes.length;) {
			const context = Math.floor(codes[at]! / base);
			model.starts[++state] = entry;
			const first = at;
			let total = 0;
			let kept = 0;
			for (; at < codes.length && Math.floor(codes[at]! / base) === context; at++) total += counts[at]!;
			for (let each = first; each < at; each++, entry++) {
				const symbol = codes[each]! % base;
				const count = counts[each]! - discounts[Math.min(counts[each]!, 3)]!;
				kept += count;
				model.symbols[entry] = symbol;
				model.shares[entry] = count / total;
				if (level === reach || symbol === end) continue;
				model.next[entry] = follower;
				model.shorter[follower] = level === 0 ? emptyState : after(model, model.shorter[state]!, symbol);
				follower++;
			}

			model.rest[state] = 1 - kept / total;
		}
	}

	model.starts[states] = entry;
	return model;
}

function countContexts(codes: Uint32Array, base: number): number {
	let contexts = 0;
	let last = -1;
	for (const code of codes) {
		const context = Math.floor(code / base);
		if (context !== last) contexts++;
		last = context;
	}

	return contexts;
}

/** The state after a symbol that was seen after this one. */
function after({starts, symbols, next}: LetterModel, state: number, symbol: number): number {
	for (let entry = starts[state]!; entry < starts[state + 1]!; entry++)
		if (symbols[entry] === symbol) return next[entry]!;
	throw new Error('What follows a context follows its end, too');
}
