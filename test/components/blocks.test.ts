import {expect, test} from 'vitest';
import {fitBlocks} from '../../source/components/page/blocks.js';
import {tableBlock} from '../../source/components/page/table.js';
import type {Block} from '../../source/components/lines.js';
import {left, lineText} from '../../source/page/text.js';

/** A block of lines that name it. */
const block = (name: string, least: number, most: number): Block => ({
	least,
	most,
	lines: rows => Array.from({length: Math.min(rows, most)}, () => [{text: name}]),
});

const uncut: Block = {...block('b', 3, 9), lines: rows => block('b', 3, 9).lines(Math.max(3, rows))};

const fitted = (blocks: readonly Block[], rows: number, isFair: boolean): string =>
	fitBlocks(blocks, rows, isFair)
		.map(([run]) => run?.text ?? ' ')
		.join('');

test.each([
	['one that may go leaves room for the gap', [block('a', 0, 9), block('b', 6, 6)], 10, false, 'aaa bbbbbb'],
	[
		'rows go to blocks before gaps',
		[block('a', 2, 2), block('b', 3, 9), block('c', 3, 9)],
		10,
		true,
		'aabbbbcccc',
	],
	['gaps come before all of a long list', [block('a', 3, 99), block('b', 3, 99)], 14, true, 'aaaaaaa bbbbbb'],
	['with too few rows the last is left out', [block('a', 3, 9), block('b', 3, 9)], 3, true, 'aaa'],
	['the others get the rows of one that is left out', [block('a', 2, 9), uncut], 4, false, 'aaaa'],
] as const)('%s', (_, blocks, rows, isFair, text) => {
	expect(fitted(blocks, rows, isFair)).toBe(text);
});

test('what a table says of rows left out ends in an ellipsis where it is cut', () => {
	const rows = Array.from({length: 9}, (_, at) => ({cells: [String(at)]}));
	const table = {part: 'table', columns: [left('')], rows, rest: () => 'left out '.repeat(30)} as const;
	expect(tableBlock(table, 30).lines(6).map(lineText).at(-1)).toMatch(/…$/);
});
