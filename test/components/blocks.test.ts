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

const tableWith = (marks: Readonly<Record<number, 'kept' | 'chosen'>>, keeps?: 'all') => {
	const rows = Array.from({length: 12}, (_, at) => ({cells: [String(at)], mark: marks[at]}));
	return {part: 'table', heading: 'h', columns: [left('')], rows, ...(keeps && {keeps})} as const;
};

const many = {0: 'kept', 1: 'kept', 2: 'kept', 3: 'kept', 4: 'kept', 9: 'chosen'} as const;

test.each([
	[
		'of many marked rows as many as fit, the chosen one among them, and the rest is said',
		many,
		5,
		'0 1 9 and 9 more',
	],
	['with room for two rows the chosen one and the first to keep', many, 3, '0 9'],
	[
		'as many rows to keep as there is room for don’t hide that there are others',
		{...many, 9: 'kept'},
		7,
		'0 1 2 3 4 and 7 more',
	],
	['a row to keep far down', {11: 'kept'}, 4, '0 11 and 10 more'],
] as const)('a table in few rows: %s', (_, marks, rows, shown) => {
	const lines = tableBlock(tableWith(marks), 40).lines(rows).map(lineText);
	expect(lines.length).toBeLessThanOrEqual(rows);
	expect(
		lines
			.slice(1)
			.map(line => line.replace(/^[▸› ]+/, '').trim())
			.join(' '),
	).toBe(shown);
});

test('a table never needs more rows than one for each kind of mark, unless all are kept', () => {
	expect(tableBlock(tableWith(many), 40).least).toBe(3);
	expect(tableBlock(tableWith({}), 40).least).toBe(2);
	expect(tableBlock(tableWith({}, 'all'), 40).least).toBe(13);
});

test('the heading of a table says how many rows are cut, if no line does', () => {
	const [heading = []] = tableBlock({...tableWith(many), remark: 'remark'}, 40).lines(3);
	expect(lineText(heading)).toMatch(/2 of 12/);
});

test('what a table says of rows left out ends in an ellipsis where it is cut', () => {
	const rows = Array.from({length: 9}, (_, at) => ({cells: [String(at)]}));
	const table = {part: 'table', columns: [left('')], rows, rest: () => 'left out '.repeat(30)} as const;
	expect(tableBlock(table, 30).lines(6).map(lineText).at(-1)).toMatch(/…$/);
});
