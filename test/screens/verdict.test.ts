import {expect, test} from 'vitest';
import {wrapWords} from '../../source/text/wrap.js';
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
	[8, '8 beat random by luck, evil or cunning by a slip, perfect play never.'],
	[1, '1 beats random by luck, evil or cunning by a slip, perfect play never.'],
	[9, '9 beat random, evil, cunning and perfect alike, with none to spare.'],
	[11, '11 beat random, evil, cunning and perfect alike, with 2 to spare.'],
])('par 9 with %i wrong guesses: %s', (budget, text) => {
	expect(parText({atLeast: 8, atMost: 8}, budget)).toBe(
		`Par 9: play perfectly and 9 wrong guesses beat every chooser.\n${text}`,
	);
});

test('where par is not proved, it says what is known', () => {
	const value = {atLeast: 6, atMost: 8};
	expect(parText(value, 8)).toBe(
		'Par 9 at most: play perfectly and 9 wrong guesses beat every chooser.\nWhether 8 will do is not proved, against any chooser.',
	);
	expect(parText(value, 7)).toContain('Whether 7 will do is not proved');
	expect(parText(value, 6)).toContain('perfect play never');
	expect(parText(value, 9)).toContain('with none to spare');
	expect(parText({atLeast: 0, atMost: 0}, 1)).toContain(
		'1 wrong guess beats every chooser.\n1 beats random, ',
	);
});

test('what a budget means takes two lines of the usual window', () => {
	for (const atMost of [0, 8, 22])
		for (const atLeast of [0, atMost])
			for (let budget = 1; budget <= 26; budget++)
				expect(wrapWords(parText({atLeast, atMost}, budget), 72)).toHaveLength(2);
});
