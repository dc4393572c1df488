import {expect, test} from 'vitest';
import {bestGame} from '../../source/statistics/best.js';
import type {FinishedGame} from '../../source/store/index.js';
import {hangman, named} from '../store/games.js';

const played = (
	id: string,
	seed: string,
	end: Partial<FinishedGame['end']>,
	moves = 'eaio',
): FinishedGame => ({
	...named(id, hangman),
	moves,
	settings: {...hangman.settings, chooser: 'random', seed},
	end: {result: 'won', misses: 3, ...end},
});

const best = (games: readonly FinishedGame[], chooser: 'random' | 'evil' = 'random') =>
	bestGame(games, hangman.digest, {chooser, length: 6, budget: 8, secret: undefined, seed: 'a'})?.id;

// Another seed is another word: a lucky one would be raced against a hard one.
test('against a fair chooser only games about the same word are compared, against one that cheats all', () => {
	const games = [played('mine', 'a', {misses: 3}), played('lucky', 'b', {misses: 0})];
	expect(best(games)).toBe('mine');
	const cheated = games.map(game => ({...game, settings: {...game.settings, chooser: 'evil'}}));
	expect(best(cheated, 'evil')).toBe('lucky');
});

// You race the one that you know, until you beat it.
test('of games as good the first is the best', () => {
	expect(best([played('first', 'a', {}), played('second', 'a', {})])).toBe('first');
	expect(best([played('first', 'a', {}), played('shorter', 'a', {}, 'eai')])).toBe('shorter');
	expect(best([played('lost', 'a', {result: 'lost', misses: 0}), played('won', 'a', {misses: 5})])).toBe(
		'won',
	);
});
