import {isBundled} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {preferences} from '../settings/preferences.js';
import {programTable} from '../settings/program.js';
import {hangmanTable, settleHangman, withBudget, type HangmanSettings} from '../settings/hangman.js';
import {isAnyGiven} from '../settings/setting.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import {knownList} from '../games/calls.js';
import {noLineText} from '../text/message.js';
import {CommandError, commandOf, refuseWords, usageError, type Order} from './command.js';
import {checkLength, openDictionary, reportSkipped} from './dictionary.js';
import {faceOf} from './environment.js';

const table = {...hangmanTable, ...programTable, ...preferences};

/** A game in the full screen or in line mode; gives the exit code. */
export async function playHangman(given: Order<typeof table>['given']): Promise<number> {
	const settled = settleHangman(given, freshSeed());
	if (!settled.ok) throw usageError(settled.sentence);
	const {settings, missing} = settled;
	const {language, knows} = settings;
	if (knows !== undefined)
		await knownList({language, dictionary: knows}, async source => ({
			ok: true,
			dictionary: await openDictionary(source),
		}));
	let opened: Promise<Dictionary> | undefined;
	const openWords = () =>
		(opened ??= openDictionary(settings).then(dictionary => {
			if (given.length !== undefined) checkLength(dictionary, given.length, settings.dictionary);
			return dictionary;
		}));
	if (settings.forAFriend) return sendWord(withBudget(settled, await openWords()), await openWords());
	const face = faceOf(given);
	if (face !== 'screens') {
		// What the player gave may have something wrong with it, which is said before anything else.
		if (!missing.length || !isBundled(settings.dictionary)) reportSkipped(settings, await openWords());
		const [{gamesInLines}, {beginHangman}] = await Promise.all([
			import('../line-mode/run.js'),
			import('../line-mode/begin.js'),
		]);
		return gamesInLines('hangman', beginHangman(openWords, settled), {
			face,
			player: openPlayer(given, tellFault),
			isAsked: isAnyGiven(hangmanTable, given),
		});
	}

	const [{runScreens}, dictionary] = await Promise.all([import('../screens/run.js'), openWords()]);
	const begun = withBudget(settled, dictionary);
	// A form would show a secret's length and keep its word from nobody, so such a game begins at once.
	const isComplete = !missing.length && (!missing.budget || settings.secret !== undefined);
	return runScreens({
		given,
		read: {source: settings, dictionary},
		route: isComplete
			? {to: 'hangman', with: {game: 'hangman', list: dictionary, settings: begun}}
			: {to: 'hangman-setup', with: {given}},
	});
}

/** Prints the line that sends a word to a friend, and copies it at a terminal. */
async function sendWord(settings: HangmanSettings, dictionary: Dictionary): Promise<number> {
	const [{digestFor}, {wordLineOf}] = await Promise.all([
		import('../games/digest.js'),
		import('../games/message.js'),
	]);
	const line = wordLineOf(settings, await digestFor(dictionary));
	if (line === undefined) throw new CommandError(noLineText, 1);
	process.stdout.write(`${line}\n`);
	if (process.stdout.isTTY) {
		const {copy} = await import('../terminal/clipboard.js');
		await copy(line, sequence => process.stdout.write(sequence));
	}

	return 0;
}

export const command = commandOf({
	usage: '[options]',
	examples: [
		['wordfiend hangman', 'asks for the rest'],
		['wordfiend hangman --length 7 --guesses 10 --verbose', ''],
		['wordfiend hangman --length 7 --difficulty fiendish', 'begins at once'],
		['wordfiend hangman --chooser random --dictionary huge', ''],
		['wordfiend hangman --secret marmalade', 'someone else guesses your word'],
		['wordfiend hangman --secret marmalade --for-a-friend --from Ann', 'a line to send'],
		["printf '%s\\n' 4 8 e a n | wordfiend hangman -d example", ''],
	],
	table,
	async run({words, given}) {
		refuseWords('hangman', words);
		return playHangman(given);
	},
});
