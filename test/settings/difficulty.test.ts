import {expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {provedOf} from '../../source/dictionaries/proved.js';
import type {Dictionary} from '../../source/engine/index.js';
import {
	budgetOf,
	difficulties,
	missingIn,
	settleHangman,
	type GivenHangman,
} from '../../source/settings/hangman.js';

const source = (dictionary: string) => ({dictionary, language: 'en'}) as const;

async function load(name: string): Promise<Dictionary> {
	const loaded = await loadDictionary(name);
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	return loaded.dictionary;
}

test.each(['small', 'common', 'animals'])(
	'difficulties of %s are what is proved of its words, and rise',
	async name => {
		const dictionary = await load(name);
		for (const {length, count} of dictionary.lengths) {
			const [easy = 0, , hard = 0, fiendish = 0] = difficulties.map(difficulty =>
				budgetOf(difficulty, source(name), dictionary, length),
			);
			const par = provedOf(source(name), length, count).perfect?.atMost ?? Number.NaN;
			const evil = provedOf(source(name), length, count).evil?.atMost ?? Number.NaN;
			expect([easy, fiendish]).toEqual([par + 1, par + 1]);
			// Hard can be won, and has fewer than easy wherever fewer can win.
			expect(hard).toBeGreaterThan(evil);
			expect(hard).toBeLessThanOrEqual(easy);
			if (evil + 1 < easy) expect(hard).toBeLessThan(easy);
			expect(hard).toBe(evil + 4 < easy ? evil + 4 : Math.max(evil + 1, easy - 1));
		}
	},
);

test('on the default list with 7 letters, and borrowed from it for a list of one’s own', async () => {
	const dictionary = await load('common');
	const budgets = (name: string, length: number) =>
		difficulties.map(difficulty => budgetOf(difficulty, source(name), dictionary, length));
	expect(budgets('common', 7)).toEqual([12, 5, 9, 12]);
	expect(budgets('words.txt', 7)).toEqual([12, 5, 9, 12]);
	expect(budgets('words.txt', 45)).toEqual(budgets('common', 23));
});

test('chooser and budget go before the difficulty', async () => {
	const dictionary = await load('common');
	const settle = (given: GivenHangman) => {
		const settled = settleHangman({length: 7, ...given}, dictionary);
		if (!settled.ok) throw new Error(settled.clash.reason);
		const {chooser, budget} = settled.settings;
		return {chooser, budget, isAsked: missingIn(given).budget};
	};

	expect(settle({})).toEqual({chooser: 'evil', budget: 12, isAsked: true});
	expect(settle({difficulty: 'fair'})).toEqual({chooser: 'random', budget: 5, isAsked: false});
	expect(settle({difficulty: 'fair', chooser: 'cunning'})).toMatchObject({chooser: 'cunning', budget: 5});
	expect(settle({difficulty: 'hard', budget: 3})).toEqual({chooser: 'evil', budget: 3, isAsked: false});
	expect(settle({difficulty: 'fiendish'})).toMatchObject({chooser: 'perfect', budget: 12});
});
