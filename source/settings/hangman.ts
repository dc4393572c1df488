import {describeLetters, type Source} from '../dictionaries/index.js';
import {
	choosers,
	foldTyped,
	guessers,
	languages,
	longestWord,
	type ChooserName,
	type Dictionary,
	type GuesserName,
} from '../engine/index.js';
import {countOf, formatNumber, ordinal} from '../text/numbers.js';
import {chooserTitles, guesserTitles} from '../text/players.js';
import {choiceRow, oneOf, readCount, readSwitch, seedOr, seedSetting} from './readers.js';
import {givenBy, withStandards, type Form, type Given, type Row, type Table} from './setting.js';
import {words} from './words.js';

/** Who guesses: the player, or a bot. */
export type GuesserOrYou = 'you' | GuesserName;

export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export const guesserNames = Object.keys(guessers) as readonly GuesserName[];

/** Whom a game may be raced with: a bot, or your own best game with the same settings. */
export type Racer = GuesserName | 'best';

/** What is drawn beside a game as the budget goes. */
export const figures = ['eye', 'gallows', 'none'] as const;

export type FigureName = (typeof figures)[number];

/** The largest budget that menus and questions offer; a flag may name any. */
export const largestBudget = 26;

/** All that makes a game of Hangman what it is. */
export type HangmanSettings = Source & {
	readonly length: number;
	readonly budget: number;
	readonly chooser: ChooserName;
	/** A word that someone chose, for a fair chooser; its length is `length`. */
	readonly secret: string | undefined;
	readonly guesser: GuesserOrYou;
	/** Whether the families, the words possible and the secret are shown. */
	readonly verbose: boolean;
	readonly figure: FigureName;
	/** Who plays the same game beside you. */
	readonly race: Racer | 'nobody';
	readonly seed: string;
};

type Known = Form<HangmanSettings>;

/** Whether the chooser keeps to one secret; the others cheat. */
export const isFairChooser = (chooser: ChooserName): boolean => choosers[chooser].isFair;

/** The length that a form plays: the one that is wanted, or the nearest that has words. */
export function nearestLength({lengths}: Dictionary, wanted: number): number {
	const distance = (length: number) => Math.abs(length - wanted);
	return lengths
		.map(({length}) => length)
		.reduce((best, length) => (distance(length) < distance(best) ? length : best));
}

/** The secret word that is typed, where the chooser plays one. */
const secretIn = ({chooser, secret = ''}: HangmanSettings): string =>
	isFairChooser(chooser) ? secret.trim() : '';

/** Whether someone's own word is typed. */
export const hasOwnWord = (settings: HangmanSettings): boolean => secretIn(settings) !== '';

function lengthRow({values, loaded}: Known): Row<HangmanSettings> {
	const secret = secretIn(values);
	if (secret !== '') {
		const {length} = foldTyped(languages[values.language], secret) ?? secret;
		return choiceRow('length', 'Word length', {
			value: length,
			values: [length],
			note: 'as long as the secret word',
			choose: () => ({}),
		});
	}

	if (!loaded?.ok)
		return {name: 'length', label: 'Word length', value: '…', note: '', kind: 'choice', step: () => ({})};
	const {lengths} = loaded.dictionary;
	const length = nearestLength(loaded.dictionary, values.length);
	const count = lengths.find(entry => entry.length === length)?.count ?? 0;
	return choiceRow('length', 'Word length', {
		value: length,
		values: lengths.map(entry => entry.length),
		note: `${countOf(count, 'word')} of ${countOf(length, 'letter')}`,
		choose: chosen => ({length: chosen}),
	});
}

const budgets = Array.from({length: largestBudget}, (_, index) => index + 1);

function budgetRow({values: {budget}}: Known): Row<HangmanSettings> {
	const note = budget <= 20 ? '●'.repeat(budget) : `the ${ordinal(budget)} wrong letter loses`;
	const shown = formatNumber(budget);
	return choiceRow('budget', 'Wrong guesses', {
		value: Math.min(budget, largestBudget),
		values: budgets,
		note,
		shown,
		choose: chosen => ({budget: chosen}),
	});
}

const figureNotes = {
	eye: 'opens as your guesses go',
	gallows: 'the old drawing',
	none: 'letters only',
} as const satisfies Record<FigureName, string>;

const raceNote = (race: HangmanSettings['race']): string =>
	race === 'nobody' ? 'you play alone' : race === 'best' ? 'your own best game' : guesserTitles[race];

const guesserChoices = ['you', ...guesserNames] as const;

const races = ['nobody', ...guesserNames, 'best'] as const;

