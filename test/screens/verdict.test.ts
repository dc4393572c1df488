import {expect, test} from 'vitest';
import {parText} from '../../source/screens/hangman-setup/par-text.js';
import {verdict} from '../../source/screens/hangman/verdict.js';

const against = (
	remaining: number,
	chooser: 'perfect' | 'evil' | 'random' = 'perfect',
	isFinished = false,
) => ({
	...{remaining, chooser, isFinished},
});

test.each([
	[5, 5, 5, 'You cannot win from here: proved'],
	[5, 7, 5, 'You cannot win from here: proved'],
	[4, 4, 5, 'You can still win with no miss to spare: proved'],
	[3, 3, 5, 'You can still win with 1 miss to spare: proved'],
	[1, 1, 5, 'You can still win with 3 misses to spare: proved'],
	[1, 3, 5, 'You can still win with 1 miss to spare or more: proved'],
	[4, 5, 5, 'Between 4 and 5 misses to come: still looking'],
	[0, 7, 7, 'Between 0 and 7 misses to come: still looking'],
])('misses from %i to %i with %i left: %s', (atLeast, atMost, remaining, text) => {
	expect(verdict({atLeast, atMost}, against(remaining)).text).toBe(text);
});

test('a proof about perfect play says no more of other choosers than it proves', () => {
	const lost = {atLeast: 5, atMost: 5};
	expect(verdict(lost, against(5, 'evil')).text).toBe('Perfect play would beat you from here: proved');
	expect(verdict(lost, against(5, 'random')).text).toBe('Without luck you cannot win from here: proved');
});

test('what is not proved is never said to be', () => {
	expect(verdict(undefined, against(5)).text).toBe('Looking ahead…');
	expect(verdict({atLeast: 4, atMost: 6}, against(5, 'evil', true)).text).toBe(
		'Between 4 and 6 misses to come: not decided',
	);
});

test.each([
	[8, 'perfect', 'Par 9: against perfect play you need 9 wrong guesses; with 8, nobody can win.'],
	[9, 'perfect', 'Par 9: against perfect play you need 9 wrong guesses; with 9, play perfectly and you win.'],
	[
		11,
		'perfect',
		'Par 9: against perfect play you need 9 wrong guesses; with 11, play perfectly and you win, with 2 to spare.',
	],
	[8, 'evil', 'Par 9: against perfect play you need 9 wrong guesses; with 8, you win only if it slips.'],
	[8, 'random', 'Par 9: against perfect play you need 9 wrong guesses; with 8, it takes some luck.'],
] as const)('par 9 with %i wrong guesses against %s', (budget, chooser, text) => {
	expect(parText({atLeast: 8, atMost: 8}, budget, chooser)).toBe(text);
});

test('where par is not proved, it says what is known', () => {
	expect(parText({atLeast: 6, atMost: 8}, 8, 'perfect')).toBe(
		'Par 9: against perfect play you need 9 wrong guesses at most; whether 8 will do is not proved.',
	);
	expect(parText({atLeast: 6, atMost: 8}, 6, 'perfect')).toContain('with 6, nobody can win');
	expect(parText({atLeast: 0, atMost: 0}, 1, 'perfect')).toContain('you need 1 wrong guess; ');
});
