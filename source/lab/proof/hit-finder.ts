import {countSet, lowestLetter, mostLetters, type LetterSet} from '../../engine/alphabet.js';
import type {Pool, Words} from '../../engine/words/words.js';

/**
Why some number of letters can't hit every word of a pool, that is, have a letter of each.

`apart`: words no two of which share a counted letter. Otherwise one letter of `word` is taken after another: each branch is about the words without it, and letters taken before no longer count.
*/
export type Unhit =
	| {readonly apart: readonly number[]}
	| {readonly word: number; readonly branches: readonly {readonly letter: LetterSet; readonly rest: Unhit}[]};

type Target = {readonly word: number; readonly set: LetterSet};

const patience = 400;

function* lettersOf(set: LetterSet): Generator<LetterSet> {
	for (let rest = set; rest !== 0; rest &= rest - 1) yield rest & -rest;
}

function countHolders(targets: readonly Target[]): Uint32Array {
	const holders = new Uint32Array(mostLetters);
	for (const {set} of targets)
		for (let rest = set; rest !== 0; rest &= rest - 1) holders[lowestLetter(rest)]!++;
	return holders;
}

function sumOver(set: LetterSet, holders: Uint32Array): number {
	let sum = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) sum += holders[lowestLetter(rest)]!;
	return sum;
}

/** Whether `count` letters hit all words when each is the one that most of the words left have. Without this look first, writing proofs would take a fifth longer. */
function isHit(targets: readonly Target[], count: number): boolean {
	let rest = targets;
	for (let left = count; left > 0; left--) {
		const holders = countHolders(rest);
		const letter = 1 << holders.indexOf(Math.max(...holders));
		rest = rest.filter(({set}) => (set & letter) === 0);
	}

	return rest.length === 0;
}

/** Shows that no `count` letters hit every word of a pool, not counting those of `uncounted`; `undefined` where some do, or it takes too long to see. */
export function findUnhit({sets}: Words, pool: Pool, count: number, uncounted: LetterSet): Unhit | undefined {
	let left = patience;

	function find(all: readonly Target[], allowed: number): Unhit | undefined {
		if (left-- <= 0 || isHit(all, allowed)) return undefined;
		const bare = all.find(({set}) => set === 0);
		if (bare !== undefined) return {apart: [bare.word]};
		const holders = countHolders(all);
		const ranked = all
			.map(target => ({...target, shared: sumOver(target.set, holders)}))
			.sort((a, b) => a.shared - b.shared);
		const apart = findApart(ranked, allowed + 1);
		if (apart !== undefined) return {apart};

		// A shortest word has the fewest branches, and common letters leave few words to each.
		const asked = ranked.reduce((a, b) => (countSet(b.set) <= countSet(a.set) ? b : a));
		const branches: {readonly letter: LetterSet; readonly rest: Unhit}[] = [];
		let tried: LetterSet = 0;
		const letters = Array.from(lettersOf(asked.set));
		for (const letter of letters.sort((a, b) => holders[lowestLetter(b)]! - holders[lowestLetter(a)]!)) {
			const others = all.filter(({set}) => (set & letter) === 0);
			const rest = find(
				others.map(({word, set}) => ({word, set: set & ~tried})),
				allowed - 1,
			);
			if (rest === undefined) return undefined;
			branches.push({letter, rest});
			tried |= letter;
		}

		return {word: asked.word, branches};
	}

	return find(
		Array.from(pool, word => ({word, set: sets[word]! & ~uncounted})),
		count,
	);
}

/** `count` words no two of which share a letter, if they are found; words with rare letters are tried first. */
function findApart(ranked: readonly Target[], count: number): readonly number[] | undefined {
	const apart: number[] = [];
	let letters: LetterSet = 0;
	for (const {word, set} of ranked) {
		if ((set & letters) !== 0) continue;
		letters |= set;
		if (apart.push(word) === count) return apart;
	}

	return undefined;
}
