import {hiddenPattern, isMiss, letterSet, type HangmanGame} from '../engine/index.js';
import type {Sight} from './tasks/rank.js';

/** What the player of a game has been shown: before each letter so far, and now. */
export function sightsOf({words, budget, turns}: HangmanGame): readonly [...Sight[], Sight] {
	const letters = turns.map(({letter}) => letter);
	const sightAt = (turn: number): Sight => ({
		pattern: turns[turn - 1]?.pattern ?? hiddenPattern(words.length),
		guessed: letterSet(words.alphabet, letters.slice(0, turn)),
		remaining: budget - turns.slice(0, turn).filter(({kept}) => isMiss(kept)).length,
	});
	return [...turns.map((_, turn) => sightAt(turn)), sightAt(turns.length)];
}
