import {isMiss, type Guess} from './families.js';
import {status, type Forfeit, type HangmanGame, type Status} from './game.js';
import {hintsIn} from './moves.js';

/** One side of a race, as far as it has been played. */
export type RaceGame = {
	readonly guesses: readonly {readonly guess: Guess; readonly isHit: boolean}[];
	/** The misses; a hint that costs a guess counts as one. */
	readonly misses: number;
	readonly status: Status;
	readonly forfeit: Forfeit | undefined;
};

/** Returns a game as one side of a race; `given` turns were answered before the player's first. */
export function raceGame(game: HangmanGame, given = 0): RaceGame {
	const turns = game.turns.slice(given);
	return {
		guesses: turns.map(({guess, kept}) => ({guess, isHit: !isMiss(kept)})),
		misses: turns.filter(({kept}) => isMiss(kept)).length + game.hintPrice * hintsIn(game.moves),
		status: status(game),
		forfeit: game.forfeit,
	};
}
