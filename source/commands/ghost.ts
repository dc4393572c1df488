import {defaultDictionary, printable} from '../dictionary-files.js';
import {openBook, rules, variants, type Dictionary} from '../engine/index.js';
import {
	beginners,
	opponents,
	ownPlayers,
	usualGhost,
	type Beginner,
	type GhostRequest,
	type Opponent,
} from '../setup/ghost.js';
import {freshSeed} from '../setup/seed.js';
import {openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {usesLines} from './faces.js';
import {commandFlags, handoutFlags, optionName, type Flags} from './flags.js';
import {assertOptions, readChoice, readWholeNumber, type Options} from './options.js';

export type GhostOrder = {
	readonly request: GhostRequest;
	/** Whether nothing is left to ask. */
	readonly isSettled: boolean;
};

const beginnerOf = new Map<string, Beginner>([
	['1', 'you'],
	['0', 'computer'],
]);

const opponentOf = new Map<string, Opponent>([
	['1', 'perfect'],
	['0', 'random'],
]);

/** The handout's three arguments: a dictionary, who plays first, how the computer plays; every word counts. */
function readArguments(words: readonly string[], options: Options): GhostOrder {
	const [dictionary = '', firstWord = '', mode = ''] = words;
	if (words.length !== 3)
		throw usageError(
			'Ghost takes three arguments, DICTIONARY FIRST MODE, or none; see wordfiend ghost --help.',
		);
	const double = Object.keys(options).find(name => !handoutFlags.some(flag => flag === name));
	if (double !== undefined)
		throw usageError(
			`The option ${optionName(double)} does not go with DICTIONARY FIRST MODE; leave it out.`,
		);
	const first = beginnerOf.get(firstWord);
	if (first === undefined)
		throw usageError(`FIRST must be 1 for you or 0 for the computer, not ${printable(firstWord)}.`);
	const opponent = opponentOf.get(mode);
	if (opponent === undefined)
		throw usageError(`MODE must be 0 for a random computer or 1 for a perfect one, not ${printable(mode)}.`);
	return {
		request: {...usualGhost, dictionary, opponent, first, minLength: 1, seed: options.seed},
		isSettled: true,
	};
}

function readOptions(options: Options): GhostOrder {
	const {dictionary = defaultDictionary, seed} = options;
	const first = readChoice('first', options.first, beginners);
	const opponent = readChoice('opponent', options.opponent, opponents);
	const player = readChoice('player', options.player, ownPlayers) ?? usualGhost.player;
	if (player === 'you' && opponent === 'human' && first === 'computer')
		throw usageError('Between two people no computer goes first; leave out --first or --opponent.');
	return {
		request: {
			...{dictionary, seed, player},
			variant: readChoice('variant', options.variant, variants) ?? usualGhost.variant,
			rule: readChoice('rule', options.rule, rules) ?? usualGhost.rule,
			minLength: readWholeNumber('minLength', options.minLength) ?? usualGhost.minLength,
			opponent: opponent ?? usualGhost.opponent,
			first: first ?? usualGhost.first,
			isMatch: options.match ?? false,
			verbose: options.verbose ?? false,
		},
		isSettled: first !== undefined && opponent !== undefined,
	};
}

/** The game that the command line asks for, as far as it can tell without the dictionary. */
export const readGhost = (words: readonly string[], options: Options): GhostOrder =>
	words.length === 0 ? readOptions(options) : readArguments(words, options);

/** Refuses a shortest word that is longer than every word. */
export function checkMinLength(
	{lengths}: Dictionary,
	{dictionary, minLength}: Pick<GhostRequest, 'dictionary' | 'minLength'>,
): void {
	const longest = lengths.at(-1)?.length ?? 0;
	if (minLength <= longest) return;
	throw usageError(
		`The dictionary ${printable(dictionary)} has no words of ${minLength} letters or more; give --min-length ${longest} or less.`,
	);
}

/** `wordfiend ghost`: a game in the full screen or over lines of text; gives the exit code. */
export async function runGhost(words: readonly string[], flags: Flags): Promise<number> {
	assertOptions(flags, commandFlags.ghost);
	const {request, isSettled} = readGhost(words, flags);
	const dictionary = await openDictionary(request.dictionary);
	checkMinLength(dictionary, request);
	if (usesLines(flags)) {
		reportSkipped(request.dictionary, dictionary);
		const {talkGhost} = await import('../line-mode/ghost.js');
		const {converseHere} = await import('../line-mode/converse.js');
		const book = openBook(dictionary, request.minLength, request.variant);
		return converseHere(talkGhost(book, {...request, seed: request.seed ?? freshSeed()}));
	}

	const {runScreens} = await import('../screens/run.js');
	return runScreens({screen: 'ghost', request, isSettled, dictionary});
}
