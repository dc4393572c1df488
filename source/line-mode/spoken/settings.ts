import {keptIn} from '../../settings/choices.js';
import {lookTable} from '../../settings/preferences.js';
import {rowsOf, withStandards, writeTexts, type Row} from '../../settings/setting.js';
import {waitFor, type Dialogue} from '../dialogue.js';
import type {LineServices} from '../services.js';
import {chooseAloud} from '../voices/spoken/ask.js';
import {changeRow} from './set-up.js';

const nameOf = ({label}: Row): string => label.toLowerCase();

/** How the full screen looks, for whoever sets it up for someone else, too; each change is kept. */
export function* speakSettings({player: {store}}: LineServices): Dialogue {
	let {look} = keptIn(yield* waitFor(() => store.config()));
	for (;;) {
		const rows = rowsOf(lookTable, {values: withStandards(lookTable, look), loaded: undefined});
		const chosen = yield* chooseAloud<string>('Settings of the full screen.', [
			...rows.map(row => ({name: nameOf(row), text: `${row.label}: ${row.value}`})),
			{name: 'menu', text: 'menu'},
		]);
		const row = rows.find(each => nameOf(each) === chosen);
		if (row === undefined) return;
		look = yield* changeRow(lookTable, row, look, undefined);
		yield* waitFor(() => store.remember({preferences: writeTexts(look)}));
	}
}
