import {isBundled} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {preferences} from '../settings/preferences.js';
import {hangmanTable, requestHangman, type HangmanRequest} from '../settings/hangman.js';
import {asksFor, type Asked} from '../settings/setting.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import type {Command} from './command.js';
import {checkLength, openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {faceOf} from './face.js';
import {readValues, refuseWords} from './read-values.js';

const table = {...hangmanTable, ...preferences};

/** The game that was asked for, as far as that can be told without the dictionary. */
export function readHangman(asked: Asked): HangmanRequest {
	const settled = requestHangman(asked, readValues(table, asked));
	if (!settled.ok) throw usageError(settled.sentence);
	return settled.request;
}

/** The words of a request, with those of its length among them. */
async function openFor(request: HangmanRequest): Promise<Dictionary> {
	const dictionary = await openDictionary(request);
	checkLength(dictionary, request);
	return dictionary;
}

/** A game in the full screen or in line mode; gives the exit code. */
export async function playHangman(asked: Asked): Promise<number> {
	const request = readHangman(asked);
	let opened: Promise<Dictionary> | undefined;
	const openWords = () => (opened ??= openFor(request));
	const face = faceOf(asked);
	if (face !== 'screens') {
		// What the player gave may have something wrong with it, which is said before anything else.
		if (request.length !== undefined || !isBundled(request.dictionary))
			reportSkipped(request, await openWords());
		const {hangmanInLines} = await import('../line-mode/run.js');
		return hangmanInLines(openWords, request, {
			face,
			player: openPlayer(asked, tellFault),
			isAsked: asksFor(hangmanTable, asked),
		});
	}

	const [{runScreens}, dictionary] = await Promise.all([import('../screens/run.js'), openWords()]);
	const {length, budget, seed = freshSeed(), ...rest} = request;
	const isComplete = length !== undefined && budget !== undefined;
	return runScreens({
		asked,
		read: {source: request, dictionary},
		route: isComplete
			? {to: 'hangman', with: {dictionary, settings: {...rest, length, budget, seed}}}
			: {to: 'hangman-setup', with: {asked}},
	});
}

/** `wordfiend hangman`. */
export const command: Command = {
	usage: '[options]',
	examples: [
		['wordfiend hangman', 'asks for the rest'],
		['wordfiend hangman --length 7 --guesses 10 --verbose', ''],
		['wordfiend hangman --chooser random --dictionary huge', ''],
		['wordfiend hangman --secret marmalade', 'someone else guesses your word'],
		["printf '%s\\n' 4 8 e a n | wordfiend hangman -d example", ''],
	],
	table,
	async run({words, asked}) {
		refuseWords('hangman', words);
		return playHangman(asked);
	},
};
