import {expect, test} from 'vitest';
import {statisticsOf} from '../../source/statistics/index.js';
import {statisticsLines} from '../../source/text/statistics.js';
import {daily, ghost, hangman} from '../store/games.js';

test('an empty history says what to do', () => {
	expect(statisticsLines(statisticsOf([], '2026-11-21'))).toEqual([
		'No games yet: play one, and it is counted.',
	]);
});

test('every number stands under what it counts', () => {
	const won = {...hangman, result: 'won', misses: 10} as const;
	const lines = statisticsLines(statisticsOf([won, hangman, daily, ghost], '2026-11-21'));
	expect(lines.join('\n')).toMatchInlineSnapshot(`
		"                    now  best
		days won in a row     1     1
		games won in a row    0     1

		4 games, 2 won (50%)
		accuracy 14% of 28 letters

		Daily: 1 day, 1 won, 0 perfect
		over par  games
		       0      0  ░░░░░░░░░░░░░░░░░░░░░░░░
		      +1      1  ████████████████████████
		    lost      0  ░░░░░░░░░░░░░░░░░░░░░░░░
		11-15  11-16  11-17  11-18  11-19  11-20  11-21
		    ·      ·      ·      ·      ·      ·     +1

		Hangman: 2 games, 1 won
		chooser  length  games  won  share  fewest misses
		evil          6      2    1    50%             10
		over par  games
		      +1      1  ████████████████████████

		Ghost: 1 game, 0 won
		opponent  games  won  share
		perfect       1    0     0%

		opening  whose  games  won  share
		n        yours      1    0     0%"
	`);
});

test('no line is wider than a small window', () => {
	const long = Array.from({length: 5000}, (_, index) => ({
		...hangman,
		result: 'won' as const,
		misses: index % 26,
		settings: {...hangman.settings, length: 3 + (index % 20)},
	}));
	const lines = statisticsLines(statisticsOf(long, '2026-11-21'));
	expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(76);
});
