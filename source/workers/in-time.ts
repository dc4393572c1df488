import {
	choosers,
	guessers,
	perfectChooser,
	perfectGuesser,
	solverOf,
	usualPerfection,
	type ChooserName,
	type Guesser,
	type GuesserName,
	type Question,
	type ShouldStop,
} from '../engine/index.js';

/** How long a player may be kept waiting, in milliseconds, with something to spare for what cannot be stopped. */
const answerTime = 200;

/** How long the chooser may take to hold on to a win that is proved and may have been shown. */
const holdingTime = 3000;

function until(milliseconds: number): ShouldStop {
	const end = performance.now() + milliseconds;
	return () => performance.now() >= end;
}

/** The usual work, but no longer than a player waits gladly. */
function patience(): ShouldStop {
	const [isWorkDone, isLate] = [usualPerfection.patience(), until(answerTime)];
	return () => isWorkDone() || isLate();
}

/** Whether it is proved already that the player cannot win. */
function isWon({words, families, remaining}: Question): boolean {
	const pool = Uint32Array.from(families.flatMap(family => [...family.pool]));
	return solverOf(words).bounds(pool).atLeast >= remaining;
}

const weigh = (question: Question) =>
	perfectChooser({
		...usualPerfection,
		patience: () => (isWon(question) ? until(holdingTime) : patience()),
	}).weigh(question);

const guesser: Guesser = perfectGuesser({...usualPerfection, patience});

/** The players as the screens play with them: those that could look ahead for minutes keep to the clock. */
export const inTime = {
	/** Which of a question's families a chooser keeps, by its index, and whether its time ran out and it went by bounds. */
	answer(name: ChooserName, question: Question) {
		const choice = name === 'perfect' ? weigh(question) : undefined;
		const kept = choice?.family ?? choosers[name].choose(question);
		return {family: question.families.indexOf(kept), isByBounds: choice?.grounds === 'guess'};
	},
	guesser: (name: GuesserName): Guesser => (name === 'perfect' ? guesser : guessers[name]),
};
