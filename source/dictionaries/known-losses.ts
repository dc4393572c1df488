import type {Losses} from '../engine/index.js';
import {bundledTable} from './bundled.js';

type Known = {readonly upTo: number; readonly fragments: string};

/** The known losses of each variant, by the digests of lists. */
export type LossesBook = Readonly<Record<string, Readonly<Record<string, Known>>>>;

/** Returns the losing fragments that were found beforehand for a list with a digest. Without them the coach takes half a second after a first letter on `huge`. */
export function knownLosses(digest: string, minLength: number, variant: string): Losses | undefined {
	const table = bundledTable('losses.json');
	const lists: LossesBook = table.lists;
	const known = Object.hasOwn(lists, digest) ? lists[digest]?.[variant] : undefined;
	if (known === undefined || minLength !== table.minLength) return undefined;
	return {upTo: known.upTo, fragments: known.fragments.split(' ')};
}
