import process from 'node:process';
import {yes, type Asked} from '../settings/setting.js';

/** How a game is shown: on the full screen, over lines of text, or spoken line by line. */
export type Face = 'screens' | 'lines' | 'spoken';

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0';

/** How to show a game: as it was asked for, or in lines where there is no terminal to draw on. */
export function faceOf({plain, screenReader}: Asked): Face {
	const {env, stdin, stdout} = process;
	if (screenReader === yes || isSet(env.ACCESSIBLE) || isSet(env.INK_SCREEN_READER)) return 'spoken';
	return plain === yes || !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' ? 'lines' : 'screens';
}
