import {isLetter, status, type Bounds} from '../../engine/index.js';
import {isOver, type HangmanPlay} from '../../games/hangman.js';
import {beginExercise, exerciseCosts, firstLetterOf} from '../../games/lesson.js';
import {familiesAloud, turnAloud} from '../../text/hangman-spoken.js';
import {lessonRemark, lessonSteps, lessonTexts, lessonTitles, type LessonStep} from '../../text/lesson.js';
import {insteadOfKeys, refused} from '../../text/lines.js';
import type {Dialogue, Reading} from '../dialogue.js';
import {playGuess, readGuess} from '../hangman-play.js';
import type {LineServices} from '../services.js';
import {askAloud} from '../voices/spoken/ask.js';

/** The exercises tell nobody of what happens in them: they count for nothing. */
const unheard = (services: LineServices): LineServices => ({...services, onEvent: () => undefined});

function remarkAloud(step: LessonStep, play: HangmanPlay, costs: readonly Bounds[]): string {
	const turn = play.game.turns.at(-1);
	if (turn === undefined) return lessonTexts[step];
	const remark = lessonRemark(step, play, costs);
	if (step === 'fair') return isOver(play) ? `${turnAloud(play)} ${remark}` : turnAloud(play);
	return [turnAloud(play), familiesAloud(turn, play.game.words.length), remark].filter(Boolean).join(' ');
}

type Answer = 'on' | 'menu' | 'again' | {readonly play: HangmanPlay; readonly letter: string};

const isLost = (play: HangmanPlay | undefined): boolean => play !== undefined && status(play.game) === 'lost';

function readAnswer(line: string, step: LessonStep, play: HangmanPlay | undefined): Reading<Answer> {
	const word = line.trim().toLowerCase();
	if (word === '') return {answer: 'on'};
	if (word === 'menu') return {answer: 'menu'};
	if (isLost(play) && ['t', 'try'].includes(word)) return {answer: 'again'};
	if (play === undefined || isOver(play)) return refused.onlyOn;
	const read = readGuess(line, play);
	if (typeof read === 'string') return read;
	const first = play.game.turns.length === 0 ? firstLetterOf(step) : undefined;
	if (first !== undefined && read.answer !== first) return refused.notFirst(first);
	return {answer: {play, letter: read.answer}};
}

/** A step, until Enter goes on; whether the lesson goes on after it. */
function* speakStep(step: LessonStep, services: LineServices): Dialogue<boolean> {
	let play = beginExercise(step, services.freshId());
	const keys = step === 'game' ? ` ${insteadOfKeys.lesson}.` : '';
	let said = `${lessonTitles[step]}. ${lessonTexts[step]}${keys}`;
	for (;;) {
		const isOpen = play !== undefined && !isOver(play);
		const asking = play;
		const isLast = step === lessonSteps.at(-1);
		const answer: Answer = yield* askAloud({
			said,
			question: isOpen
				? 'Letter, or Enter to go on:'
				: isLast
					? 'Enter to play your first game:'
					: 'Enter to go on:',
			read: line => readAnswer(line, step, asking),
			about: insteadOfKeys.lesson,
		});
		if (answer === 'on') return true;
		if (answer === 'menu') return false;
		if (answer === 'again') {
			play = beginExercise(step, services.freshId());
			said = lessonTexts[step];
			continue;
		}

		if (!isLetter(answer.play.game.words.alphabet, answer.letter)) continue;
		play = yield* playGuess(answer.play, answer.letter, unheard(services));
		said = remarkAloud(step, play, exerciseCosts(play));
	}
}

/** How to play, by playing; whether it was heard to its end. */
export function* speakLesson(services: LineServices): Dialogue<boolean> {
	for (const step of lessonSteps) if (!(yield* speakStep(step, services))) return false;
	return true;
}
