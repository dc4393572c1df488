import {isPrintable, type Source} from '../dictionaries/index.js';
import {
	chooserNames,
	foldTyped,
	guesserNames,
	isFairChooser,
	languages,
	longestWord,
	type Alphabet,
	type ChooserName,
	type Dictionary,
} from '../engine/index.js';
import {playerOf} from './program.js';
import {oneOf, readCount, seedSetting, switchOn, upTo} from './readers.js';
import {
	flag,
	refuse,
	withDefaults,
	type Given,
	type Reading,
	type Settled,
	type Table,
	type Values,
} from './setting.js';
import {knows, wordsTable} from './words.js';
import {typicalOf} from '../dictionaries/proved.js';

export const difficulties = ['easy', 'fair', 'hard', 'fiendish'] as const;

/** How hard a game of Hangman is, by name: it sets the chooser and the wrong guesses. */
export type Difficulty = (typeof difficulties)[number];

export const defaultDifficulty: Difficulty = 'easy';

export const chooserOf = {
	easy: 'evil',
	fair: 'random',
	hard: 'evil',
	fiendish: 'perfect',
} as const satisfies Record<Difficulty, ChooserName>;

/** Extra wrong guesses in a hard game, on top of the fewest that beat `evil`. */
const spareWhenHard = 3;

export function budgetOf(
	difficulty: Difficulty,
	source: Source,
	dictionary: Dictionary,
	length: number,
): number {
	const {perfect, evil, fair} = typicalOf(source, dictionary, length);
	const enough = perfect + 1;
	if (difficulty === 'fair') return fair;
	if (difficulty !== 'hard') return enough;
	// For very short or long words three more would be as many as in an easy game.
	return Math.max(evil + 1, Math.min(evil + 1 + spareWhenHard, enough - 1));
}

export const figures = ['eye', 'gallows', 'none'] as const;

export type FigureName = (typeof figures)[number];

/** The largest budget that menus and questions offer; a flag may name any. */
export const largestBudget = 26;

const longestSender = 20;

function readSender(text: string): Reading<string | undefined> {
	const name = text.trim().normalize('NFC');
	if (Array.from(name).length <= longestSender && isPrintable(name))
		return {ok: true, value: name === '' ? undefined : name};
	return refuse(`a name of up to ${longestSender} letters`, text);
}

function readSecret(text: string, alphabet: Alphabet): Reading<string> {
	const word = foldTyped(alphabet, text.trim()) ?? '';
	if (word !== '' && word.length <= longestWord) return {ok: true, value: word};
	return refuse(`a word of up to ${longestWord} letters from {letters}`, text);
}

export const hangmanTable = {
	difficulty: {
		flag: flag('difficulty', 'NAME', 'sets chooser and guesses; -c and -g override it'),
		...oneOf(difficulties),
		default: defaultDifficulty,
		isLocal: true,
	},
	length: {
		flag: flag('length', 'N', 'the length of the word', {short: 'l', usual: 'asked'}),
		default: 7,
		offers: upTo(20),
		read: readCount,
	},
	dictionary: wordsTable.dictionary,
	chooser: {
		flag: flag('chooser', 'NAME', 'who answers', {short: 'c'}),
		...oneOf(chooserNames),
		default: chooserOf[defaultDifficulty],
	},
	budget: {
		flag: flag('guesses', 'N', 'the budget: the Nth wrong guess loses', {
			short: 'g',
			usual: 'by the difficulty; line mode asks',
		}),
		// Just enough against perfect play on words of the default length.
		default: 12,
		offers: upTo(largestBudget),
		read: readCount,
	},
	/** A word that someone typed; only with a fair chooser. */
	secret: {
		flag: flag('secret', 'WORD', 'the word to guess, with a fair chooser'),
		default: undefined,
		read: readSecret,
	},
	forAFriend: switchOn('for-a-friend', 'with --secret: print a line to send'),
	from: {
		flag: flag('from', 'NAME', 'with --for-a-friend: who sends it'),
		default: undefined,
		read: readSender,
	},
	guesser: {
		flag: flag('guesser', 'NAME', 'run:COMMAND, or one of'),
		...playerOf(['you', ...guesserNames]),
		default: 'you',
	},
	race: {
		flag: flag('race', 'NAME', 'who plays beside you (best: your own best game): run:COMMAND, or one of'),
		...playerOf(['nobody', ...guesserNames, 'best']),
		default: 'nobody',
		isLocal: true,
	},
	knows: {...knows, isLocal: true},
	verbose: {
		...switchOn('verbose', 'show the families, the words possible and the current secret', 'v'),
		isLocal: true,
	},
	figure: {...oneOf(figures), default: 'eye', isLocal: true},
	language: wordsTable.language,
	seed: seedSetting('the same seed plays the same game'),
} satisfies Table;

