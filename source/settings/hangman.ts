import {bundledIn, isPrintable, printable, replaceActing, type Source} from '../dictionaries/index.js';
import {describeLetters} from '../text/languages.js';
import {
	choosers,
	foldTyped,
	guessers,
	isCalled,
	isProgram,
	languages,
	longestWord,
	unknownProgram,
	type AnyChooser,
	type AnyGuesser,
	type ChooserName,
	type Dictionary,
	type GuesserName,
} from '../engine/index.js';
import {difficultyNote} from '../text/budget.js';
import {countOf, formatNumber, ordinal} from '../text/numbers.js';
import {chooserTitle, guesserTitle} from '../text/players.js';
import {budgetOf, chooserOf, difficulties, standardDifficulty, type Difficulty} from './difficulty.js';
import {playerOf, playerRows, programFault} from './program.js';
import {choiceOf, choiceRow, oneOf, readCount, seedOr, seedSetting, switchOn, textRow} from './readers.js';
import {
	givenBy,
	withStandards,
	type Form,
	type Given,
	type Reading,
	type Row,
	type Table,
} from './setting.js';
import {knows, words} from './words.js';

export type GuesserOrYou = 'you' | AnyGuesser;

export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export const guesserNames = Object.keys(guessers) as readonly GuesserName[];

/** Whom a game may be raced with: a bot, a program, or your own best game with the same settings. */
export type Racer = AnyGuesser | 'best';

export const figures = ['eye', 'gallows', 'none'] as const;

export type FigureName = (typeof figures)[number];

/** The largest budget that menus and questions offer; a flag may name any. */
export const largestBudget = 26;

export type HangmanSettings = Source & {
	readonly length: number;
	readonly budget: number;
	readonly chooser: AnyChooser;
	/** A word that someone chose, for a fair chooser; its length is `length`. */
	readonly secret: string | undefined;
	/** Whether that word was chosen for someone elsewhere, and by whom. */
	readonly forAFriend: boolean;
	readonly from: string | undefined;
	readonly guesser: GuesserOrYou;
	/** The list that bots and hints know, where the word is from another. */
	readonly knows: string | undefined;
	readonly verbose: boolean;
	readonly figure: FigureName;
	readonly race: Racer | 'nobody';
	readonly seed: string;
};

/** What is chosen of a game: a difficulty by name sets the chooser and the budget that are not chosen themselves. */
export type HangmanChoices = HangmanSettings & {readonly difficulty: Difficulty};

type Known = Form<HangmanChoices>;

/** Whether the chooser keeps to one secret; the others cheat. */
export const isFairChooser = (chooser: AnyChooser): boolean =>
	!isProgram(chooser) && choosers[chooser].isFair;

/** The length that a form plays: the one that is wanted, or the nearest that has words. */
export function nearestLength({lengths}: Dictionary, wanted: number): number {
	const distance = (length: number) => Math.abs(length - wanted);
	return lengths
		.map(({length}) => length)
		.reduce((best, length) => (distance(length) < distance(best) ? length : best));
}

const secretIn = ({chooser, secret = ''}: HangmanSettings): string =>
	isFairChooser(chooser) ? secret.trim() : '';

export const hasOwnWord = (settings: HangmanSettings): boolean => secretIn(settings) !== '';

function lengthIn(values: HangmanSettings, dictionary: Dictionary): number {
	const secret = secretIn(values);
	if (secret === '') return nearestLength(dictionary, values.length);
	return (foldTyped(languages[values.language], secret) ?? secret).length;
}

const budgetIn = (difficulty: Difficulty, values: HangmanSettings, dictionary: Dictionary): number =>
	budgetOf(difficulty, values, dictionary, lengthIn(values, dictionary));

/** The difficulty that a game has by its chooser and its budget; `undefined` where someone has set them by hand. */
const difficultyOf = (settings: HangmanSettings, dictionary: Dictionary): Difficulty | undefined =>
	difficulties.find(
		name => chooserOf[name] === settings.chooser && budgetIn(name, settings, dictionary) === settings.budget,
	);

function difficultyRow({values, loaded}: Known): Row<HangmanChoices> {
	const {difficulty, chooser, budget} = values;
	const isCustom =
		chooser !== chooserOf[difficulty] ||
		(loaded?.ok === true && budget !== budgetIn(difficulty, values, loaded.dictionary));
	const custom = isProgram(chooser) ? 'a program' : chooser;
	const note = difficultyNote(isCustom ? custom : difficulty, budget);
	return choiceRow<Difficulty | 'custom', HangmanChoices>('difficulty', 'Difficulty', {
		value: isCustom ? 'custom' : difficulty,
		values: isCustom ? [...difficulties, 'custom'] : difficulties,
		note: loaded?.ok ? note : '',
		choose: name => (name === 'custom' ? {} : {difficulty: name, chooser: undefined, budget: undefined}),
	});
}

