import {expect, test} from 'vitest';
import {statisticsOf} from '../../source/statistics/statistics.js';
import {printParts} from '../../source/line-mode/plain.js';
import {statisticsParts} from '../../source/text/statistics.js';
import {daily, ghost, hangman} from '../store/games.js';

const linesOf = (...args: Parameters<typeof statisticsOf>) =>
	printParts(statisticsParts(statisticsOf(...args)))
		.trimEnd()
		.split('\n');

test('an empty history says what to do', () => {
	expect(linesOf([], '2026-11-21')).toEqual(['No games yet. Finish a game and it shows up here.']);
});

test('every number stands under what it counts', () => {
	const won = {...hangman, end: {...hangman.end, result: 'won', misses: 10}} as const;
	const lines = linesOf([won, hangman, daily, ghost], '2026-11-21');
	expect(lines.join('\n')).toMatchInlineSnapshot(`
		"hit rate 14% of 28 guesses

		games: 4 games, 2 won (50%)
		                    now  best
		games won in a row    0     1
		days won in a row     1     1

		hangman: 2 games, 1 won (50%)
		chooser  letters     won  you  naive  paga  expert  fewest misses
		evil           6  1 of 2  50%      –     –       –             10

		ghost: 1 game, 0 won (0%)
		opponent     won  you
		perfect   0 of 1   0%  ░░░░░░░░░░░░░░░░░░░░░░░░

		hangman: misses over par
		over par  games
		      +1      1  ████████████████████████

		daily: 1 game, 1 won (100%), 0 perfect
		over par  games
		       0      0  ░░░░░░░░░░░░░░░░░░░░░░░░
		      +1      1  ████████████████████████
		    lost      0  ░░░░░░░░░░░░░░░░░░░░░░░░

		your last seven days
		15 ·   16 ·   17 ·   18 ·   19 ·   20 ·   21 +1

		hangman: misses
		misses  games
		     8      1  ████████████████████████
		    10      1  ████████████████████████

		ghost by opening letter
		letter    yours: won  theirs: won
		n       0 of 1    0%            –"
	`);
});

test('games of one kind are counted once', () => {
	const text = linesOf([hangman, hangman], '2026-11-21').join('\n');
	expect(text.match(/2 games, 0 won \(0%\)/g)).toHaveLength(1);
});

test('no line is wider than a small window', () => {
	const long = Array.from({length: 5000}, (_, index) => ({
		...hangman,
		end: {...hangman.end, result: 'won' as const, misses: index % 26},
		settings: {...hangman.settings, length: 3 + (index % 20)},
	}));
	const lines = linesOf(long, '2026-11-21');
	expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(76);
});

test('a match has no opening letter, and where there are only matches no table of them', () => {
	const match = {...ghost, settings: {...ghost.settings, isMatch: true}};
	const text = linesOf([match], '2026-11-21').join('\n');
	expect(text).toContain('ghost: 1 game');
	expect(text).not.toContain('opening letter');
});
