import {printable} from '../dictionaries/index.js';
import {makeBook, variants} from '../engine/index.js';
import {ghostTable, settleGhost, type FirstPlayer, type Opponent} from '../settings/ghost.js';
import {everywhere, preferences} from '../settings/preferences.js';
import {isAnyGiven, type Options} from '../settings/setting.js';
import {freshSeed, openPlayer, tellFault} from '../games/player.js';
import {commandOf, usageError, type Order} from './command.js';
import {checkMinLength, openDictionary, reportSkipped} from './dictionary.js';
import {faceOf} from './environment.js';

const table = {...ghostTable, ...preferences};

type Given = Order<typeof table>['given'];

const firstOf = new Map<string, FirstPlayer>([
	['1', 'you'],
	['0', 'computer'],
]);

const opponentOf = new Map<string, readonly Opponent[]>([
	['1', ['perfect']],
	['0', ['random']],
]);

/** What goes with the handout's three arguments, which say the rest. */
const besideArguments = new Set([
	'seed',
	'language',
	...Object.keys(preferences),
	...Object.keys(everywhere),
]);

/** What the handout's three arguments give: a dictionary, who plays first, how the computer plays; every word counts. */
function givenByArguments(words: readonly string[], given: Given): Given {
	const [dictionary = '', firstWord = '', mode = ''] = words;
	if (words.length !== 3)
		throw usageError(
			'Ghost takes three arguments, DICTIONARY FIRST MODE, or none; see wordfiend ghost --help.',
		);
	const surplus = Object.keys(given).find(name => !besideArguments.has(name));
	if (surplus !== undefined) {
		const options: Options = table;
		throw usageError(
			`The option --${options[surplus]?.flag?.name ?? surplus} does not go with DICTIONARY FIRST MODE; leave it out.`,
		);
	}

	const first = firstOf.get(firstWord);
	if (first === undefined)
		throw usageError(`FIRST must be 1 for you or 0 for the computer, not ${printable(firstWord)}.`);
	const opponent = opponentOf.get(mode);
	if (opponent === undefined)
		throw usageError(`MODE must be 0 for a random computer or 1 for a perfect one, not ${printable(mode)}.`);
	return {...given, dictionary, first, opponent, minLength: 1, isMatch: false};
}

export function readGhost({words, given: options}: Order<typeof table>) {
	const given = words.length === 0 ? options : givenByArguments(words, options);
	const settled = settleGhost(given, freshSeed());
	if (!settled.ok) throw usageError(settled.sentence);
	const isComplete = given.first !== undefined && given.opponent !== undefined;
	return {settings: settled.settings, given, isComplete};
}

export const command = commandOf({
	usage: '[options]\n  $ wordfiend ghost DICTIONARY FIRST MODE',
	examples: [
		['wordfiend ghost', 'you begin, against a perfect opponent'],
		['wordfiend ghost --first computer --min-length 3', ''],
		['wordfiend ghost --opponent human --names Ann,Ben', 'two people at one keyboard'],
		['wordfiend ghost --opponent careless,perfect,human', 'four players, up to six'],
		['wordfiend ghost --opponent elsewhere --names Ann,Ben', 'Ann begins, and sends Ben a line'],
		['wordfiend ghost --variant superghost -d huge', 'letters go to the front, too'],
		['wordfiend ghost --rule challenge --match', 'bluff, until someone spells G-H-O-S-T'],
		['wordfiend ghost --player perfect --opponent stubborn', ''],
		['wordfiend ghost words.txt 0 1', 'DICTIONARY FIRST MODE, see below'],
	],
	table,
	notes: [
		'DICTIONARY FIRST MODE: a name or path, 1 you or 0 the computer first, 0 random or 1 perfect; every word counts, however short.',
	],
	async run(order) {
		const {given, settings, isComplete} = readGhost(order);
		const dictionary = await openDictionary(settings);
		checkMinLength(dictionary, settings);
		const face = faceOf(given);
		if (face !== 'screens') {
			reportSkipped(settings, dictionary);
			const [{gamesInLines}, {beginGhost}] = await Promise.all([
				import('../line-mode/run.js'),
				import('../line-mode/begin.js'),
			]);
			return gamesInLines('ghost', beginGhost(dictionary, settings), {
				face,
				player: openPlayer(given, tellFault),
				isAsked: isAnyGiven(ghostTable, given),
			});
		}

		const {runScreens} = await import('../screens/run.js');
		const isAtOnce = isComplete && variants[settings.variant].isQuick;
		return runScreens({
			given,
			read: {source: settings, dictionary},
			route: isAtOnce
				? {
						to: 'ghost',
						with: {
							game: 'ghost',
							list: makeBook(settings.variant, dictionary, settings.minLength),
							settings,
						},
					}
				: {to: 'ghost-setup', with: {given, isStarting: isComplete}},
		});
	},
});
