import {
	fromRecord,
	hangmanRules,
	playNow,
	writeMoves,
	type HangmanAgent,
	type HangmanMove,
} from '../../source/engine/index.js';
import {chooseInput} from '../../source/games/hangman/agents.js';
import {
	advance,
	quickChooser,
	type HangmanPlay,
	type HangmanStep,
} from '../../source/games/hangman/hangman.js';
import {chooseTask} from '../../source/workers/tasks/hangman.js';

/** The chooser of a game, as a thread would answer, but at once. */
export const chooserHere =
	(play: HangmanPlay): HangmanAgent =>
	({ask}) => {
		if (ask.question === undefined) throw new Error('A chooser is asked to choose');
		return {kind: 'keep', ...chooseTask(chooseInput(play, ask, ask.question))};
	};

/** The game after some moves, each answered by its chooser, and whether anything is new. */
export function played(begun: HangmanPlay, ...moves: readonly HangmanMove[]): HangmanStep {
	let step: HangmanStep = {play: begun, isNew: false};
	playNow(hangmanRules, begun.game, [fromRecord(moves), quickChooser(begun) ?? chooserHere(begun)], {
		report(applied) {
			const {play, isNew} = advance(step.play, applied);
			step = {play, isNew: isNew || step.isNew};
		},
	});
	return step;
}

export const makeGuess = (play: HangmanPlay, guess: string): HangmanStep =>
	played(play, {kind: 'guess', guess});

export const takeHint = (play: HangmanPlay): HangmanStep => played(play, {kind: 'hint'});

export const lookAtFamilies = (play: HangmanPlay): HangmanStep => played(play, {kind: 'look'});

/** The game once the moves that were still to be made are made. */
export const caughtUp = ({
	play,
	pending = [],
}: {
	readonly play: HangmanPlay;
	readonly pending?: readonly HangmanMove[];
}): HangmanPlay => played(play, ...pending).play;

/** The moves of a game as a record has them. */
export const movesOf = ({game}: HangmanPlay): string => writeMoves(game.moves);

/** A recorder that keeps nothing. */
export const deaf = {begin: () => 'another', resume: () => undefined};
