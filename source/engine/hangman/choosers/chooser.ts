import type {Letter} from '../../alphabet.js';
import type {Random} from '../../random.js';
import type {Words} from '../../words/words.js';
import type {Family} from '../rules/families.js';
import type {FindProved} from './proved-answers.js';

/** What a chooser is asked: which family of words to keep. */
export type Question = {
	readonly words: Words;
	readonly letter: Letter;
	/** What the letter divides the words into that are still possible; in the ASCII order of the patterns, never none. */
	readonly families: readonly [Family, ...Family[]];
	/** How many more wrong guesses the player may make, this one counted. */
	readonly remaining: number;
	/** The word that an honest chooser settled on. */
	readonly secret: number | undefined;
};

/** An answer to a question. */
export type Choice = {
	/** One of the question's families. */
	readonly family: Family;
	/** False where the chooser's work ran out before it knew that none of the families is better, so that it went by bounds. */
	readonly isProved: boolean;
};

/** A mind for one game: it is asked each question of the game, in order, and no other; the same questions get the same answers. */
export type Choose = (question: Question) => Choice;

/** Who answers guesses. */
export type Chooser = {
	readonly name: string;
	/** Whether it settles on a word before the first guess. */
	readonly isFair: boolean;
	/** Whether it answers at once; one that looks ahead may take some 250 ms. */
	readonly isQuick: boolean;
	/** The word it settles on before the first guess, by its index; one that cheats settles on none. */
	readonly settle: (words: Words, random: Random) => number | undefined;
	/** A mind for a game on these words; one that proves its answers looks up those that are proved beforehand. */
	readonly begin: (words: Words, findProved?: FindProved) => Choose;
};
