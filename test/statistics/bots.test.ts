import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import measured from '../../dictionaries/bots.json' with {type: 'json'};
import {choosers, guessers, parseDictionary, playMatch, wordsOfLength} from '../../source/engine/index.js';
import {meanShares, measuredBots} from '../../source/statistics/hangman.js';
import {chooserNames} from '../../source/engine/index.js';
import {someOf} from '../some-of.js';

describe.each(Object.entries(measured.dictionaries))('what the bots win on %s', (name, {sha256, results}) => {
	const load = () => readFile(new URL(`../../dictionaries/en/${name}.txt`, import.meta.url));

	test('was measured on the dictionary as it is, for every chooser and length', async () => {
		const text = await load();
		expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
		const parsed = parseDictionary(text.toString());
		if (!parsed.ok) throw new Error(parsed.reason);
		const {dictionary} = parsed;
		expect(results.map(({chooser, length}) => `${chooser} ${length}`)).toEqual(
			chooserNames.flatMap(chooser => dictionary.lengths.map(({length}) => `${chooser} ${length}`)),
		);
		const quick = results.filter(({chooser, length}) => length > (chooser === 'random' ? 15 : 17));
		for (const row of someOf(quick, 8)) {
			const chooser = choosers[row.chooser as keyof typeof choosers];
			const words = wordsOfLength(dictionary, row.length);
			for (const bot of measuredBots) {
				const {games} = await playMatch({
					guesser: guessers[bot],
					chooser,
					words,
					known: {words, list: dictionary},
				});
				const last = games.findLastIndex(count => count > 0);
				expect(row[bot]).toBe(games.slice(0, last + 1).join(' '));
			}
		}
	});
});

test('the share of games like one’s own is the mean over them', () => {
	const {sha256} = measured.dictionaries.small;
	const game = (budget: number, digest = sha256.slice(0, 7)) => ({
		digest,
		chooser: 'random',
		length: 2,
		budget,
		isOwn: false,
	});
	const shares = meanShares([
		game(1),
		...[game(26), game(26), game(26)],
		game(26, '0000000'),
		{...game(1), isOwn: true},
	]);
	expect(shares?.expert).toBeCloseTo((shareOf('random', 2, 'expert', 1) + 3) / 4);
	expect(meanShares([game(3, 'fffffff')])).toBeUndefined();
});

/** The share that a bot wins, by the file. */
function shareOf(chooser: string, length: number, bot: 'naive' | 'paga' | 'expert', budget: number): number {
	const row = measured.dictionaries.small.results.find(
		each => each.chooser === chooser && each.length === length,
	);
	const counts = row?.[bot].split(' ').map(Number) ?? [];
	const sum = (some: readonly number[]) => some.reduce((all, count) => all + count, 0);
	return sum(counts.slice(0, budget)) / sum(counts);
}

test.each([
	['random', 2, 5],
	['random', 7, 3],
	['evil', 7, 9],
])('what each bot wins against %s, %i letters, with %i wrong guesses', (chooser, length, budget) => {
	const {sha256} = measured.dictionaries.small;
	const shares = meanShares([{digest: sha256.slice(0, 7), chooser, length, budget, isOwn: false}]);
	for (const bot of measuredBots) expect(shares?.[bot]).toBe(shareOf(chooser, length, bot, budget));
});
