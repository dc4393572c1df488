import {isBundled} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {preferences} from '../settings/preferences.js';
import {hangmanTable, settleHangman} from '../settings/hangman.js';
import {isAnyGiven} from '../settings/setting.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import {commandOf, refuseWords, usageError, type Order} from './command.js';
import {checkLength, openDictionary, reportSkipped} from './dictionary.js';
import {faceOf} from './environment.js';

const table = {...hangmanTable, ...preferences};

/** A game in the full screen or in line mode; gives the exit code. */
export async function playHangman(given: Order<typeof table>['given']): Promise<number> {
	const settled = settleHangman(given, freshSeed());
	if (!settled.ok) throw usageError(settled.sentence);
	const {settings, missing} = settled;
	let opened: Promise<Dictionary> | undefined;
	const openWords = () =>
		(opened ??= openDictionary(settings).then(dictionary => {
			if (given.length !== undefined) checkLength(dictionary, given.length, settings.dictionary);
			return dictionary;
		}));
	const face = faceOf(given);
	if (face !== 'screens') {
		// What the player gave may have something wrong with it, which is said before anything else.
		if (!missing.length || !isBundled(settings.dictionary)) reportSkipped(settings, await openWords());
		const {hangmanInLines} = await import('../line-mode/run.js');
		return hangmanInLines(openWords, settled, {
			face,
			player: openPlayer(given, tellFault),
			isAsked: isAnyGiven(hangmanTable, given),
		});
	}

	const [{runScreens}, dictionary] = await Promise.all([import('../screens/run.js'), openWords()]);
	// A form would show a secret's length and keep its word from nobody, so such a game begins at once.
	const isComplete = !missing.length && (!missing.budget || settings.secret !== undefined);
	return runScreens({
		given,
		read: {source: settings, dictionary},
		route: isComplete ? {to: 'hangman', with: {dictionary, settings}} : {to: 'hangman-setup', with: {given}},
	});
}

/** `wordfiend hangman`. */
export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend hangman', 'asks for the rest'],
		['wordfiend hangman --length 7 --guesses 10 --verbose', ''],
		['wordfiend hangman --chooser random --dictionary huge', ''],
		['wordfiend hangman --secret marmalade', 'someone else guesses your word'],
		["printf '%s\\n' 4 8 e a n | wordfiend hangman -d example", ''],
	],
	table,
	async run({words, given}) {
		refuseWords('hangman', words);
		return playHangman(given);
	},
});
