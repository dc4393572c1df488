import {expect, test} from 'vitest';
import type {ChooserName} from '../../source/engine/index.js';
import {verdict} from '../../source/text/hangman/odds.js';

const against = (remaining: number, chooser: ChooserName = 'perfect', isFinished = false) => ({
	remaining,
	chooser,
	isFinished,
});

test.each([
	[5, 5, 5, 'Lost against perfect play (proved)'],
	[5, 7, 5, 'Lost against perfect play (proved)'],
	[4, 4, 5, 'You can still win with no miss to spare (proved)'],
	[3, 3, 5, 'You can still win with 1 miss to spare (proved)'],
	[1, 1, 5, 'You can still win with 3 misses to spare (proved)'],
	[1, 3, 5, 'You can still win with 1 miss to spare or more (proved)'],
	[4, 5, 5, '4–5 more misses with best play: not proved yet'],
	[0, 7, 7, '0–7 more misses with best play: not proved yet'],
])('misses from %i to %i with %i left: %s', (atLeast, atMost, remaining, text) => {
	expect(verdict({atLeast, atMost}, against(remaining)).text).toBe(text);
});

test('a proof about perfect play says no more of other choosers than it proves', () => {
	const lost = {atLeast: 5, atMost: 5};
	for (const chooser of ['evil', 'cunning'] as const)
		expect(verdict(lost, against(5, chooser)).text).toBe('A perfect fiend would win from here (proved)');
	expect(verdict(lost, against(5, 'random')).text).toBe('You can’t be sure to win (proved): it takes luck');
});

test('of a bot that is watched it is said by its name', () => {
	const watched = {...against(5, 'random'), watched: 'naive'};
	expect(verdict({atLeast: 3, atMost: 3}, watched).text).toBe(
		'Naive can still win with 1 miss to spare (proved)',
	);
	expect(verdict({atLeast: 5, atMost: 5}, watched).text).toBe(
		'Naive can’t be sure to win (proved): it takes luck',
	);
});

test('of evil it is said whether it can still be beaten, where that is proved', () => {
	const lost = {atLeast: 5, atMost: 5};
	const evil = against(5, 'evil');
	expect(verdict(lost, {...evil, canBeatEvil: false})).toStrictEqual({
		kind: 'losing',
		text: 'No letters beat evil from here (proved)',
	});
	expect(verdict(lost, {...evil, canBeatEvil: true})).toStrictEqual({
		kind: 'open',
		text: 'Evil can still be beaten; perfect couldn’t (proved)',
	});
});

test('what is not proved is never said to be', () => {
	expect(verdict(undefined, against(5)).text).toBe('Looking ahead…');
	expect(verdict({atLeast: 4, atMost: 6}, against(5, 'evil', true)).text).toBe(
		'4–6 more misses with best play: not proved',
	);
});

test('against an honest chooser the chance of winning stands where no win is proved', () => {
	const honest = {...against(5, 'random'), chance: 0.629};
	const text = 'Best play wins at least 62% of the time from here';
	expect(verdict({atLeast: 5, atMost: 5}, honest).text).toBe(text);
	expect(verdict(undefined, honest).text).toBe(text);
	expect(verdict({atLeast: 1, atMost: 4}, honest).text).toContain('You can still win');
});
