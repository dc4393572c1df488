import {
	choosers,
	findWord,
	newGame,
	seedRandom,
	withWord,
	wordsOfLength,
	guessers,
	type ChooserName,
	type Dictionary,
	type GuesserName,
	type HangmanGame,
} from '../engine/index.js';

/** Who guesses: the player, or a bot. */
export type GuesserOrYou = 'you' | GuesserName;

/** All that makes a game of Hangman what it is; flags, menus and questions fill it in. */
export type HangmanSettings = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly length: number;
	readonly budget: number;
	readonly chooser: ChooserName;
	/** Who guesses: you, or a bot. */
	readonly guesser: GuesserOrYou;
	/** Somebody's own word, for the random chooser; its length is `length`. */
	readonly secret: string | undefined;
	/** Whether the families, the words possible and the secret are shown. */
	readonly verbose: boolean;
	readonly seed: string;
};

/** Settings as far as flags gave them; what is missing is asked for. */
export type HangmanRequest = Omit<HangmanSettings, 'length' | 'budget' | 'seed'> &
	Partial<Pick<HangmanSettings, 'length' | 'budget'>> & {
		/** A fresh one for each game where none is given. */
		readonly seed: string | undefined;
	};

/** The settings of a request that leaves nothing to ask, with a seed where it names none; else `undefined`. */
export function settle(
	{length, budget, seed, ...rest}: HangmanRequest,
	freshSeed: string,
): HangmanSettings | undefined {
	return length === undefined || budget === undefined
		? undefined
		: {...rest, length, budget, seed: seed ?? freshSeed};
}

export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export const guesserChoices = [
	'you',
	...(Object.keys(guessers) as readonly GuesserName[]),
] as const satisfies readonly GuesserOrYou[];

export const defaultGuesser: GuesserOrYou = 'you';

export const defaultChooser: ChooserName = 'evil';

/** Whether the chooser keeps to one secret; the others cheat. */
export const playsClean = ({chooser}: Pick<HangmanSettings, 'chooser'>): boolean => chooser === 'random';

export const defaultBudget = 8;

/** The largest budget that menus and questions offer; a flag may name any. */
export const largestBudget = 26;

/** The game that these settings describe: the same one whichever way they were given. */
export function startHangman(dictionary: Dictionary, settings: HangmanSettings): HangmanGame {
	const {length, budget, secret, seed} = settings;
	const listed = wordsOfLength(dictionary, length);
	const words = secret === undefined ? listed : withWord(listed, secret);
	return newGame({
		words,
		chooser: choosers[settings.chooser],
		budget,
		random: seedRandom(seed),
		secret: secret === undefined ? undefined : findWord(words, secret),
	});
}
