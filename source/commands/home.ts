import {openPlayer, tellFault} from '../games/player.js';
import type {Asked} from '../settings/setting.js';
import {faceOf} from './face.js';
import {withLanguage} from './language.js';
import {readValues} from './read-values.js';
import {homeTable} from './tables.js';

/** `wordfiend` alone: the menus, drawn or spoken, or Hangman where there is no terminal for them; gives the exit code. */
export async function runHome(given: Asked): Promise<number> {
	readValues(homeTable, given);
	const face = faceOf(given);
	if (face === 'screens') {
		const [{runScreens}, asked] = await Promise.all([import('../screens/run.js'), withLanguage(given)]);
		return runScreens({asked, route: {to: 'home', with: {}}});
	}

	const asked = await withLanguage(given);
	if (face === 'spoken') {
		const {menuInLines} = await import('../line-mode/run.js');
		return menuInLines(asked, openPlayer(asked, tellFault));
	}

	const {playHangman} = await import('./hangman.js');
	return playHangman(asked);
}
