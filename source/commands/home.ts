import {defaultDictionary} from '../dictionary-files.js';
import {usesLines} from './faces.js';
import {homeFlags, type Flags} from './flags.js';
import {assertOptions} from './options.js';

/** `wordfiend` alone: the menus, or Hangman where there is no terminal for them; gives the exit code. */
export async function runHome(flags: Flags): Promise<number> {
	assertOptions(flags, homeFlags);
	if (usesLines(flags)) {
		const {playHangman} = await import('./hangman.js');
		return playHangman(flags);
	}

	const {runScreens} = await import('../screens/run.js');
	return runScreens({screen: 'home', dictionary: flags.dictionary ?? defaultDictionary});
}
