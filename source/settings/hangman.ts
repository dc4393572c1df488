import {describeLetters, type Source} from '../dictionaries/index.js';
import {
	choosers,
	foldTyped,
	guessers,
	longestWord,
	type ChooserName,
	type Dictionary,
	type GuesserName,
} from '../engine/index.js';
import {listOf} from '../text/lists.js';
import {countOf, formatNumber, ordinal} from '../text/numbers.js';
import {chooserTitles, guesserTitles} from '../text/players.js';
import {
	alphabetOf,
	askSource,
	choiceRow,
	readChoice,
	readCount,
	readSwitch,
	seedAsked,
	seedSetting,
	sourceOf,
} from './readers.js';
import {
	formFault,
	no,
	readTable,
	yes,
	type Asked,
	type Known,
	type Setting,
	type ValuesOf,
} from './setting.js';
import {words} from './shared.js';

/** Who guesses: the player, or a bot. */
export type GuesserOrYou = 'you' | GuesserName;

export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export const guesserNames = Object.keys(guessers) as readonly GuesserName[];

const guesserChoices: readonly GuesserOrYou[] = ['you', ...guesserNames];

/** Whom a game may be raced with: a bot, or your own best game with the same settings. */
export type Racer = GuesserName | 'best';

const racers: readonly Racer[] = [...guesserNames, 'best'];

/** What is drawn beside a game as the budget goes. */
export const figures = ['eye', 'gallows', 'none'] as const;

export type FigureName = (typeof figures)[number];

/** The largest budget that menus and questions offer; a flag may name any. */
export const largestBudget = 26;

const standardBudget = 8;
const standardLength = 7;

/** Whether the chooser keeps to one secret; the others cheat. */
export const isFairChooser = (chooser: ChooserName): boolean => choosers[chooser].isFair;

/** A word that somebody types is played only by a fair chooser. */
const ownWord = ({chooser, secret = ''}: Asked): string => (chooser === 'random' ? secret.trim() : '');

/** Whether somebody's own word is asked for. */
export const hasOwnWord = (asked: Asked): boolean => ownWord(asked) !== '';

/** The length that a form plays: the one asked for, or the nearest that has words. */
export function nearestLength({lengths}: Dictionary, wished: number): number {
	const distance = (length: number) => Math.abs(length - wished);
	return lengths
		.map(({length}) => length)
		.reduce((best, length) => (distance(length) < distance(best) ? length : best));
}

export const lengthAsked = ({length}: Asked): number => Number(length ?? standardLength);

function lengthRow({asked, loaded}: Known) {
	const secret = ownWord(asked);
	const show = (value: string, note: string, values: readonly string[]) => [
		choiceRow('length', 'Word length', {value, values, note}),
	];
	if (secret !== '') {
		const own = String(foldTyped(alphabetOf(asked), secret)?.length ?? secret.length);
		return show(own, 'as long as the secret word', [own]);
	}

	if (!loaded?.ok)
		return [{...choiceRow('length', 'Word length', {value: '…', values: [], note: ''}), step: () => ({})}];
	const {lengths} = loaded.dictionary;
	const length = nearestLength(loaded.dictionary, lengthAsked(asked));
	const count = lengths.find(entry => entry.length === length)?.count ?? 0;
	const note = `${countOf(count, 'word')} of ${countOf(length, 'letter')}`;
	return show(
		String(length),
		note,
		lengths.map(entry => String(entry.length)),
	);
}

const length: Setting<number> = {
	flag: {name: 'length', short: 'l', value: 'N', help: 'the length of the word (asked)'},
	read: readCount,
	rows: lengthRow,
};

const budget: Setting<number> = {
	flag: {
		name: 'guesses',
		short: 'g',
		value: 'N',
		help: 'the budget: the last of so many wrong guesses loses (asked)',
	},
	read: readCount,
	rows({asked}) {
		const value = asked.budget ?? String(standardBudget);
		const count = Number(value);
		const dots = '●'.repeat(Math.min(count, 20));
		const note = count <= 20 ? dots : `the ${ordinal(count)} wrong letter loses`;
		const step = (by: 1 | -1) => ({budget: String(((count - 1 + by + largestBudget) % largestBudget) + 1)});
		return [{name: 'budget', label: 'Wrong guesses', value: formatNumber(count), note, kind: 'choice', step}];
	},
};

