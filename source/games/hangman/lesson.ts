import {
	assess,
	chooserAgent,
	choosers,
	createSolver,
	fromRecord,
	hangmanRules,
	parseDictionary,
	playNow,
	type Bounds,
	type ChooserName,
	type Dictionary,
	type HangmanAnswer,
	type Letter,
} from '../../engine/index.js';
import {fillHangman} from '../../settings/hangman.js';
import {beginHangman, situationOf, type HangmanPlay} from './hangman.js';

export const lessonSteps = ['fair', 'evil', 'larger', 'harder', 'par', 'game', 'ghost'] as const;

export type LessonStep = (typeof lessonSteps)[number];

type Exercise = {
	readonly words: readonly string[];
	readonly chooser: ChooserName;
	/** The letter to begin with, where it must be that one. */
	readonly first?: Letter;
	readonly budget: number;
};

const nine = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
const short = ['bat', 'bed', 'beg', 'cat', 'hat', 'mat', 'men', 'net', 'web'];

const exercises: Partial<Record<LessonStep, Exercise>> = {
	fair: {words: nine, chooser: 'random', budget: 8},
	evil: {words: nine, chooser: 'evil', first: 'e', budget: 8},
	larger: {words: short, chooser: 'evil', first: 'a', budget: 8},
	harder: {words: short, chooser: 'perfect', first: 'a', budget: 8},
	par: {words: short, chooser: 'perfect', budget: 4},
};

function dictionaryOf(words: readonly string[]): Dictionary {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(`The lesson has no words: ${parsed.reason}`);
	return parsed.dictionary;
}

/** Returns an exercise after some letters; with so few words even `perfect` answers at once. */
export function playExercise(step: LessonStep, letters: readonly Letter[]): HangmanPlay | undefined {
	const exercise = exercises[step];
	if (exercise === undefined) return undefined;
	const {words, chooser, budget} = exercise;
	const settings = fillHangman({
		...{dictionary: 'example', length: words[0]?.length, budget, chooser, seed: 'lesson'},
		...{verbose: true, figure: 'none'},
	});
	const play = beginHangman(dictionaryOf(words), settings, 'lesson');
	const guesses = fromRecord(letters.map((guess): HangmanAnswer => ({kind: 'guess', guess})));
	const answers = chooserAgent(choosers[chooser].begin(play.game.words));
	return {...play, game: playNow(hangmanRules, play.game, [guesses, answers])};
}

export const firstLetterOf = (step: LessonStep): Letter | undefined => exercises[step]?.first;

/** The misses that each family of the last letter forces, this letter's included; none before a letter. */
export const exerciseCosts = ({game}: HangmanPlay): readonly Bounds[] =>
	assess(createSolver(game.words), situationOf(game), () => false).families;
