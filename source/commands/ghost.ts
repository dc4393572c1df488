import {makeBook, variants} from '../engine/index.js';
import type {Route} from '../screens/routes.js';
import {ghostTable, settleGhost} from '../settings/ghost.js';
import {preferences} from '../settings/preferences.js';
import {seedOr} from '../settings/readers.js';
import {isAnyGiven, pick, withDefaults, type Table} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import {clashText, usage} from '../text/refusals.js';
import {freshSeed} from '../games/player.js';
import {commandOf, usageError, type Order} from './command.js';
import {faceOf, show} from './environment.js';
import {openDictionary, reportSkipped} from './output.js';

const table = {...ghostTable, ...preferences};

type GivenOptions = Order<typeof table>['given'];

/** Returns what is given by options, or by the handout's three arguments: a dictionary, who plays first, how the computer plays; every word counts. */
export function readGhost({words, given}: Pick<Order<typeof table>, 'words' | 'given'>): GivenOptions {
	if (words.length === 0) return given;
	const [dictionary = '', first = '', mode = ''] = words;
	if (words.length !== 3) throw usageError(usage.threeArguments);

	const surplus = Object.keys(pick(ghostTable, given)).find(name => name !== 'seed' && name !== 'language');
	if (surplus !== undefined) {
		const options: Table = table;
		const option = options[surplus]?.flag?.name ?? surplus;
		throw usageError(usage.notBesideArguments(option));
	}

	if (first !== '1' && first !== '0') throw usageError(usage.first(first));
	if (mode !== '1' && mode !== '0') throw usageError(usage.mode(mode));
	return {
		...given,
		dictionary,
		first: first === '1' ? 'you' : 'computer',
		opponent: [mode === '1' ? 'perfect' : 'random'],
		minLength: 1,
		isMatch: false,
	};
}

export const command = commandOf({
	usage: '[options]\n  $ wordfiend ghost DICTIONARY FIRST MODE',
	examples: [
		['wordfiend ghost', 'you begin, against a careless opponent'],
		['wordfiend ghost --opponent perfect', 'against one that looks ahead to the end'],
		['wordfiend ghost --first computer --min-length 3', ''],
		['wordfiend ghost --opponent human --names Ann,Ben', 'two people at one keyboard'],
		['wordfiend ghost --opponent careless,perfect,human', 'four players, up to six'],
		['wordfiend ghost --opponent elsewhere --names Ann,Ben', 'Ann begins, and sends Ben a line'],
		['wordfiend ghost --variant superghost -d huge', 'letters go to the front, too'],
		['wordfiend ghost --rule challenge --match', 'bluff, until someone spells G-H-O-S-T'],
		['wordfiend ghost --player perfect --opponent stubborn', ''],
		['wordfiend ghost words.txt 0 1', 'DICTIONARY FIRST MODE, see below'],
	],
	takesWords: Infinity,
	table,
	notes: [
		'DICTIONARY FIRST MODE: a name or path, 1 you or 0 the computer first, 0 random or 1 perfect; every word counts, however short.',
	],
	async run(order) {
		const {usual} = order;
		const typed = readGhost(order);
		const given = {...usual, ...typed};
		const dictionary = await openDictionary(withDefaults(wordsTable, given));
		const seed = seedOr(given.seed, freshSeed());
		const settled = settleGhost({...given, seed}, dictionary);
		if (!settled.ok) throw usageError(clashText(settled.clash));
		const {settings} = settled;
		const {variant, minLength} = settings;
		const isComplete = given.first !== undefined && given.opponent !== undefined;
		const face = faceOf(given);
		if (face !== 'screen') reportSkipped(settings, dictionary);
		const isAsked = isAnyGiven(ghostTable, typed);
		// In lines a game begins at once; the screen asks for what is open.
		const isStarting = isComplete || face !== 'screen';
		const isAtOnce = isStarting && variants[variant].solving === 'trie';
		const route: Route = isAtOnce
			? {to: 'ghost', with: {game: 'ghost', list: makeBook(variant, dictionary, minLength), settings}}
			: {
					to: 'ghost-setup',
					// In plain lines one game after another begins with the same settings.
					with: {given: face === 'plain' ? settings : typed, isFresh: isAsked || isStarting, isStarting},
				};
		return show(face, {
			given: typed,
			usual,
			read: {source: settings, dictionary},
			route,
			offers: isAsked || face !== 'plain' ? undefined : 'ghost',
		});
	},
});
