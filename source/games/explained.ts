import {hasMeanings} from '../dictionaries/index.js';
import {currentSecret, firstWords} from '../engine/index.js';
import {isOver, type HangmanPlay} from './hangman.js';
import type {GhostPlay} from './ghost.js';

/** How many words are explained of those that still fit, and of each family. */
const [fitting, ofFamily] = [40, 3];

/** The words that a game of Hangman names once it is over and whose meanings may be asked for: the one that it was about first. */
export function explainedInHangman(play: HangmanPlay): readonly string[] {
	// A game that was broken off has come to no word.
	if (!isOver(play) || play.forfeit || !hasMeanings(play.settings)) return [];
	const {game} = play;
	const families = game.turns.at(-1)?.families ?? [];
	return [
		...new Set([
			currentSecret(game),
			...firstWords(game.words, game.pool, fitting),
			...families.flatMap(({pool}) => firstWords(game.words, pool, ofFamily)),
		]),
	];
}

/** The words that a round of Ghost names once it is over: the one that ended it, and the one that was missed. */
export function explainedInGhost(
	{game: {ending, fragment, turns}, settings}: GhostPlay,
	missedWord: string | undefined,
): readonly string[] {
	if (!ending || !hasMeanings(settings)) return [];
	const action = turns.at(-1)?.action;
	const words = [
		ending.kind === 'completed' ? fragment : undefined,
		ending.kind === 'named' && action?.kind === 'name' ? action.word : undefined,
		missedWord,
	];
	return [...new Set(words.filter(word => word !== undefined))];
}
