import type {LetterSet} from '../../../alphabet.js';
import {selectAt} from './select.js';
import {emptyState, type LetterModel} from './letter-model.js';

/** So many contexts are told apart at each place of a word. */
const mostContexts = 100;

/** What a letter model says of the words that fit a pattern. */
export type Reading = {
	/** The chance that a word fits. */
	readonly total: number;
	/** The chance that it fits and has a letter in a hidden place, by letter. */
	readonly holding: Float64Array;
};

/** The contexts that are possible after some letters, with the chance of all ways to each. */
type Layer = {count: number; readonly states: Uint32Array; readonly chances: Float64Array};

/** The steps from the contexts of a layer to those of the next. */
type Steps = {
	count: number;
	readonly from: Uint16Array;
	readonly letters: Uint8Array;
	readonly to: Uint16Array;
	readonly chances: Float64Array;
};

const newLayer = (size: number): Layer => ({
	count: 0,
	states: new Uint32Array(size),
	chances: new Float64Array(size),
});

const newSteps = (size: number): Steps => ({
	count: 0,
	from: new Uint16Array(size),
	letters: new Uint8Array(size),
	to: new Uint16Array(size),
	chances: new Float64Array(size),
});

/** Where no place is known. */
const nowhere = 0xffff;

/** The chance of each symbol after a context, and the context after it: valid until the next call. */
function createSpread({starts, shorter, rest, symbols, shares, next}: LetterModel, letterCount: number) {
	const chances = new Float64Array(letterCount + 1);
	const follows = new Uint32Array(letterCount + 1);
	const spread = (context: number): void => {
		chances.fill(0);
		follows.fill(emptyState);
		let part = 1;
		let state = context;
		for (;;) {
			for (let entry = starts[state]!; entry < starts[state + 1]!; entry++) {
				const symbol = symbols[entry]!;
				chances[symbol]! += part * shares[entry]!;
				if (follows[symbol] === emptyState) follows[symbol] = next[entry]!;
			}

			part *= rest[state]!;
			if (state === emptyState) break;
			state = shorter[state]!;
		}

		// A symbol that the list lacks has a chance, too.
		for (let symbol = 0; symbol <= letterCount; symbol++) chances[symbol]! += part / (letterCount + 1);
	};

	return {chances, follows, spread};
}

/** Gathers contexts with their chances, and then keeps `mostContexts` of them. */
function createGathering({shorter}: LetterModel, size: number) {
	const places = new Uint16Array(shorter.length).fill(nowhere);
	const {states, chances} = newLayer(size);
	/** The place of the shorter context that one gave way to. */
	const becomes = new Uint16Array(size);
	const sorted = new Float64Array(size);
	let count = 0;

	const resolve = (place: number): number => {
		let found = place;
		while (becomes[found] !== nowhere) found = becomes[found]!;
		return found;
	};

	/** Adds to the chance of a context, and gives its place. */
	const add = (state: number, chance: number): number => {
		if (places[state] === nowhere) {
			places[state] = count;
			states[count] = state;
			chances[count] = 0;
			becomes[count++] = nowhere;
		}

		const place = resolve(places[state]!);
		chances[place]! += chance;
		return place;
	};

	/** The unlikelier contexts give way to the shorter ones that they end in, which takes nothing from the whole; gives how many stay. */
	const shorten = (kept: number): number => {
		let alive = 0;
		for (let place = 0; place < count; place++)
			if (becomes[place] === nowhere) sorted[alive++] = chances[place]!;
		const least = selectAt(sorted.subarray(0, alive), kept - mostContexts);
		for (let place = 0, end = count; place < end; place++) {
			const state = states[place]!;
			if (becomes[place] !== nowhere || chances[place]! > least || state === emptyState) continue;
			becomes[place] = add(shorter[state]!, chances[place]!);
		}

		alive = 0;
		for (let place = 0; place < count; place++) if (becomes[place] === nowhere) alive++;
		return alive;
	};

	return {
		add,
		/** Writes the contexts that are kept to a layer. */
		keep: (layer: Layer): void => {
			for (let kept = count; kept > mostContexts;) kept = shorten(kept);
			layer.count = 0;
			for (let place = 0; place < count; place++) {
				places[states[place]!] = nowhere;
				if (becomes[place] !== nowhere) continue;
				layer.states[layer.count] = states[place]!;
				layer.chances[layer.count] = chances[place]!;
				states[place] = layer.count++;
			}

			count = 0;
		},
		/** Where a place that was added stands in the layer that was written last. */
		placeOf: (place: number): number => states[resolve(place)]!,
	};
}

