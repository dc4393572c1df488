import {printable} from '../dictionaries/index.js';
import {makeBook} from '../engine/index.js';
import {ghostTable, requestGhost, type GhostRequest} from '../settings/ghost.js';
import {everywhere, preferences} from '../settings/preferences.js';
import {askDictionary} from '../settings/readers.js';
import {asksFor, no, type Asked, type Table} from '../settings/setting.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import type {Command} from './command.js';
import {checkMinLength, openDictionary, reportSkipped} from './dictionary.js';
import {usageError} from './errors.js';
import {faceOf} from './face.js';
import {readValues} from './read-values.js';

const table = {...ghostTable, ...preferences};

const firstOf = new Map([
	['1', 'you'],
	['0', 'computer'],
]);

const opponentOf = new Map([
	['1', 'perfect'],
	['0', 'random'],
]);

/** What goes with the handout's three arguments, which say the rest. */
const besideArguments = new Set([
	'seed',
	'language',
	...Object.keys(preferences),
	...Object.keys(everywhere),
]);

/** What the handout's three arguments ask for: a dictionary, who plays first, how the computer plays; every word counts. */
function askedByArguments(words: readonly string[], asked: Asked): Asked {
	const [dictionary = '', firstWord = '', mode = ''] = words;
	if (words.length !== 3)
		throw usageError(
			'Ghost takes three arguments, DICTIONARY FIRST MODE, or none; see wordfiend ghost --help.',
		);
	const surplus = Object.keys(asked).find(name => !besideArguments.has(name));
	if (surplus !== undefined) {
		const settings: Table = table;
		const flag = settings[surplus === 'path' ? 'dictionary' : surplus]?.flag;
		throw usageError(
			`The option --${flag?.name ?? surplus} does not go with DICTIONARY FIRST MODE; leave it out.`,
		);
	}

	const first = firstOf.get(firstWord);
	if (first === undefined)
		throw usageError(`FIRST must be 1 for you or 0 for the computer, not ${printable(firstWord)}.`);
	const opponent = opponentOf.get(mode);
	if (opponent === undefined)
		throw usageError(`MODE must be 0 for a random computer or 1 for a perfect one, not ${printable(mode)}.`);
	return {...asked, ...askDictionary(dictionary), first, opponent, minLength: '1', isMatch: no};
}

/** The game that the command line asks for, as far as that can be told without the dictionary. */
export function readGhost(words: readonly string[], given: Asked): {asked: Asked; request: GhostRequest} {
	const asked = words.length === 0 ? given : askedByArguments(words, given);
	const settled = requestGhost(asked, readValues(table, asked));
	if (!settled.ok) throw usageError(settled.sentence);
	return {asked, request: settled.request};
}

/** `wordfiend ghost`. */
export const command: Command = {
	usage: '[options]\n  $ wordfiend ghost DICTIONARY FIRST MODE',
	examples: [
		['wordfiend ghost', 'you begin, against a perfect opponent'],
		['wordfiend ghost --first computer --min-length 3', ''],
		['wordfiend ghost --opponent human', 'two people at one keyboard'],
		['wordfiend ghost --variant superghost -d huge', 'letters go to the front, too'],
		['wordfiend ghost --rule challenge --match', 'bluff, until someone spells G-H-O-S-T'],
		['wordfiend ghost --player perfect --opponent stubborn', ''],
		['wordfiend ghost words.txt 0 1', 'DICTIONARY FIRST MODE, see below'],
	],
	table,
	notes: [
		'DICTIONARY FIRST MODE: a name or path, 1 you or 0 the computer first, 0 random or 1 perfect; every word counts, however short.',
	],
	async run({words, asked: given}) {
		const {asked, request} = readGhost(words, given);
		const dictionary = await openDictionary(request);
		checkMinLength(dictionary, request);
		const {isComplete, seed = freshSeed(), ...rest} = request;
		const settings = {...rest, seed};
		const face = faceOf(asked);
		if (face !== 'screens') {
			reportSkipped(request, dictionary);
			const {ghostInLines} = await import('../line-mode/run.js');
			return ghostInLines(dictionary, settings, {
				face,
				player: openPlayer(asked, tellFault),
				isAsked: asksFor(ghostTable, asked),
			});
		}

		const {runScreens} = await import('../screens/run.js');
		const isAtOnce = isComplete && request.variant === 'ghost';
		return runScreens({
			asked,
			read: {source: request, dictionary},
			route: isAtOnce
				? {to: 'ghost', with: {book: makeBook(dictionary, request.minLength), settings}}
				: {to: 'ghost-setup', with: {asked, isStarting: isComplete}},
		});
	},
};