const chooser: Setting<ChooserName> = {
	flag: {name: 'chooser', short: 'c', value: 'NAME', help: `${chooserNames.join(', ')} (evil)`},
	read: readChoice(chooserNames),
	rows({asked}) {
		const value = readChooser(asked);
		return [choiceRow('chooser', 'Chooser', {value, values: chooserNames, note: chooserTitles[value]})];
	},
};

const readChooser = ({chooser: text}: Asked): ChooserName =>
	chooserNames.find(name => name === text) ?? 'evil';

const secret: Setting<string> = {
	flag: {name: 'secret', value: 'WORD', help: 'the word to guess, with a fair chooser'},
	read(text, asked) {
		const word = foldTyped(alphabetOf(asked), text.trim()) ?? '';
		if (word !== '' && word.length <= longestWord) return {ok: true, value: word};
		const letters = describeLetters(alphabetOf(asked));
		return {ok: false, wanted: `a word of up to ${longestWord} letters from ${letters}`, refused: text};
	},
	rows({asked}) {
		if (readChooser(asked) !== 'random') return [];
		const {secret: value = ''} = asked;
		return [
			{
				name: 'secret',
				label: 'Secret word',
				value,
				note: value === '' ? '' : 'hidden while you type',
				kind: 'secret',
				placeholder: 'the fiend draws one; type your own',
				type: text => ({secret: text}),
			},
		];
	},
};

const guesser: Setting<GuesserOrYou> = {
	flag: {name: 'guesser', value: 'NAME', help: `${guesserChoices.join(', ')} (you)`},
	standard: 'you',
	read: readChoice(guesserChoices),
	rows({asked}) {
		const value = guesserChoices.find(name => name === asked.guesser) ?? 'you';
		const note = value === 'you' ? 'you guess' : guesserTitles[value];
		return [choiceRow('guesser', 'Guesser', {value, values: guesserChoices, note})];
	},
};

const isWatching = ({guesser: text = 'you'}: Asked): boolean => text !== 'you';

const nobody = 'nobody';

const race: Setting<Racer | typeof nobody> = {
	flag: {name: 'race', value: 'NAME', help: `play beside ${listOf(racers)}, your own best game (${nobody})`},
	standard: nobody,
	read: readChoice([nobody, ...racers] as const),
	rows({asked}) {
		if (isWatching(asked)) return [];
		const value = racers.find(name => name === asked.race) ?? nobody;
		const note =
			value === nobody ? 'you play alone' : value === 'best' ? 'your own best game' : guesserTitles[value];
		return [choiceRow('race', 'Race against', {value, values: [nobody, ...racers], note})];
	},
};

const verbose: Setting<boolean> = {
	flag: {
		name: 'verbose',
		short: 'v',
		help: 'show the families, the words possible and the current secret',
	},
	standard: no,
	read: readSwitch,
	rows({asked}) {
		const value = asked.verbose === yes ? yes : no;
		const shown = value === yes ? 'shown' : 'hidden';
		const note = 'the words each answer keeps (Tab)';
		return [choiceRow('verbose', 'Families', {value, values: [no, yes], note, shown})];
	},
};

const figureNotes = {
	eye: 'opens as your guesses go',
	gallows: 'the old drawing',
	none: 'letters only',
} as const satisfies Record<FigureName, string>;

const figure: Setting<FigureName> = {
	standard: 'eye',
	read: readChoice(figures),
	rows({asked}) {
		const value = figures.find(name => name === asked.figure) ?? 'eye';
		return [choiceRow('figure', 'Figure', {value, values: figures, note: figureNotes[value]})];
	},
};

