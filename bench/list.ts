import {loadDictionary} from '../source/dictionaries/index.js';
import type {Dictionary} from '../source/engine/index.js';

/** A list by its name or its path. */
export async function openList(source: string): Promise<Dictionary> {
	const loaded = await loadDictionary(source);
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	return loaded.dictionary;
}
