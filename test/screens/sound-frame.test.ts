import {expect, test} from 'vitest';
import {faultsIn} from './sound-frame.js';

const size = {columns: 24, rows: 4};

const rule = '── words ───────────────';

test.each([
	['a sound frame', ['title', rule, '  13,167  ⢀⣠ computer  1', ' Esc menu'], []],
	['a wide row', ['title', 'a row that is much wider', 'than the window, one over', ' Esc menu'], ['wider']],
	['too many rows', ['title', 'one', 'two', 'three', ' Esc menu'], ['5 rows']],
	[
		'columns that collide',
		['title', ' 13,167,728 1,3167', ' computer 1R', ' Esc menu'],
		['no blank', 'no blank'],
	],
	['a panel without lines', [rule, '', '', ' Esc menu'], ['nothing under “words”']],
	['a panel that waits for its lines', ['── tree ────────────────', '', '', ' Esc menu'], []],
	['a sign that has no plain one', ['title', '☃', '', ' Esc menu'], ['no plain sign for ☃']],
	['a footer without a way out', ['title', '', '', ' Enter go on'], ['no way out']],
	['a footer that is cut', ['title', '', '', ' Esc me…'], ['the footer is cut']],
])('%s', (_, lines, faults) => {
	const found = faultsIn(lines.join('\n'), size);
	expect(found.map((fault, index) => fault.slice(0, faults[index]?.length))).toEqual(faults);
});
