import type {LetterSet} from '../../../alphabet.js';
import {bisect} from '../../../bisect.js';
import type {WordList, Words} from '../../../words/words.js';

const reach = 5;

/** Taken from every count, so that unseen letters have a chance. */
const discount = 0.75;

const mostContexts = 100;

/**
The chance of each letter, given up to five letters before it, by interpolated Kneser-Ney smoothing. Both ends of a word count as letters.

An n-gram is a number in base `base`: each letter is a digit, the next digit is the end of a word, and the highest is all before its beginning.
*/
export type LetterModel = {
	readonly base: number;
	/** The n-grams of one length and each longer one by their numbers, in order, and what each has of its context, beside its part of the rest. */
	readonly levels: readonly Level[];
};

type Level = {readonly codes: Uint32Array; readonly shares: Float32Array};

function countKinds(codes: Uint32Array): {readonly codes: Uint32Array; readonly counts: Uint32Array} {
	codes.sort();
	const kinds = codes.filter((code, at) => at === 0 || code !== codes[at - 1]);
	const counts = new Uint32Array(kinds.length);
	for (let kind = 0, at = 0; kind < kinds.length; kind++)
		for (; codes[at] === kinds[kind]; at++) counts[kind]!++;
	return {codes: kinds, counts};
}

function sharesOf(codes: Uint32Array, counts: Uint32Array, base: number): Float32Array {
	const shares = new Float32Array(codes.length);
	for (let from = 0, to = 0; from < codes.length; from = to) {
		const context = Math.floor(codes[from]! / base);
		let total = 0;
		for (; to < codes.length && Math.floor(codes[to]! / base) === context; to++) total += counts[to]!;
		for (let at = from; at < to; at++) shares[at] = (counts[at]! - discount) / total;
	}

	return shares;
}

/** Learns the model from all words of a list. The longest n-grams count as often as they occur; any other counts the letters that come before it, each once. */
export function learnLetters({alphabet, letters, starts, count}: WordList): LetterModel {
	const base = alphabet.letters.length + 2;
	const whole = base ** reach;
	let codes = new Uint32Array(letters.length + count);
	let size = 0;
	for (let word = 0; word < count; word++) {
		let code = whole - 1;
		for (let at = starts[word]!; at <= starts[word + 1]!; at++) {
			const symbol = at < starts[word + 1]! ? letters[at]! : base - 2;
			code = (code % whole) * base + symbol;
			codes[size++] = code;
		}
	}

	const levels: Level[] = [];
	for (let length = reach; length >= 0; length--) {
		const kinds = countKinds(codes);
		levels.unshift({codes: kinds.codes, shares: sharesOf(kinds.codes, kinds.counts, base)});
		codes = kinds.codes.map(code => code % base ** length);
	}

	return {base, levels};
}

function spread({base, levels}: LetterModel, context: number): Float64Array {
	const chances = new Float64Array(base);
	let part = 1;
	for (let length = reach; length >= 0; length--) {
		const {codes, shares} = levels[length]!;
		const first = (context % base ** length) * base;
		let taken = 0;
		for (
			let at = bisect(0, codes.length, place => codes[place]! >= first);
			at < codes.length && codes[at]! < first + base;
			at++
		) {
			chances[codes[at]! - first]! += part * shares[at]!;
			taken += shares[at]!;
		}

		part *= 1 - taken;
	}

	// A symbol that the list lacks has a chance, too.
	for (let symbol = 0; symbol < base - 1; symbol++) chances[symbol]! += part / (base - 1);
	return chances;
}

export function chancesOf(model: LetterModel, {letters, length, count}: Words): Float64Array {
	const {base} = model;
	const spreads = new Map<number, Float64Array>();
	return Float64Array.from({length: count}, (_, word) => {
		let context = base ** reach - 1;
		let chance = 1;
		for (let at = 0; at <= length; at++) {
			const symbol = at < length ? letters[word * length + at]! : base - 2;
			const after = spreads.get(context) ?? spread(model, context);
			spreads.set(context, after);
			chance *= after[symbol]!;
			context = (context % base ** (reach - 1)) * base + symbol;
		}

		return chance;
	});
}

/** The chance of some words together, and of those among them that have each letter in a hidden place. */
export type Chances = {total: number; readonly holding: Float64Array};

/** Words in the making that end in the same letters: for each letter the chance of those without it in a hidden place, and last of all of them. */
type Beginnings = {readonly context: number; readonly chances: Float64Array};

/** The beginnings that are one letter longer, each of some letters; the unlikeliest are let go. */
function lengthen(
	model: LetterModel,
	layer: readonly Beginnings[],
	letters: readonly number[],
	isHidden: boolean,
) {
	const {base} = model;
	const width = base - 1;
	const tail = base ** (reach - 1);
	const spreads = layer.map(({context}) => spread(model, context));
	const keyOf = ({context}: Beginnings, letter: number): number => (context % tail) * base + letter;
	const totals = new Map<number, number>();
	for (const [at, before] of layer.entries())
		for (const letter of letters) {
			const key = keyOf(before, letter);
			totals.set(key, (totals.get(key) ?? 0) + spreads[at]![letter]! * before.chances[width - 1]!);
		}

	const likeliest = [...totals].sort(([one, a], [other, b]) => b - a || one - other).slice(0, mostContexts);
	const next = new Map(likeliest.map(([key]) => [key, new Float64Array(width)]));
	for (const [at, before] of layer.entries())
		for (const letter of letters) {
			const chances = next.get(keyOf(before, letter));
			if (chances === undefined) continue;
			for (let each = 0; each < width; each++)
				if (each !== letter || !isHidden) chances[each]! += spreads[at]![letter]! * before.chances[each]!;
		}

	return Array.from(next, ([context, chances]): Beginnings => ({context, chances}));
}

/** Reads a pattern: letters by their numbers, -1 for a hidden one; no hidden letter is among those guessed. */
export function readPattern(model: LetterModel, pattern: readonly number[], guessed: LetterSet): Chances {
	const {base} = model;
	const end = base - 2;
	const free = Array.from({length: end}, (_, letter) => letter).filter(
		letter => (guessed & (1 << letter)) === 0,
	);
	let layer: readonly Beginnings[] = [
		{context: base ** reach - 1, chances: new Float64Array(base - 1).fill(1)},
	];
	for (const shown of pattern) layer = lengthen(model, layer, shown < 0 ? free : [shown], shown < 0);
	const sums = new Float64Array(base - 1);
	for (const {context, chances} of layer) {
		const chance = spread(model, context)[end]!;
		for (const [at, part] of chances.entries()) sums[at]! += chance * part;
	}

	const total = sums[end]!;
	return {total, holding: sums.subarray(0, end).map(without => total - without)};
}
