import {mostLetters} from '../../alphabet.js';
import {worthBit} from '../../words/transposition-table.js';

/** The most misses that a pool can cost: one for each letter. A bound of this much says nothing. */
export const mostMisses = mostLetters;

/** Bounds as an entry of a transposition table; `work` is the effort they took, as a power of two. */
export const pack = (atLeast: number, atMost: number, work: number): number =>
	1 | (atLeast << 1) | ((mostMisses - atMost) << 7) | (Math.min(work, 31) << worthBit);

export const atLeastIn = (entry: number): number => (entry >>> 1) & 63;

export const atMostIn = (entry: number): number => mostMisses - ((entry >>> 7) & 63);
