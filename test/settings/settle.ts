import type {Dictionary} from '../../source/engine/index.js';
import {ghostTable, settleGhost as settle, type GhostSettings} from '../../source/settings/ghost.js';
import {hangmanTable, settleHangmanForm, type SettledHangman} from '../../source/settings/hangman.js';
import {
	givenBy,
	readTexts,
	withStandards,
	type Given,
	type Options,
	type Texts,
	type ValuesOf,
} from '../../source/settings/setting.js';

function read<Settings extends Options>(table: Settings, texts: Texts): Given<ValuesOf<Settings>> {
	const reading = readTexts(table, texts);
	if (!reading.ok) throw new RangeError(`${reading.name}: ${reading.refused}`);
	return reading.given;
}

/** The game of Hangman that a form with these texts begins. */
export const settleHangman = (texts: Texts, dictionary: Dictionary, seed: string): SettledHangman =>
	settleHangmanForm(withStandards(hangmanTable, read(hangmanTable, texts)), dictionary, seed);

/** The game of Ghost that a form with these texts begins. */
export function settleGhost(texts: Texts, seed: string): GhostSettings {
	const values = withStandards(ghostTable, read(ghostTable, texts));
	const settled = settle(givenBy(ghostTable, {values, loaded: undefined}), seed);
	if (!settled.ok) throw new RangeError(settled.sentence);
	return settled.settings;
}
