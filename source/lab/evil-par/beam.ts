import {keysOf} from '../../engine/words/pool-keys.js';
import {everyWord, type Pool} from '../../engine/words/words.js';
import type {EvilLayout} from './layout.js';

/** Letters, by number, and how many of them miss. */
export type Way = {readonly letters: readonly number[]; readonly misses: number};

type Reached = {readonly pool: Pool; readonly letters: readonly number[]};

/** The family that `evil` keeps: the largest, among equals the first. */
export function keptByEvil({columns}: EvilLayout, pool: Pool, letter: number) {
	const {kinds, places} = columns[letter]!;
	const sizes = new Uint32Array(places.length);
	for (const word of pool) sizes[kinds[word]!]!++;
	let best = 0;
	for (let kind = 1; kind < sizes.length; kind++) if (sizes[kind]! > sizes[best]!) best = kind;
	return {pool: pool.filter(word => kinds[word] === best), isMiss: best === 0};
}

/**
Finds letters that beat `evil` by a beam search: of the pools with the same number of misses it follows only the `width` smallest.

It yields after each pool, so that it can be stopped.
*/
export function* followSmallest(layout: EvilLayout, width: number): Generator<undefined, Way> {
	const keyOf = (pool: Pool) => Object.values(keysOf(layout.keys, pool)).join(' ');
	const smallest = (reached: Map<string, Reached>) =>
		[...reached].reduce((least, each) => (each[1].pool.length < least[1].pool.length ? each : least));

	let open = new Map<string, Reached>([['', {pool: everyWord(layout.words), letters: []}]]);
	for (let misses = 0; ; misses++) {
		const seen = new Set(open.keys());
		const after = new Map<string, Reached>();
		for (let followed = 0; open.size > 0 && (followed < width || after.size === 0); followed++) {
			const [key, {pool, letters}] = smallest(open);
			if (pool.length <= 1) return {letters, misses};
			open.delete(key);
			for (const letter of layout.columns.keys()) {
				const kept = keptByEvil(layout, pool, letter);
				if (kept.pool.length === pool.length) continue;
				const nextKey = keyOf(kept.pool);
				const next = {pool: kept.pool, letters: [...letters, letter]};
				if (kept.isMiss) after.set(nextKey, next);
				else if (!seen.has(nextKey)) open.set(nextKey, next);
				seen.add(nextKey);
			}

			yield;
		}

		open = after;
	}
}
