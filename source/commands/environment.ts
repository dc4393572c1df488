import type {Source} from '../dictionaries/index.js';
import {keptIn, type preferences} from '../settings/preferences.js';
import type {Given, Texts, Values} from '../settings/setting.js';
import type {Face} from '../screens/session.js';
import {wordsTable} from '../settings/words.js';
import {createStore, findFolders, type StoreFault} from '../store/index.js';
import {isOn} from '../terminal/capabilities.js';
import {warn} from '../terminal/program.js';
import {storeFaultText} from '../text/faults.js';
import {readGiven} from './command.js';
import type {LineStart} from '../line-mode/run.js';
import type {Start} from '../screens/start.js';

/** Returns how to show a game: as the options say, or in lines if there is no terminal. */
export function faceOf({
	plain = false,
	screenReader = false,
}: Pick<Given<Values<typeof preferences>>, 'plain' | 'screenReader'>): Face {
	const {env, stdin, stdout} = process;
	if (screenReader || isOn(env.ACCESSIBLE) || isOn(env.INK_SCREEN_READER)) return 'spoken';
	return plain || !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' ? 'plain' : 'screen';
}

export const tellFault = (fault: StoreFault): void => warn(storeFaultText(fault));

/** The player's language where none is typed: what the environment names, or else the player's settings; a wrong one in the environment is refused. */
export async function usualFor(texts: Texts): Promise<Given<Source>> {
	if (texts.language !== undefined) return {};
	const {WORDFIEND_LANGUAGE: language = ''} = process.env;
	if (language !== '') return readGiven(wordsTable, {language}, {variable: 'WORDFIEND_LANGUAGE'});
	const store = createStore({folders: findFolders(process.env), isKeeping: true, onFault: tellFault});
	const {preferences} = await store.config();
	return {language: keptIn(preferences).source.language};
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
