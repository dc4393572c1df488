import {describe, expect, test} from 'vitest';
import {provedEvilPar, provedPar} from '../../source/games/par.js';
import {parText} from '../../source/text/budget.js';

const exactly = (misses: number) => ({atLeast: misses, atMost: misses});

describe('what a budget means', () => {
	test.each([
		[4, 'With 4 wrong guesses: random – with luck; evil – never; perfect – never.'],
		[5, 'With 5 wrong guesses: random – with luck; evil – never; perfect – never.'],
		[6, 'With 6 wrong guesses: random – with luck; evil – with the right letters; perfect – never.'],
		[12, '12 wrong guesses are just enough against every chooser.'],
		[13, '13 wrong guesses beat every chooser, with 1 to spare.'],
	])('%i where evil costs 5 misses and perfect 11', (budget, sentence) => {
		expect(parText(exactly(11), budget, exactly(5))).toBe(
			`Par 11: with 12 wrong guesses, perfect play beats every chooser.\n${sentence}`,
		);
	});

	test('says nothing of evil where nothing is proved', () => {
		const unsure = 'With 6 wrong guesses: random – with luck; perfect – never.';
		expect(parText(exactly(11), 6, {atLeast: 4, atMost: 7})).toContain(unsure);
		expect(parText(exactly(11), 6)).toContain(unsure);
	});

	test('is told of bundled words', () => {
		const common = {dictionary: 'common', language: 'en'} as const;
		const value = provedPar(common, 7, 11_416);
		const evil = provedEvilPar(common, 7, 11_416);
		expect(value && parText(value, 5, evil)).toContain('evil – never');
		expect(value && parText(value, 6, evil)).toContain('evil – with the right letters');
	});
});
