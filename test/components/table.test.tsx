import {render} from 'ink-testing-library';
import {expect, test} from 'vitest';
import {Table, type TableRow} from '../../source/components/table.js';
import type {Column} from '../../source/text/tables.js';
import {widthOf} from '../../source/text/wrap.js';

const columns: readonly Column[] = [
	{title: 'dictionary', side: 'left', least: 6},
	{title: 'words', side: 'right'},
	{title: 'letters', side: 'right', rank: 1},
	{title: 'remark', side: 'left', rank: 0},
];

const rows: readonly TableRow[] = [
	{key: 'a', cells: ['common', '77,066', '13,167,728', 'the usual one']},
	{key: 'b', cells: ['a-long-name.txt', {text: '1', as: 'miss'}, '9'], mark: 'kept'},
];

const draw = (width: number) => {
	const app = render(<Table columns={columns} rows={rows} width={width} />);
	const frame = app.lastFrame() ?? '';
	app.unmount();
	return frame;
};

test('columns stand under their names, the row that matters is marked', () => {
	expect(draw(60).split('\n')).toEqual([
		'  dictionary        words     letters  remark',
		'  common           77,066  13,167,728  the usual one',
		'▸ a-long-name.txt       1           9',
	]);
});

test('narrow tables cut what may be cut, then leave columns out, and no two ever touch', () => {
	expect(draw(48).split('\n')).toEqual([
		'  dictionary    words     letters  remark',
		'  common       77,066  13,167,728  the usual one',
		'▸ a-long-nam…       1           9',
	]);
	expect(draw(30).split('\n')).toEqual([
		'  diction…   words     letters',
		'  common    77,066  13,167,728',
		'▸ a-long-…       1           9',
	]);
	expect(draw(20).split('\n')).toEqual([
		'  dictionary   words',
		'  common      77,066',
		'▸ a-long-na…       1',
	]);
	for (let width = 16; width < 70; width++)
		for (const line of draw(width).split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width);
});