/** The settings of Hangman. */
export const hangmanTable: Table<HangmanSettings> = {
	...words,
	length: {
		flag: {name: 'length', short: 'l', value: 'N', help: 'the length of the word', usual: 'asked'},
		standard: 7,
		read: readCount,
		rows: form => [lengthRow(form)],
	},
	budget: {
		flag: {
			name: 'guesses',
			short: 'g',
			value: 'N',
			help: 'the budget: the last of so many wrong guesses loses',
			usual: 'asked',
		},
		// Just enough against perfect play on words of the default length.
		standard: 12,
		read: readCount,
		rows: form => [budgetRow(form)],
	},
	chooser: {
		flag: {name: 'chooser', short: 'c', value: 'NAME'},
		...oneOf(chooserNames),
		standard: 'evil',
		rows: ({values: {chooser}}) => [
			choiceRow('chooser', 'Chooser', {
				value: chooser,
				values: chooserNames,
				note: chooserTitles[chooser],
				choose: name => ({chooser: name}),
			}),
		],
	},
	secret: {
		flag: {name: 'secret', value: 'WORD', help: 'the word to guess, with a fair chooser'},
		standard: undefined,
		read(text, alphabet) {
			const word = foldTyped(alphabet, text.trim()) ?? '';
			if (word !== '' && word.length <= longestWord) return {ok: true, value: word};
			const letters = describeLetters(alphabet);
			return {ok: false, wanted: `a word of up to ${longestWord} letters from ${letters}`, refused: text};
		},
		rows: ({values: {chooser, secret = ''}}) =>
			isFairChooser(chooser)
				? [
						{
							name: 'secret',
							label: 'Secret word',
							value: secret,
							note: secret === '' ? '' : 'hidden while you type',
							kind: 'secret',
							placeholder: 'the fiend draws one; type your own',
							type: text => ({secret: text}),
						},
					]
				: [],
	},
	guesser: {
		flag: {name: 'guesser', value: 'NAME'},
		...oneOf(guesserChoices),
		standard: 'you',
		rows: ({values: {guesser}}) => [
			choiceRow('guesser', 'Guesser', {
				value: guesser,
				values: guesserChoices,
				note: guesser === 'you' ? 'you guess' : guesserTitles[guesser],
				choose: name => ({guesser: name}),
			}),
		],
	},
	verbose: {
		flag: {
			name: 'verbose',
			short: 'v',
			help: 'show the families, the words possible and the current secret',
		},
		standard: false,
		read: readSwitch,
		rows: ({values: {verbose}}) => [
			choiceRow('verbose', 'Families', {
				value: verbose,
				values: [false, true],
				note: 'the words each answer keeps (Tab)',
				shown: verbose ? 'shown' : 'hidden',
				choose: isShown => ({verbose: isShown}),
			}),
		],
	},
	figure: {
		...oneOf(figures),
		standard: 'eye',
		rows: ({values: {figure}}) => [
			choiceRow('figure', 'Figure', {
				value: figure,
				values: figures,
				note: figureNotes[figure],
				choose: name => ({figure: name}),
			}),
		],
	},
	race: {
		flag: {name: 'race', value: 'NAME', help: 'whom to play beside; best is your own best game'},
		...oneOf(races),
		standard: 'nobody',
		rows: ({values: {race, guesser}}) =>
			guesser === 'you'
				? [
						choiceRow('race', 'Race against', {
							value: race,
							values: races,
							note: raceNote(race),
							choose: name => ({race: name}),
						}),
					]
				: [],
	},
	seed: seedSetting({help: 'the same seed plays the same game'}, 'fresh; type one to repeat a game'),
};

/** A game of Hangman, and which of its settings were left to their defaults and may be asked for instead. */
export type HangmanPlan = {
	readonly settings: HangmanSettings;
	readonly missing: {readonly length: boolean; readonly budget: boolean};
};

export type SettledHangman =
	(HangmanPlan & {readonly ok: true}) | {readonly ok: false; readonly sentence: string};

/** What a form begins with after a game: all but the seed and the secret word, which belong to one game. */
export const likeHangman = (settings: HangmanSettings): Given<HangmanSettings> => ({
	...settings,
	secret: settings.secret === undefined ? undefined : '',
	seed: undefined,
});

/** What goes with what: a secret word implies a fair chooser and its own length. */
export function settleHangman(given: Given<HangmanSettings>, freshSeed: string): SettledHangman {
	const refuse = (sentence: string) => ({ok: false, sentence}) as const;
	const {secret, length, guesser = 'you', race = 'nobody'} = given;
	const {chooser = secret === undefined ? hangmanTable.chooser.standard : 'random'} = given;
	if (secret !== undefined && !isFairChooser(chooser))
		return refuse(`A secret goes only with --chooser random, not with ${chooser}.`);
	if (secret !== undefined && length !== undefined && length !== secret.length)
		return refuse(
			`The secret has ${secret.length} letters, but --length says ${length}; leave --length out.`,
		);
	if (race !== 'nobody' && guesser !== 'you')
		return refuse('In a race you guess yourself; leave out --guesser or --race.');
	const said = {...given, chooser, length: secret?.length ?? length, seed: seedOr(given.seed, freshSeed)};
	return {
		ok: true,
		settings: withStandards(hangmanTable, said),
		missing: {length: said.length === undefined, budget: given.budget === undefined},
	};
}

/** The game that a filled-in form stands for, on a length that has words. */
export function settleHangmanForm(
	values: HangmanSettings,
	dictionary: Dictionary,
	freshSeed: string,
): SettledHangman {
	const form = givenBy(hangmanTable, {values, loaded: undefined});
	const word = form.secret?.trim() ?? '';
	if (word === '') {
		const length = nearestLength(dictionary, form.length);
		return settleHangman({...form, length, secret: undefined}, freshSeed);
	}

	const reading = hangmanTable.secret.read(word, languages[form.language]);
	if (!reading.ok) return {ok: false, sentence: `Secret word: give ${reading.wanted}.`};
	return settleHangman({...form, length: undefined, secret: reading.value}, freshSeed);
}