/** The player's choices. A difficulty sets the chooser and the budget unless they are given. */
export type HangmanChoices = Values<typeof hangmanTable>;

export type HangmanSettings = Omit<HangmanChoices, 'difficulty'>;

export type GivenHangman = Given<HangmanChoices>;

export type HangmanClash =
	| {readonly reason: 'secret-cheats'; readonly chooser: ChooserName}
	| {readonly reason: 'secret-length'; readonly secret: number; readonly length: number}
	| {readonly reason: 'no-word-for-friend' | 'from-without-friend' | 'race-without-you'}
	| {
			readonly reason: 'no-length';
			readonly dictionary: string;
			readonly length: number;
			readonly lengths: readonly number[];
	  };

/** Returns what doesn't go together in what is given, before any words are read. */
export function hangmanClash(given: GivenHangman): HangmanClash | undefined {
	const {secret, length, forAFriend, guesser = 'you', race = 'nobody'} = given;
	const chooser = chooserIn(given);
	if (secret !== undefined && !isFairChooser(chooser)) return {reason: 'secret-cheats', chooser};
	if (secret !== undefined && length !== undefined && length !== secret.length)
		return {reason: 'secret-length', secret: secret.length, length};
	if (forAFriend && secret === undefined) return {reason: 'no-word-for-friend'};
	if (given.from !== undefined && !forAFriend) return {reason: 'from-without-friend'};
	return race !== 'nobody' && guesser !== 'you' ? {reason: 'race-without-you'} : undefined;
}

export const chooserIn = ({difficulty = defaultDifficulty, secret, chooser}: GivenHangman): ChooserName =>
	chooser ?? (secret === undefined ? chooserOf[difficulty] : 'random');

export const missingIn = ({length, secret, budget, difficulty}: GivenHangman) => ({
	length: length === undefined && secret === undefined,
	budget: budget === undefined && difficulty === undefined,
});

export function nearestLength({lengths}: Dictionary, wanted: number): number {
	const distance = (length: number) => Math.abs(length - wanted);
	return lengths
		.map(({length}) => length)
		.reduce((best, length) => (distance(length) < distance(best) ? length : best));
}

/** Returns all settings of a game: those given, and the others as these or the defaults imply. Lengths without words become the nearest; until a dictionary is read, length and budget have their defaults. */
export function fillHangman(given: GivenHangman, dictionary?: Dictionary): HangmanSettings {
	const {difficulty, ...settings} = withDefaults(hangmanTable, {...given, chooser: chooserIn(given)});
	const {secret, language} = settings;
	if (dictionary === undefined) return {...settings, length: secret?.length ?? settings.length};
	const length =
		secret === undefined
			? nearestLength(dictionary, settings.length)
			: (foldTyped(languages[language], secret.trim()) ?? secret).length;
	const budget = given.budget ?? budgetOf(difficulty, settings, dictionary, length);
	return {...settings, length, budget};
}

export function settleHangman(
	given: GivenHangman,
	dictionary: Dictionary,
): Settled<HangmanSettings, HangmanClash> {
	const clash = hangmanClash(given) ?? lengthClash(dictionary, given);
	return clash ? {ok: false, clash} : {ok: true, settings: fillHangman(given, dictionary)};
}

/** A secret has its own length, which no list need have. */
export function lengthClash(
	{lengths: all}: Dictionary,
	{length, secret, dictionary = wordsTable.dictionary.default}: GivenHangman,
): HangmanClash | undefined {
	const lengths = all.map(each => each.length);
	if (length === undefined || secret !== undefined || lengths.includes(length)) return undefined;
	return {reason: 'no-length', dictionary, length, lengths};
}

/** Returns choices for another game like this one, without its seed and its secret word. */
export function likeHangman(settings: HangmanSettings, dictionary: Dictionary): GivenHangman {
	const difficulty = difficulties.find(
		name =>
			chooserOf[name] === settings.chooser &&
			budgetOf(name, settings, dictionary, settings.length) === settings.budget,
	);
	return {
		...settings,
		...(difficulty !== undefined && {difficulty, chooser: undefined, budget: undefined}),
		secret: settings.secret === undefined ? undefined : '',
		forAFriend: false,
		from: undefined,
		seed: undefined,
	};
}
