import {expect, test} from 'vitest';
import measured from '../../dictionaries/bots.json' with {type: 'json'};
import {statisticsOf} from '../../source/statistics/statistics.js';
import type {FinishedGame, GameEnd} from '../../source/store/index.js';
import {daily, ghost, hangman} from '../store/games.js';

const today = '2026-11-21';

const ending = (game: FinishedGame, end: Partial<GameEnd>): FinishedGame => ({
	...game,
	end: {...game.end, ...end},
});

const guessed = (
	chooser: string,
	length: number,
	{moves = hangman.moves, ...end}: Partial<GameEnd> & {readonly moves?: string},
): FinishedGame => ({
	...hangman,
	moves,
	settings: {...hangman.settings, chooser, length},
	end: {result: 'won', misses: 3, ...end},
});

const spoken = (
	opponent: string,
	moves: string,
	result: GameEnd['result'],
	first = 'you',
	player = 'you',
): FinishedGame => ({
	...ghost,
	moves,
	settings: {...ghost.settings, opponent, first, player},
	end: {result},
});

test('an empty history comes to nothing', () => {
	const statistics = statisticsOf([], today);
	expect(statistics).toMatchObject({games: 0, won: 0, days: {now: 0, best: 0}, wins: {now: 0, best: 0}});
	expect(statistics.accuracy).toEqual({letters: 0, hits: 0, series: []});
	expect(statistics.recent).toEqual([]);
	expect(statistics.daily.week).toHaveLength(7);
});

test('games that were only watched count nowhere', () => {
	const watched: FinishedGame[] = [ending(hangman, {result: 'watched'}), ending(ghost, {result: 'watched'})];
	expect(statisticsOf(watched, today)).toEqual(statisticsOf([], today));
});

test('games and wins, in a row and by kind', () => {
	const results = ['won', 'won', 'lost', 'won', 'won', 'won', 'lost', 'won'] as const;
	const games = results.map((result, index): FinishedGame => {
		if (index % 3 === 0) return ending(hangman, {result});
		const onDay = {...daily, settings: {...daily.settings, day: `2026-11-1${index}`}};
		return ending(index % 3 === 1 ? onDay : ghost, {result});
	});
	const {games: count, won, wins, hangman: guesses, ghost: fragments} = statisticsOf(games, today);
	expect({count, won, wins}).toEqual({count: 8, won: 6, wins: {now: 1, best: 3}});
	expect([guesses.games, guesses.won, fragments.games, fragments.won]).toEqual([3, 2, 2, 1]);
});

test('Hangman by chooser and length, with the fewest misses of a win', () => {
	const games = [
		guessed('evil', 10, {misses: 4}),
		guessed('evil', 6, {misses: 7}),
		guessed('evil', 6, {misses: 5}),
		guessed('evil', 6, {misses: 1, result: 'lost'}),
		guessed('cunning', 6, {result: 'lost', misses: 8}),
	];
	expect(statisticsOf(games, today).hangman.byChooser).toEqual([
		{chooser: 'cunning', length: 6, games: 1, won: 0, fewestMisses: undefined, bots: undefined},
		{chooser: 'evil', length: 6, games: 3, won: 2, fewestMisses: 5, bots: undefined},
		{chooser: 'evil', length: 10, games: 1, won: 1, fewestMisses: 4, bots: undefined},
	]);
});

test('misses over the value: of wins against choosers that cheat, where the value is proved', () => {
	const games = [
		guessed('perfect', 6, {misses: 11, value: 9}),
		guessed('evil', 6, {misses: 9, value: 9}),
		guessed('evil', 6, {misses: 8, value: 9}),
		guessed('evil', 6, {misses: undefined, value: 9}),
		guessed('perfect', 7, {misses: 11, value: 9}),
		guessed('evil', 6, {misses: 9}),
		guessed('random', 6, {misses: 2, value: 9}),
		guessed('evil', 6, {misses: 8, value: 9, result: 'lost'}),
	];
	expect(statisticsOf(games, today).hangman.over).toEqual([
		{over: -1, games: 1},
		{over: 0, games: 1},
		{over: 2, games: 2},
	]);
});

