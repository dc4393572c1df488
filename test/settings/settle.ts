import type {Dictionary} from '../../source/engine/index.js';
import {settleForm} from '../../source/screens/forms/form.js';
import {ghostForm} from '../../source/screens/ghost-setup/index.js';
import {hangmanForm} from '../../source/screens/hangman-setup/index.js';
import {ghostTable, type GhostSettings} from '../../source/settings/ghost.js';
import {hangmanTable} from '../../source/settings/hangman.js';
import {readTexts, type Given, type Table, type Texts, type Values} from '../../source/settings/setting.js';
import {dictionaryOf} from '../line-mode/transcript.js';

function read<Of extends Table>(table: Of, texts: Texts): Given<Values<Of>> {
	const {given, refused} = readTexts(table, texts);
	if (refused[0]) throw new RangeError(`${refused[0].name}: ${refused[0].refused}`);
	return given;
}

/** The game of Hangman that a form with these texts begins. */
export const settleHangman = (texts: Texts, dictionary: Dictionary, seed: string) =>
	settleForm(hangmanForm, read(hangmanTable, texts), dictionary, seed);

const longWords = dictionaryOf('antidisestablishment');

/** The game of Ghost that a form with these texts begins. */
export function settleGhost(texts: Texts, seed: string): GhostSettings {
	const settled = settleForm(ghostForm, read(ghostTable, texts), longWords, seed);
	if (!settled.ok) throw new RangeError(settled.sentence);
	return settled.settings;
}
