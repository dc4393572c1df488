import {openPlayer, tellFault} from '../games/player.js';
import type {Texts} from '../settings/setting.js';
import {homeTable, readGiven} from './command.js';
import {faceOf, withLanguage} from './environment.js';

/** `wordfiend` alone: the menus, drawn or spoken, or Hangman where there is no terminal for them; gives the exit code. */
export async function runHome(texts: Texts): Promise<number> {
	const face = faceOf(readGiven(homeTable, texts));
	if (face === 'screens') {
		const [{runScreens}, all] = await Promise.all([import('../screens/run.js'), withLanguage(texts)]);
		return runScreens({given: readGiven(homeTable, all), route: {to: 'home', with: {}}});
	}

	const given = readGiven(homeTable, await withLanguage(texts));
	if (face === 'spoken') {
		const {menuInLines} = await import('../line-mode/run.js');
		return menuInLines(given, openPlayer(given, tellFault));
	}

	const {playHangman} = await import('./hangman.js');
	return playHangman(given);
}