test('Ghost by opponent, and by the first letter and whose it was', () => {
	const games = [
		spoken('perfect', 'niacin', 'lost'),
		spoken('perfect', 'njoy', 'won', 'computer'),
		spoken('random', '<nx', 'won'),
		spoken('human', 'abc', 'won', 'you', 'careless'),
		spoken('perfect', '', 'lost'),
	];
	const {byOpponent, byOpening} = statisticsOf(games, today).ghost;
	expect(byOpponent).toEqual([
		{opponent: 'careless', games: 1, won: 1},
		{opponent: 'perfect', games: 3, won: 1},
		{opponent: 'random', games: 1, won: 1},
	]);
	expect(byOpening).toEqual([
		{letter: 'a', isYours: false, games: 1, won: 1},
		{letter: 'n', isYours: false, games: 1, won: 1},
		{letter: 'n', isYours: true, games: 2, won: 1},
	]);
});

test('accuracy: the letters that were in the word, hints not counted, and over time', () => {
	const games = [
		guessed('evil', 6, {moves: 'ea*io?', misses: 2}),
		ending({...daily, moves: 'etao'}, {misses: 1}),
		spoken('perfect', 'niacin', 'lost'),
		guessed('evil', 6, {moves: '', misses: 0}),
	];
	expect(statisticsOf(games, today).accuracy).toEqual({letters: 8, hits: 5, series: [0.5, 0.75, 0]});
	const many = Array.from({length: 95}, (_, index) =>
		guessed('evil', 6, {moves: 'abcd', misses: index < 50 ? 4 : 2}),
	);
	const {series} = statisticsOf(many, today).accuracy;
	expect(series).toHaveLength(30);
	expect(series[0]).toBe(0);
	expect(series.at(-1)).toBe(0.5);
});

test('a game that doesn’t say how many letters missed has no hits', () => {
	const games = [guessed('evil', 6, {moves: 'eaio', misses: undefined})];
	expect(statisticsOf(games, today).accuracy).toEqual({letters: 4, hits: 0, series: [0]});
});

test('the last twenty games, the last one first', () => {
	const games = Array.from({length: 25}, (_, index) => ending(hangman, {misses: index}));
	const {recent} = statisticsOf(games, today);
	expect(recent).toEqual(games.slice(5).reverse());
});

test('settings that make no game are left out where they are asked for', () => {
	const odd = [
		{...hangman, settings: {...hangman.settings, chooser: 7, length: 'many'}},
		{...hangman, settings: {...hangman.settings, length: 'many'}},
		{...hangman, settings: {...hangman.settings, budget: true}},
		{...daily, settings: {day: '2026-02-30'}, date: '2026-02-30T'},
		{...daily, settings: {day: 7}},
		{...ghost, settings: {}},
		{...ghost, settings: {...ghost.settings, opponent: 7}},
	];
	const {games, hangman: guesses, daily: days, ghost: rounds} = statisticsOf(odd, today);
	expect(games).toBe(odd.length);
	expect([guesses.byChooser, days.games, rounds.byOpponent]).toEqual([[], 0, []]);
});

test('a day makes no daily of another game, and one without misses or their value is no day’s result', () => {
	const dated = {...hangman, settings: {...hangman.settings, day: '2026-11-21'}};
	const unfinished = (end: Partial<GameEnd>) => statisticsOf([ending(daily, end)], today).daily.games;
	expect(statisticsOf([dated, dated], today).games).toBe(2);
	expect([unfinished({}), unfinished({misses: undefined}), unfinished({value: undefined})]).toEqual([
		1, 0, 0,
	]);
});

test('bots are compared over the games whose word nobody chose', () => {
	const {sha256} = measured.dictionaries.small;
	const game = {...guessed('evil', 6, {}), digest: sha256.slice(0, 7)};
	const chosen = {...game, settings: {...game.settings, secret: 'cba'}};
	const botsOf = (...games: readonly FinishedGame[]) => statisticsOf(games, today).hangman.byChooser[0]?.bots;
	expect(botsOf(game)).toBeDefined();
	expect(botsOf(chosen)).toBeUndefined();
	expect(botsOf(chosen, game)).toEqual(botsOf(game));
});

test('a match and several players have no opening; by message it is whose who began', () => {
	const openingsOf = (settings: FinishedGame['settings']) =>
		statisticsOf([{...ghost, settings: {...ghost.settings, ...settings}}], today).ghost.byOpening.map(
			({isYours}) => isYours,
		);
	expect(openingsOf({})).toEqual([true]);
	expect(openingsOf({isMatch: true})).toEqual([]);
	expect(openingsOf({opponent: 'careless,human'})).toEqual([]);
	expect(openingsOf({opponent: 'elsewhere', here: 0, first: 'computer'})).toEqual([true]);
	expect(openingsOf({opponent: 'elsewhere', here: 1, first: 'you'})).toEqual([false]);
});
