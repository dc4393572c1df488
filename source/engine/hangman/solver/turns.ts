import type {ShouldStop} from './search.js';

/** A question that may take long: `undefined` when stopped before there is an answer; the next call resumes. */
type Attempt<Answer> = (shouldStop: ShouldStop) => Answer | undefined;

/** Stops after so many questions: a measure of work that is the same on every machine. */
export function workBudget(questions: number): ShouldStop {
	let left = questions;
	return () => left-- <= 0;
}

/** The work of perfect players for one letter: about 250 ms. */
export const defaultWork = 175;

/**
Works on some questions in turn, each for longer and longer, so that a hard one doesn't hold up the others.

It ends when all are answered, when the answers so far are enough, or when stopped; whatever has no answer then is `undefined`.
*/
export function askInTurns<Answer>(
	questions: readonly Attempt<Answer>[],
	isEnough: (answers: readonly (Answer | undefined)[]) => boolean,
	shouldStop: ShouldStop,
): readonly (Answer | undefined)[] {
	const answers: (Answer | undefined)[] = questions.map(() => undefined);
	const clock = {isOver: false};
	const stop = () => (clock.isOver ||= shouldStop());
	for (let turns = 0; ; turns = Math.max(1, turns * 2)) {
		for (const [index, question] of questions.entries()) {
			if (answers[index] !== undefined) continue;
			const patience = workBudget(turns);
			answers[index] = question(() => stop() || patience());
			if (isEnough(answers)) return answers;
		}

		if (clock.isOver || !answers.includes(undefined)) return answers;
	}
}