/** Reads patterns with a letter model; the calls share their working memory. */
export function createLattice(model: LetterModel, letterCount: number) {
	const mostSteps = mostContexts * letterCount;
	const {chances, follows, spread} = createSpread(model, letterCount);
	// Contexts that give way may add as many again at each length.
	const {add, keep, placeOf} = createGathering(model, 4 * mostSteps);
	const layers = [newLayer(mostContexts)];
	const steps: Steps[] = [];

	/** Goes on by any of some letters at a place. */
	const advance = (place: number, letters: readonly number[]): void => {
		layers[place + 1] ??= newLayer(mostContexts);
		steps[place] ??= newSteps(mostSteps);
		const before = layers[place]!;
		const step = steps[place];
		step.count = 0;
		for (let from = 0; from < before.count; from++) {
			spread(before.states[from]!);
			for (const letter of letters) {
				const chance = chances[letter]!;
				step.from[step.count] = from;
				step.letters[step.count] = letter;
				step.chances[step.count] = chance;
				step.to[step.count++] = add(follows[letter]!, before.chances[from]! * chance);
			}
		}

		keep(layers[place + 1]!);
		for (let each = 0; each < step.count; each++) step.to[each] = placeOf(step.to[each]!);
	};

	// For each context the chance of the rest of the word without each letter; and, last, with all.
	const width = letterCount + 1;
	let rests = new Float64Array(mostContexts * width);
	let before = new Float64Array(mostContexts * width);

	const goBack = (place: number, isHidden: boolean): void => {
		const {count, from, letters, to, chances: each} = steps[place]!;
		before.fill(0, 0, layers[place]!.count * width);
		for (let step = 0; step < count; step++) {
			const chance = each[step]!;
			const source = from[step]! * width;
			const target = to[step]! * width;
			const own = source + letters[step]!;
			const without = before[own]!;
			for (let at = 0; at < width; at++) before[source + at]! += chance * rests[target + at]!;
			if (isHidden) before[own] = without;
		}

		[before, rests] = [rests, before];
	};

	return {
		/** What the model says of a pattern: letters by their numbers, -1 where one is hidden; no letter guessed stands there. */
		read(pattern: readonly number[], guessed: LetterSet): Reading {
			const free = Array.from({length: letterCount}, (_, letter) => letter).filter(
				letter => (guessed & (1 << letter)) === 0,
			);
			add(model.begin, 1);
			keep(layers[0]!);
			for (const [place, shown] of pattern.entries()) advance(place, shown < 0 ? free : [shown]);
			const last = layers[pattern.length]!;
			for (let at = 0; at < last.count; at++) {
				spread(last.states[at]!);
				rests.fill(chances[letterCount]!, at * width, (at + 1) * width);
			}

			for (let place = pattern.length - 1; place >= 0; place--) goBack(place, pattern[place]! < 0);
			const total = rests[letterCount]!;
			return {
				total,
				holding: Float64Array.from({length: letterCount}, (_, letter) => total - rests[letter]!),
			};
		},
	};
}

/** The chance of a word. */
export function chanceOf(model: LetterModel, letterCount: number, word: Uint8Array): number {
	const {starts, shorter, rest, symbols, shares, next} = model;
	let chance = 1;
	let state = model.begin;
	for (let at = 0; at <= word.length; at++) {
		const symbol = at < word.length ? word[at]! : letterCount;
		let part = 1;
		let own = 0;
		let follows = emptyState;
		for (;;) {
			let entry = starts[state]!;
			const end = starts[state + 1]!;
			while (entry < end && symbols[entry]! < symbol) entry++;
			if (entry < end && symbols[entry] === symbol) {
				own += part * shares[entry]!;
				if (follows === emptyState) follows = next[entry]!;
			}

			part *= rest[state]!;
			if (state === emptyState) break;
			state = shorter[state]!;
		}

		chance *= own + part / (letterCount + 1);
		state = follows;
	}

	return chance;
}
