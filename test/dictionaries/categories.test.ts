import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const readList = (name: string): readonly string[] =>
	readFileSync(`dictionaries/en/${name}.txt`, 'utf8').trimEnd().split('\n');

const common = new Set(readList('common'));

test.each([
	['animals', 'alligator chicken donkey leopard ostrich raccoon tiger tuna', 'beef'],
	['body', 'diaphragm gill radius skeleton tusk', 'optic'],
	['feelings', 'anxiety despair guilt loneliness misery', 'caprice'],
	['food', 'beef cake cereal cream lamb truffle', 'vintage'],
	['music', 'band chorus singing solo viola', 'signature'],
	['nature', 'air gorge shower sunshine tree', 'frontier'],
	['people', 'artist butcher gentleman scientist wife', 'abortionist'],
	['plants', 'apple avocado pear tea tobacco', 'factory'],
	['things', 'barrel chest drum glass saucer', 'runway'],
	['vehicles', 'craft fighter metro racer steamer', 'missile'],
])('%s has what everyone expects, and only words of common', (name, expected, unexpected) => {
	const list = readList(name);
	expect(expected.split(' ').filter(word => !list.includes(word))).toEqual([]);
	expect(list).not.toContain(unexpected);
	expect(list.filter(word => !common.has(word))).toEqual([]);
	expect(list.length).toBeGreaterThanOrEqual(150);
});
