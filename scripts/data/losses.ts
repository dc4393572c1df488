import {writeFile} from 'node:fs/promises';
import {digestOf} from '../../source/codes/digest.js';
import type {LossesBook} from '../../source/dictionaries/bundled.js';
import {findLosses} from '../../source/engine/ghost/variants/search/searched-book.js';
import {makeBook} from '../../source/engine/index.js';
import {openingsTable} from '../../source/settings/ghost.js';
import {folder, readList} from './measured.js';

// Finds the short fragments that lose for the player to move in Xghost and Spook, on the larger English lists, and writes
// them to dictionaries/losses.json, because a search for them takes too long during a game. It takes about a minute.

/** A coach's answer looks a letter further; of Xghost's fragments there are too many. */
const upTo = {xghost: 3, spook: 4} as const;
const minLength = openingsTable.minLength.default;
const names = ['small', 'common', 'huge'] as const;

const lists: Record<string, LossesBook[string]> = {};
for (const name of names) {
	const {dictionary} = await readList('en', name);
	const found: Record<string, LossesBook[string][string]> = {};
	for (const variant of ['xghost', 'spook'] as const) {
		const {fragments} = findLosses(makeBook(variant, dictionary, minLength), upTo[variant]);
		process.stdout.write(`${name} ${variant}: ${fragments.length} fragments\n`);
		found[variant] = {upTo: upTo[variant], fragments: fragments.toSorted().join(' ')};
	}

	lists[digestOf(dictionary)] = found;
}

const text = JSON.stringify({command: 'npm run losses', minLength, lists}, undefined, '\t');
await writeFile(new URL('losses.json', folder), `${text}\n`);
