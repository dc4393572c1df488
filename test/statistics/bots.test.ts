import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import measured from '../../dictionaries/bots.json' with {type: 'json'};
import {
	choosers,
	countDictionary,
	guessers,
	parseDictionary,
	playMatch,
	wordsOfLength,
} from '../../source/engine/index.js';
import {meanShares} from '../../source/statistics/bots.js';
import {measuredBots} from '../../source/text/statistics.js';
import {chooserNames} from '../../source/settings/hangman.js';

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
		const counts = countDictionary(dictionary);
		for (const row of results.filter(({chooser, length}) => length > (chooser === 'random' ? 13 : 16))) {
			const chooser = choosers[row.chooser as keyof typeof choosers];
			const words = wordsOfLength(dictionary, row.length);
			for (const bot of measuredBots) {
				const {games} = playMatch({guesser: guessers[bot], chooser, words, dictionary: counts});
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
	const row = measured.dictionaries.small.results.find(
		({chooser, length}) => chooser === 'random' && length === 2,
	);
	const counts = (row?.expert ?? '').split(' ').map(Number);
	const all = counts.reduce((sum, count) => sum + count, 0);
	expect(shares?.expert).toBeCloseTo(((counts[0] ?? 0) / all + 3) / 4);
	expect(meanShares([game(3, 'fffffff')])).toBeUndefined();
});
