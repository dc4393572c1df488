import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {countOf, formatNumber} from '../../source/text/numbers.js';
import {listOf} from '../../source/text/lists.js';
import {markdownTable} from '../markdown.js';

type Row = {
	readonly length: number;
	readonly words: number;
	readonly atLeast: number;
	readonly atMost: number;
};
type Books = {readonly dictionaries: Readonly<Record<string, {readonly results: readonly Row[]}>>};

const read = (path: string) => readFileSync(path, 'utf8');
const path = 'docs/results.md';
const names = ['small', 'common', 'huge'] as const;
const [par, evil] = ['par', 'evil'].map(name => JSON.parse(read(`dictionaries/${name}.json`)) as Books);

const rowOf = (books: Books | undefined, name: string, length: number) =>
	books?.dictionaries[name]?.results.find(row => row.length === length);

function value(row: Row | undefined): string {
	if (row === undefined) return '';
	return row.atLeast === row.atMost ? String(row.atMost) : `${row.atLeast}–${row.atMost}`;
}

const lengths = Array.from({length: 23}, (_, index) => index + 2);

test('the results are those that are proved; `vitest -u` writes them anew', async () => {
	const head = ['letters', ...names.flatMap(name => [`\`${name}\``, 'perfect', 'evil'])];
	const rows = lengths.map(length => [
		String(length),
		...names.flatMap(name => {
			const row = rowOf(par, name, length);
			const words = row === undefined ? '' : formatNumber(row.words);
			return [words, value(row), value(rowOf(evil, name, length))];
		}),
	]);
	const open = lengths.filter(length => {
		const row = rowOf(evil, 'huge', length);
		return row && row.atLeast < row.atMost;
	});
	const written = read(path)
		.replace(/(?<=\n## Misses[^|]*)\|[^]*?(?=\n\n[^|])/, () => markdownTable([head, ...rows]))
		.replace(
			/(?<=Still open against `evil` on `huge`: )[^;]*/,
			listOf(open.map(length => countOf(length, 'letter'))),
		);
	expect(written).toContain('Still open');
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});
