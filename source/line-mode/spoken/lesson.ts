import {isLetter, type Bounds} from '../../engine/index.js';
import {isOver, type HangmanPlay} from '../../games/hangman.js';
import {beginExercise, exerciseCosts, firstLetterOf} from '../../games/lesson.js';
import {familiesAloud, turnAloud} from '../../text/hangman-spoken.js';
import {lessonRemark, lessonSteps, lessonTexts, lessonTitles, type LessonStep} from '../../text/lesson.js';
import type {Dialogue, Reading} from '../dialogue.js';
import {playLetter, readGuess} from '../hangman-play.js';
import type {LineServices} from '../services.js';
import {askAloud} from '../voices/spoken/ask.js';

/** What stands for the keys that the lesson names. */
const insteadOfKeys =
	'Where it names a key, type a word here: families, hint, coach, tree, review; and a letter with Enter after it.';

/** The exercises tell nobody of what happens in them: they count for nothing. */
const unheard = (services: LineServices): LineServices => ({...services, onEvent: () => undefined});

function remarkAloud(step: LessonStep, play: HangmanPlay, costs: readonly Bounds[]): string {
	const turn = play.game.turns.at(-1);
	if (turn === undefined) return lessonTexts[step];
	const families = step === 'fair' ? '' : familiesAloud(turn, play.game.words.length);
	return [turnAloud(play), families, lessonRemark(step, play, costs)].filter(Boolean).join(' ');
}

type Answer = 'on' | 'menu' | {readonly play: HangmanPlay; readonly letter: string};

function readAnswer(line: string, step: LessonStep, play: HangmanPlay | undefined): Reading<Answer> {
	const word = line.trim().toLowerCase();
	if (word === '') return {answer: 'on'};
	if (word === 'menu') return {answer: 'menu'};
	if (play === undefined || isOver(play)) return 'Please press Enter to go on.';
	const read = readGuess(line, play);
	if (typeof read === 'string') return read;
	const first = play.game.turns.length === 0 ? firstLetterOf(step) : undefined;
	if (first !== undefined && read.answer !== first) return `Here, guess ${first}.`;
	return {answer: {play, letter: read.answer}};
}

/** A step, until Enter goes on; whether the lesson goes on after it. */
function* speakStep(step: LessonStep, services: LineServices): Dialogue<boolean> {
	let play = beginExercise(step, services.freshId());
	let said = `${lessonTitles[step]}. ${lessonTexts[step]}`;
	for (;;) {
		const isOpen = play !== undefined && !isOver(play);
		const asking = play;
		const answer: Answer = yield* askAloud({
			said,
			question: isOpen ? 'Letter, or Enter to go on:' : 'Enter to go on:',
			read: line => readAnswer(line, step, asking),
			about: insteadOfKeys,
		});
		if (answer === 'on') return true;
		if (answer === 'menu') return false;
		if (!isLetter(answer.play.game.words.alphabet, answer.letter)) continue;
		play = yield* playLetter(answer.play, answer.letter, unheard(services));
		said = remarkAloud(step, play, exerciseCosts(play));
	}
}

/** How to play, by playing. */
export function* speakLesson(services: LineServices): Dialogue {
	for (const step of lessonSteps) if (!(yield* speakStep(step, services))) return;
}