function lengthRow({values, loaded}: Known): Row<HangmanChoices> {
	if (!loaded?.ok)
		return {name: 'length', label: 'Word length', value: '…', note: '', kind: 'choice', step: () => ({})};
	const {lengths} = loaded.dictionary;
	const length = lengthIn(values, loaded.dictionary);
	if (hasOwnWord(values))
		return choiceRow('length', 'Word length', {
			value: length,
			values: [length],
			note: 'as long as the secret word',
			choose: () => ({}),
		});
	const count = lengths.find(entry => entry.length === length)?.count ?? 0;
	return choiceRow('length', 'Word length', {
		value: length,
		values: lengths.map(entry => entry.length),
		note: `${countOf(count, 'word')} of ${countOf(length, 'letter')}`,
		choose: chosen => ({length: chosen}),
	});
}

const budgets = Array.from({length: largestBudget}, (_, index) => index + 1);

function budgetRow({values: {budget}}: Known): Row<HangmanChoices> {
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
	race === 'nobody' ? 'you play alone' : race === 'best' ? 'your own best game' : guesserTitle(race);

/** What stands for the list that the word is from, where bots know no other. */
const sameList = 'the dictionary';

const guesserChoices = ['you', ...guesserNames] as const;

const races = ['nobody', ...guesserNames, 'best'] as const;

/** A longer name makes too long a line. */
const longestSender = 20;

/** The name of whoever sends a word; none is one, too. */
function readSender(text: string): Reading<string | undefined> {
	const name = text.trim().normalize('NFC');
	if (Array.from(name).length <= longestSender && isPrintable(name))
		return {ok: true, value: name === '' ? undefined : name};
	return {ok: false, wanted: `a name of up to ${longestSender} letters`, refused: text};
}

export const hangmanTable: Table<HangmanChoices> = {
	difficulty: {
		flag: {name: 'difficulty', value: 'NAME', help: 'sets chooser and guesses; -c and -g override it'},
		...oneOf(difficulties),
		standard: standardDifficulty,
		rows: form => [difficultyRow(form)],
	},
	length: {
		flag: {name: 'length', short: 'l', value: 'N', help: 'the length of the word', usual: 'asked'},
		standard: 7,
		read: readCount,
		rows: form => [lengthRow(form)],
	},
	dictionary: words.dictionary,
	chooser: {
		flag: {name: 'chooser', short: 'c', value: 'NAME', help: 'run:COMMAND, or one of'},
		...playerOf(chooserNames),
		standard: chooserOf[standardDifficulty],
		implied: ({values}) => chooserOf[values.difficulty],
		isMore: true,
		rows: ({values: {chooser, ...values}}) =>
			playerRows('chooser', 'Chooser', {
				...{value: chooser, names: chooserNames, note: chooserTitle(chooser)},
				typed: values['chooser command'],
				choose: name => ({chooser: name}),
			}),
	},
	budget: {
		flag: {
			name: 'guesses',
			short: 'g',
			value: 'N',
			help: 'the budget: the Nth wrong guess loses',
			usual: 'by the difficulty; line mode asks',
		},
		// Just enough against perfect play on words of the default length.
		standard: 12,
		implied: ({values, loaded}) =>
			loaded?.ok ? budgetIn(values.difficulty, values, loaded.dictionary) : values.budget,
		isMore: true,
		read: readCount,
		rows: form => [budgetRow(form)],
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
		isMore: true,
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
	forAFriend: {
		...switchOn('for-a-friend', 'with --secret: print a line to send'),
		isMore: true,
		rows: choiceOf('forAFriend', 'Who guesses', [false, true], values => {
			if (!hasOwnWord(values)) return undefined;
			return values.forAFriend
				? {note: 'you get a line to send', shown: 'a friend elsewhere'}
				: {note: '', shown: 'someone here'};
		}),
	},
	from: {
		flag: {name: 'from', value: 'NAME', help: 'with --for-a-friend: who sends it'},
		standard: undefined,
		read: readSender,
		isMore: true,
		rows: ({values}) =>
			values.forAFriend && hasOwnWord(values)
				? [
						textRow('from', 'From', {
							value: values.from ?? '',
							placeholder: 'your name, for the line',
							type: text => ({from: replaceActing(text, () => '')}),
						}),
					]
				: [],
	},
	guesser: {
		flag: {name: 'guesser', value: 'NAME', help: 'run:COMMAND, or one of'},
		...playerOf(guesserChoices),
		standard: 'you',
		isMore: true,
		rows: ({values: {guesser, ...values}}) =>
			playerRows('guesser', 'Guesser', {
				...{value: guesser, names: guesserChoices},
				note: guesser === 'you' ? 'you guess' : guesserTitle(guesser),
				typed: values['guesser command'],
				choose: name => ({guesser: name}),
			}),
	},
	race: {
		flag: {
			name: 'race',
			value: 'NAME',
			help: 'who plays beside you; best is your own best game: run:COMMAND, or one of',
		},
		...playerOf(races),
		standard: 'nobody',
		isMore: true,
		rows: ({values: {race, guesser, ...values}}) =>
			guesser === 'you'
				? playerRows('race', 'Race against', {
						...{value: race, names: races, note: raceNote(race)},
						typed: values['race command'],
						choose: name => ({race: name}),
					})
				: [],
	},
	knows: {
		...knows,
		isMore: true,
		rows: ({values: {knows: known, language}}) => [
			choiceRow('knows', 'Bots know', {
				value: known ?? sameList,
				values: [sameList, ...bundledIn(language)],
				note: known === undefined ? '' : 'and hints; the word may not be on it',
				shown: printable(known ?? sameList),
				choose: list => ({knows: list === sameList ? undefined : list}),
			}),
		],
	},
	verbose: {
		...switchOn('verbose', 'show the families, the words possible and the current secret', 'v'),
		isMore: true,
		rows: choiceOf('verbose', 'Families', [false, true], ({verbose}) => ({
			note: 'the words each answer keeps (Tab)',
			shown: verbose ? 'shown' : 'hidden',
		})),
	},
	figure: {
		...oneOf(figures),
		standard: 'eye',
		isMore: true,
		rows: choiceOf('figure', 'Figure', figures, ({figure}) => ({note: figureNotes[figure]})),
	},
	language: words.language,
	seed: seedSetting({help: 'the same seed plays the same game'}, 'fresh; type one to repeat a game'),
};

/** A game of Hangman, and which of its settings were left to their defaults and may be asked for instead. */
export type HangmanPlan = {
	readonly settings: HangmanSettings;
	readonly difficulty: Difficulty | undefined;
	readonly missing: {readonly length: boolean; readonly budget: boolean};
};

export type SettledHangman =
	(HangmanPlan & {readonly ok: true}) | {readonly ok: false; readonly sentence: string};

/** What a form begins with after a game: all but the seed and the secret word, which belong to one game. */
export function likeHangman(settings: HangmanSettings, dictionary: Dictionary): Given<HangmanChoices> {
	const difficulty = difficultyOf(settings, dictionary);
	return {
		...settings,
		chooser: isCalled(settings.chooser) ? unknownProgram : settings.chooser,
		...(difficulty !== undefined && {difficulty, chooser: undefined, budget: undefined}),
		secret: settings.secret === undefined ? undefined : '',
		forAFriend: false,
		from: undefined,
		seed: undefined,
	};
}

/** The settings of a game in which some are given, and the others as always. */
export function hangmanWith(given: Given<HangmanSettings>): HangmanSettings {
	const {difficulty: _, ...settings} = withStandards<HangmanChoices>(hangmanTable, given);
	return settings;
}

/** What goes with what: a secret word implies a fair chooser and its own length. */
export function settleHangman(
	{difficulty, ...given}: Given<HangmanChoices>,
	freshSeed: string,
): SettledHangman {
	const refuse = (sentence: string) => ({ok: false, sentence}) as const;
	const {secret, length, guesser = 'you', race = 'nobody'} = given;
	const usual = difficulty ?? standardDifficulty;
	const {chooser = secret === undefined ? chooserOf[usual] : 'random'} = given;
	if (secret !== undefined && !isFairChooser(chooser))
		return refuse(`A secret goes only with --chooser random, not with ${chooser}.`);
	if (secret !== undefined && length !== undefined && length !== secret.length)
		return refuse(
			`The secret has ${secret.length} letters, but --length says ${length}; leave --length out.`,
		);
	if (given.forAFriend && secret === undefined)
		return refuse('A line for a friend needs a word: give --secret WORD.');
	if (given.from !== undefined && !given.forAFriend)
		return refuse('--from goes with --for-a-friend; leave it out, or give both.');
	if (race !== 'nobody' && guesser !== 'you')
		return refuse('In a race you guess yourself; leave out --guesser or --race.');
	const said = {...given, chooser, length: secret?.length ?? length, seed: seedOr(given.seed, freshSeed)};
	return {
		ok: true,
		settings: hangmanWith(said),
		difficulty: given.budget === undefined ? usual : undefined,
		missing: {
			length: said.length === undefined,
			budget: given.budget === undefined && difficulty === undefined,
		},
	};
}

/** The settings of a plan with the budget that its difficulty sets, where it does. */
export const withBudget = ({settings, difficulty}: HangmanPlan, dictionary: Dictionary): HangmanSettings =>
	difficulty === undefined ? settings : {...settings, budget: budgetIn(difficulty, settings, dictionary)};

export function settleHangmanForm(
	values: HangmanChoices,
	dictionary: Dictionary,
	freshSeed: string,
): SettledHangman {
	const form = givenBy(hangmanTable, {values, loaded: undefined});
	const {guesser, chooser, race} = form;
	const fault = programFault({guesser, chooser, race});
	if (fault !== undefined) return {ok: false, sentence: fault};
	const word = form.secret?.trim() ?? '';
	if (word === '') {
		const length = nearestLength(dictionary, form.length);
		return settleHangman({...form, length, secret: undefined}, freshSeed);
	}

	const reading = hangmanTable.secret.read(word, languages[form.language]);
	if (!reading.ok) return {ok: false, sentence: `Secret word: give ${reading.wanted}.`};
	const sender = readSender(form.from ?? '');
	if (!sender.ok) return {ok: false, sentence: `From: give ${sender.wanted}.`};
	return settleHangman({...form, length: undefined, secret: reading.value, from: sender.value}, freshSeed);
}
