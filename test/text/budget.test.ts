import {describe, expect, test} from 'vitest';
import {provedOf} from '../../source/dictionaries/proved.js';
import {parText} from '../../source/text/hangman/odds.js';

const exactly = (misses: number) => ({atLeast: misses, atMost: misses});

describe('what a budget means', () => {
	const [value, evil] = [exactly(11), exactly(5)];

	test.each([
		['evil', 5, 'With only 5, no letters beat evil.'],
		['evil', 6, 'With 6, the right letters still beat evil.'],
		['random', 5, 'With 5, you need some luck.'],
		['cunning', 9, 'With 9, you win only if cunning slips.'],
		['perfect', 11, 'With only 11, perfect can’t be beaten.'],
		['perfect', 13, 'With 13, you have 1 to spare.'],
	] as const)('of %s with %i where evil costs 5 misses and perfect 11', (chooser, budget, sentence) => {
		expect(parText({value, evil, budget, chooser})).toBe(
			`Par 11: with 12 wrong guesses, perfect play beats every chooser.\n${sentence}`,
		);
	});

	test('is not said twice where it is what par says', () => {
		expect(parText({value, evil, budget: 12, chooser: 'evil'})).toBe(
			'Par 11: with 12 wrong guesses, perfect play beats every chooser.',
		);
	});

	test('claims nothing that is not proved', () => {
		const unsure = {atLeast: 4, atMost: 7};
		expect(parText({value, evil: unsure, budget: 6, chooser: 'evil'})).toContain(
			'Whether 6 can beat evil is not proved.',
		);
		expect(parText({value, budget: 6, chooser: 'evil'})).not.toContain('beat evil');
		expect(parText({value: unsure, budget: 6, chooser: 'perfect'})).toContain(
			'Par 7 at most: with 8 wrong guesses, perfect play beats every chooser.\nWhether 6 will do is not proved.',
		);
	});

	test('is told of bundled words', () => {
		const common = {dictionary: 'common', language: 'en'} as const;
		const {perfect: value, evil} = provedOf(common, 7, 11_380);
		if (value === undefined) throw new Error('nothing is proved of common');
		const textOf = (budget: number) => parText({value, evil, budget, chooser: 'evil'});
		expect(textOf(5)).toContain('no letters beat evil');
		expect(textOf(6)).toContain('the right letters still beat evil');
	});
});