/** The settings of Hangman. */
export const hangmanTable = {
	...words,
	length,
	budget,
	chooser,
	secret,
	guesser,
	verbose,
	figure,
	race,
	seed: seedSetting('the same seed plays the same game (a fresh one)', 'fresh; type one to repeat a game'),
};

/** What is asked for of a game of Hangman, read and checked; what is `undefined` is still to be asked. */
export type HangmanRequest = Source & {
	readonly length: number | undefined;
	readonly budget: number | undefined;
	readonly chooser: ChooserName;
	readonly guesser: GuesserOrYou;
	/** Who plays the same game beside you; nobody where it is left out. */
	readonly race?: Racer | undefined;
	/** Somebody's own word, for a fair chooser; its length is `length`. */
	readonly secret: string | undefined;
	/** Whether the families, the words possible and the secret are shown. */
	readonly verbose: boolean;
	readonly figure: FigureName;
	/** A fresh one for each game where none is given. */
	readonly seed: string | undefined;
};

/** All that makes a game of Hangman what it is. */
export type HangmanSettings = Omit<HangmanRequest, 'length' | 'budget' | 'seed'> & {
	readonly length: number;
	readonly budget: number;
	readonly seed: string;
};

/** What a form asks for to play by the same settings; each game has a seed and a secret of its own. */
export const askedForHangman = (settings: HangmanSettings): Asked => ({
	...askSource(settings),
	length: String(settings.length),
	budget: String(settings.budget),
	chooser: settings.chooser,
	guesser: settings.guesser,
	race: settings.race,
	verbose: settings.verbose ? yes : no,
	figure: settings.figure,
	secret: undefined,
});

type Refused = {readonly ok: false; readonly sentence: string};

/** What goes with what; the table's settings are read before. */
export function requestHangman(
	asked: Asked,
	values: ValuesOf<typeof hangmanTable>,
): {readonly ok: true; readonly request: HangmanRequest} | Refused {
	const {secret: word, length: wished = word?.length, budget: guesses, seed} = values;
	const player = values.chooser ?? (word === undefined ? 'evil' : 'random');
	const racer = values.race === nobody ? undefined : values.race;
	if (word !== undefined && !isFairChooser(player))
		return {ok: false, sentence: `A secret goes only with --chooser random, not with ${player}.`};
	if (word !== undefined && word.length !== wished)
		return {
			ok: false,
			sentence: `The secret has ${word.length} letters, but --length says ${String(wished)}; leave --length out.`,
		};
	if (racer !== undefined && values.guesser !== undefined && values.guesser !== 'you')
		return {ok: false, sentence: 'In a race you guess yourself; leave out --guesser or --race.'};
	return {
		ok: true,
		request: {
			...sourceOf(asked),
			length: wished,
			budget: guesses,
			chooser: player,
			guesser: values.guesser ?? 'you',
			...(racer !== undefined && {race: racer}),
			secret: word,
			verbose: values.verbose ?? false,
			figure: values.figure ?? 'eye',
			seed,
		},
	};
}

/** The settings that a filled-in form stands for, or what is wrong with it, in a sentence. */
export function settleHangman(
	asked: Asked,
	dictionary: Dictionary,
	freshSeed: string,
): {readonly ok: true; readonly settings: HangmanSettings} | Refused {
	const word = ownWord(asked);
	const form = {
		...asked,
		chooser: readChooser(asked),
		secret: word === '' ? undefined : word,
		length: undefined,
		// Where a bot guesses, no row asks for a race.
		race: isWatching(asked) ? undefined : asked.race,
		seed: seedAsked(asked, freshSeed),
	};
	const reading = readTable(hangmanTable, form);
	if (!reading.ok)
		return {ok: false, sentence: formFault(hangmanTable, {asked: form, loaded: undefined}, reading)};
	const settled = requestHangman(form, reading.values);
	if (!settled.ok) return settled;
	const {request} = settled;
	return {
		ok: true,
		settings: {
			...request,
			length: request.length ?? nearestLength(dictionary, lengthAsked(asked)),
			budget: request.budget ?? standardBudget,
			seed: request.seed ?? freshSeed,
		},
	};
}
