import {openPlayer, tellFault} from '../games/player.js';
import type {Asked} from '../settings/setting.js';
import {faceOf} from './face.js';
import {withLanguage} from './language.js';

/** `wordfiend` alone: the menus, drawn or spoken, or Hangman where there is no terminal for them; gives the exit code. */
export async function runHome(given: Asked): Promise<number> {
	if (Object.keys(given).length > 0) {
		const [{homeTable}, {readValues}] = await Promise.all([
			import('./tables.js'),
			import('./read-values.js'),
		]);
		readValues(homeTable, given);
	}

	const asked = await withLanguage(given);
	const face = faceOf(asked);
	if (face === 'spoken') {
		const {menuInLines} = await import('../line-mode/run.js');
		return menuInLines(asked, openPlayer(asked, tellFault));
	}

	if (face === 'lines') {
		const {playHangman} = await import('./hangman.js');
		return playHangman(asked);
	}

	const {runScreens} = await import('../screens/run.js');
	return runScreens({asked, route: {to: 'home', with: {}}});
}
