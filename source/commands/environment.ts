import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {languages, type Language} from '../engine/index.js';
import {openPlayer, tellFault} from '../games/player.js';
import {keptIn} from '../settings/choices.js';
import type {Texts} from '../settings/setting.js';
import {words} from '../settings/words.js';
import {usageError} from './command.js';

/** How a game is shown: on the full screen, over lines of text, or spoken line by line. */
export type Face = 'screens' | 'lines' | 'spoken';

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0';

/** How to show a game: as it was asked for, or in lines where there is no terminal to draw on. */
export function faceOf({
	plain = false,
	screenReader = false,
}: {
	readonly plain?: boolean | undefined;
	readonly screenReader?: boolean | undefined;
}): Face {
	const {env, stdin, stdout} = process;
	if (screenReader || isSet(env.ACCESSIBLE) || isSet(env.INK_SCREEN_READER)) return 'spoken';
	return plain || !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' ? 'lines' : 'screens';
}

/** The language that the environment names, or else the player's settings do; a wrong one in the environment is refused. */
async function usualLanguage(): Promise<Language | undefined> {
	const {WORDFIEND_LANGUAGE: named = ''} = process.env;
	if (named !== '') {
		const reading = words.language.read(named, languages.en);
		if (reading.ok) return reading.value;
		throw usageError(`WORDFIEND_LANGUAGE must be ${reading.wanted}, not ${printable(reading.refused)}.`);
	}

	return keptIn(await openPlayer({}, tellFault).store.config()).standards.language;
}

/** The options of a command line, in the player's usual language where they name no other. */
export async function withLanguage(texts: Texts): Promise<Texts> {
	if (texts.language !== undefined) return texts;
	const language = await usualLanguage();
	return language === undefined ? texts : {...texts, language};
}
