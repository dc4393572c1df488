import process from 'node:process';
import {type Language} from '../engine/index.js';
import {openPlayer} from '../games/player.js';
import {keptIn, type preferences} from '../settings/preferences.js';
import type {Given, Texts, Values} from '../settings/setting.js';
import type {Face} from '../screens/session.js';
import {words} from '../settings/words.js';
import type {StoreFault} from '../store/index.js';
import {storeFaultText} from '../text/faults.js';
import {readGiven} from './command.js';
import type {LineStart} from '../line-mode/run.js';
import type {Start} from '../screens/start.js';

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0';

/** Returns how to show a game: as the options say, or in lines if there is no terminal. */
export function faceOf({
	plain = false,
	screenReader = false,
}: Pick<Given<Values<typeof preferences>>, 'plain' | 'screenReader'>): Face {
	const {env, stdin, stdout} = process;
	if (screenReader || isSet(env.ACCESSIBLE) || isSet(env.INK_SCREEN_READER)) return 'spoken';
	return plain || !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' ? 'plain' : 'screen';
}

/** Says on standard error what is wrong with the player's files. */
export const tellFault = (fault: StoreFault): void => {
	process.stderr.write(`${storeFaultText(fault)}\n`);
};

/** The language that the environment names, or else the player's settings do; a wrong one in the environment is refused. */
async function usualLanguage(): Promise<Language | undefined> {
	const {WORDFIEND_LANGUAGE: named = ''} = process.env;
	if (named !== '') return readGiven(words, {language: named}, 'WORDFIEND_LANGUAGE').language;
	const {preferences} = await openPlayer({}, tellFault).store.config();
	return keptIn(preferences).source.language;
}

/** The options of a command line, in the player's usual language where they name no other. */
export async function withLanguage(texts: Texts): Promise<Texts> {
	if (texts.language !== undefined) return texts;
	const language = await usualLanguage();
	return language === undefined ? texts : {...texts, language};
}

/** Plays on the full screen or in lines until the player leaves; returns the exit code. */
export async function show(face: Face, start: Start & LineStart): Promise<number> {
	if (face === 'screen') {
		const {runScreens} = await import('../screens/run.js');
		return runScreens(start);
	}

	const {runLines} = await import('../line-mode/run.js');
	return runLines(face, start);
}
