import {languages, type Language} from '../engine/index.js';

/*
What a code can say. Its lists are part of the code: whoever adds a name adds it at the end, and no name is ever taken out.
*/

export const codedLanguages = Object.keys(languages) as readonly Language[];
export const codedChoosers = ['random', 'evil', 'cunning', 'perfect'] as const;
export const codedGuessers = ['you', 'naive', 'pattern', 'paga', 'expert', 'perfect'] as const;
export const codedVariants = ['ghost', 'superghost'] as const;
export const codedRules = ['instant', 'challenge'] as const;
export const codedOwnPlayers = ['you', 'perfect', 'stubborn', 'careless', 'random'] as const;
export const codedOpponents = ['perfect', 'stubborn', 'careless', 'random', 'human'] as const;
export const codedBeginners = ['you', 'computer'] as const;

type OneOf<List extends readonly unknown[]> = List[number];

/** The number of a letter in its language's order: 0 to 31. */
export type LetterNumber = number;

/** A letter that was guessed, or a hint that was taken. */
export type CodedGuess = LetterNumber | 'hint';

export type CodedGhostMove =
	| {readonly kind: 'letter'; readonly letter: LetterNumber; readonly end: 'front' | 'back'}
	| {readonly kind: 'challenge'}
	/** No word says that the player had none. */
	| {readonly kind: 'name'; readonly word: readonly LetterNumber[] | undefined};

/** The words that a game is played with. */
export type CodedList = {
	readonly language: Language;
	/** The first `digestLength` hexadecimal digits of the digest of the dictionary, or more of them. */
	readonly digest: string;
};

export type CodedHangman = CodedList & {
	readonly game: 'hangman';
	readonly length: number;
	readonly budget: number;
	readonly chooser: OneOf<typeof codedChoosers>;
	readonly guesser: OneOf<typeof codedGuessers>;
	readonly secret: readonly LetterNumber[] | undefined;
	readonly seed: string;
	readonly moves: readonly CodedGuess[];
	/** What `markAnswers` makes of the chooser's answers. */
	readonly answers: number;
};

export type CodedDaily = {
	readonly game: 'daily';
	/** The number of the day, 1 or more. */
	readonly day: number;
	readonly moves: readonly CodedGuess[];
	/** What `markAnswers` makes of the chooser's answers. */
	readonly answers: number;
};

export type CodedGhost = CodedList & {
	readonly game: 'ghost';
	readonly variant: OneOf<typeof codedVariants>;
	readonly rule: OneOf<typeof codedRules>;
	readonly player: OneOf<typeof codedOwnPlayers>;
	readonly opponent: OneOf<typeof codedOpponents>;
	readonly first: OneOf<typeof codedBeginners>;
	readonly minLength: number;
	readonly isMatch: boolean;
	readonly seed: string;
	/** What both players did, all rounds one after the other. */
	readonly moves: readonly CodedGhostMove[];
};

/** A game, finished or running, as a code tells it. */
export type CodedGame = CodedHangman | CodedDaily | CodedGhost;

/** How many hexadecimal digits of a list's digest a code carries. */
export const digestLength = 7;
