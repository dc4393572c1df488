import {isBundled} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import {preferences} from '../settings/preferences.js';
import {programTable} from '../settings/program.js';
import {
	fillHangman,
	hangmanClash,
	hangmanTable,
	lengthClash,
	missingIn,
	type HangmanSettings,
} from '../settings/hangman.js';
import {seedOr} from '../settings/readers.js';
import {isAnyGiven, withDefaults} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import {freshSeed} from '../games/player.js';
import {knownList} from '../games/hangman/calls.js';
import {noLineText, wordLine} from '../text/share.js';
import {clashText} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError, type Order} from './command.js';
import {faceOf, show} from './environment.js';
import {openDictionary, reportSkipped} from './output.js';

const table = {...hangmanTable, ...programTable, ...preferences};

/** A game in the full screen or in line mode; gives the exit code. */
export async function runHangman({
	given: typed,
	usual,
}: Pick<Order<typeof table>, 'given' | 'usual'>): Promise<number> {
	const given = {...usual, ...typed};
	const clash = hangmanClash(given);
	if (clash) throw usageError(clashText(clash));
	const source = withDefaults(wordsTable, given);
	if (given.knows !== undefined)
		await knownList({...source, dictionary: given.knows}, async known => ({
			ok: true,
			dictionary: await openDictionary(known),
		}));
	let opened: Promise<Dictionary> | undefined;
	const openWords = () =>
		(opened ??= openDictionary(source).then(dictionary => {
			const none = lengthClash(dictionary, given);
			if (none) throw usageError(clashText(none));
			return dictionary;
		}));
	const settle = async () =>
		fillHangman({...given, seed: seedOr(given.seed, freshSeed())}, await openWords());
	if (given.forAFriend) return sendWord(await settle(), await openWords());
	const missing = missingIn(given);
	const face = faceOf(given);
	const isAsked = isAnyGiven(hangmanTable, typed);
	if (face === 'plain') {
		// Faults in the player's own input come first.
		if (!missing.length || !isBundled(source.dictionary)) reportSkipped(source, await openWords());
		const [{runLines}, {beginByAsking}] = await Promise.all([
			import('../line-mode/run.js'),
			import('../line-mode/begin-hangman.js'),
		]);
		const offers = isAsked ? undefined : 'hangman';
		return runLines(face, {given: typed, usual, begin: beginByAsking(openWords, given), offers});
	}

	const dictionary = await openWords();
	if (face === 'spoken') reportSkipped(source, dictionary);
	// A form would show a secret's length and keep its word from nobody, so such a game begins at once.
	const isComplete = !missing.length && (!missing.budget || given.secret !== undefined);
	return show(face, {
		given: typed,
		usual,
		read: {source, dictionary},
		route: isComplete
			? {to: 'hangman', with: {game: 'hangman', list: dictionary, settings: await settle()}}
			: {to: 'hangman-setup', with: {given: typed, isFresh: isAsked}},
	});
}

async function sendWord(settings: HangmanSettings, dictionary: Dictionary): Promise<number> {
	const {codeOfWord} = await import('../games/kinds.js');
	const code = codeOfWord(settings, dictionary);
	if (code === undefined) throw new CommandError(noLineText);
	const line = wordLine(settings, code);
	process.stdout.write(`${line}\n`);
	if (process.stdout.isTTY) {
		const {copy} = await import('../terminal/clipboard.js');
		await copy(line);
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
	run: runHangman,
});
