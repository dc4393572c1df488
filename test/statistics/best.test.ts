import {expect, test} from 'vitest';
import {bestGame} from '../../source/statistics/hangman.js';
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
	expect(best([played('few', 'a', {misses: 2}), played('many', 'a', {misses: 3})])).toBe('few');
	expect(best([played('lost', 'a', {result: 'lost', misses: 0}), played('won', 'a', {misses: 5})])).toBe(
		'won',
	);
});

test('hints and looks at the families are no letters', () => {
	expect(best([played('helped', 'a', {}, 'e?*a?*i*'), played('more', 'a', {}, 'eaio')])).toBe('helped');
	expect(best([played('more', 'a', {}, 'eaio'), played('helped', 'a', {}, 'e?*a?*i*')])).toBe('helped');
	expect(best([played('word', 'a', {}, '=ally.'), played('letters', 'a', {}, 'al')])).toBe('word');
});

test.each<[string, Partial<FinishedGame>]>([
	['of another kind', {game: 'ghost'}],
	['that was watched', {end: {result: 'watched', misses: 0}}],
	['with another list', {digest: '0000000'}],
	['against another chooser', {settings: {...hangman.settings, chooser: 'cunning'}}],
	['with longer words', {settings: {...hangman.settings, length: 7}}],
	['with more wrong guesses', {settings: {...hangman.settings, budget: 9}}],
	['about a word that someone chose', {settings: {...hangman.settings, secret: 'cba'}}],
])('a game %s is another game', (_, changed) => {
	const alike: FinishedGame = {...named('mine', hangman), end: {result: 'won', misses: 3}};
	expect(best([alike], 'evil')).toBe('mine');
	expect(best([{...alike, ...changed}], 'evil')).toBeUndefined();
});

test('about a word that someone chose there is no best game', () => {
	const settings = {chooser: 'evil', length: 6, budget: 8, secret: 'cba', seed: 'a'} as const;
	expect(bestGame([hangman], hangman.digest, settings)).toBeUndefined();
});

test('a game won stays the best, however few misses one has that was lost', () => {
	expect(best([played('won', 'a', {misses: 5}), played('lost', 'a', {result: 'lost', misses: 0})])).toBe(
		'won',
	);
});
