import {readFileSync} from 'node:fs';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSolver, everyWord, isMiss, packWords} from '../../source/engine/index.js';
import {createEvilParSolver} from '../../source/lab/index.js';
import {formatNumber} from '../../source/text/numbers.js';
import {firstGame, guessAll} from '../engine/helpers.js';
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
	expect(row.atLeast).toBe(row.atMost);
	return String(row.atMost);
}

const lengths = Array.from({length: 23}, (_, index) => index + 2);

/** The misses that perfect answers force, and those with which evil's are beaten. */
function missesOn(list: readonly string[]) {
	const words = packWords([...list].sort());
	return {
		perfect: createSolver(words).solve(everyWord(words)).atLeast,
		evil: createEvilParSolver(words, 12).solve().atMost,
	};
}

test('evil gives away what the page says on its lists, and no list of as many words more', () => {
	const rows = [
		...read(path).matchAll(/^\| (\d) +\| ([a-z]+(?: [a-z]+)+) +\| (\d) +\| (\d) +\| `([a-z]+)`/gm),
	];
	expect(rows).toHaveLength(3);
	for (const [, gives, list = '', perfect, greedy, letters = ''] of rows) {
		const words = list.split(' ');
		expect({list, ...missesOn(words)}).toEqual({list, perfect: Number(perfect), evil: Number(greedy)});
		expect(Number(perfect) - Number(greedy)).toBe(Number(gives));
		expect(words).toHaveLength(2 * Number(gives) + 1);
		const {turns, pool} = guessAll(firstGame(list, 'evil', 26), letters);
		expect(pool).toHaveLength(1);
		expect(turns.filter(({kept}) => isMiss(kept))).toHaveLength(Number(greedy));
	}

	const letter = fc.constantFrom(...Array.from('abcdefghij'));
	const word = fc.string({unit: letter, minLength: 3, maxLength: 3});
	fc.assert(
		fc.property(fc.uniqueArray(word, {minLength: 1, maxLength: 9}), words => {
			const {perfect, evil: beaten} = missesOn(words);
			expect(perfect - beaten).toBeLessThanOrEqual((words.length - 1) / 2);
		}),
	);
});

type FairRow = {
	readonly length: number;
	readonly words: number;
	readonly atLeast: number;
	readonly atMost: number;
};
type FairBooks = Readonly<Record<string, {readonly results: readonly FairRow[]}>>;

/** Bounds on a mean, from those on the sum. */
function meanText(rows: readonly FairRow[]): string {
	const sum = (value: (row: FairRow) => number) => rows.reduce((all, row) => all + value(row), 0);
	const [words, least, most] = [sum(row => row.words), sum(row => row.atLeast), sum(row => row.atMost)];
	const [low, high] = [Math.floor((least / words) * 1e4) / 1e4, Math.ceil((most / words) * 1e4) / 1e4];
	return least === most ? (most / words).toFixed(4) : `${low.toFixed(4)} – ${high.toFixed(4)}`;
}

/** The misses of a fair game on several lists, length by length, and in all. */
function fairTable(books: FairBooks, heads: Readonly<Record<string, string>>): string {
	const lists = Object.keys(heads).map(name => books[name]?.results ?? []);
	const rows = lengths.slice(0, 14).map(length => [
		String(length),
		...lists.map(rows => {
			const own = rows.filter(row => row.length === length);
			return own.length === 0 ? '' : meanText(own);
		}),
	]);
	const closeness = lists.map(rows => {
		const [least, most] = [
			rows.reduce((all, row) => all + row.atLeast, 0),
			rows.reduce((all, row) => all + row.atMost, 0),
		];
		return `${meanText(rows)} (${(least / most).toFixed(3)})`;
	});
	return markdownTable([['letters', ...Object.values(heads)], ...rows, ['all', ...closeness]]);
}

const languageHeads = {
	de: 'German',
	es: 'Spanish',
	fr: 'French',
	nl: 'Dutch',
	pl: 'Polish',
	pt: 'Portuguese',
	ru: 'Russian',
};

test('the fair game’s bounds are those of the file; `vitest -u` writes them anew', async () => {
	const fair = JSON.parse(read('dictionaries/fair.json')) as {
		readonly dictionaries: FairBooks;
		readonly languages: FairBooks;
	};
	const english = Object.fromEntries(names.map(name => [name, `\`${name}\``]));
	const written = read(path)
		.replace(/(?<=\n## The fair game[^|]*)\|[^]*?(?=\n\n[^|])/, () => fairTable(fair.dictionaries, english))
		.replace(/(?<=\nThe other languages:\n\n)\|[^]*?(?=\n\n[^|])/, () =>
			fairTable(fair.languages, languageHeads),
		);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});

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
	const written = read(path).replace(/(?<=\n## Misses[^|]*)\|[^]*?(?=\n\n[^|])/, () =>
		markdownTable([head, ...rows]),
	);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});

type Measured = {
	readonly measured: readonly {
		readonly known: string;
		readonly asked: string;
		readonly results: readonly {
			readonly guesser: string;
			readonly games: number;
			readonly meanMisses: number;
			readonly won: readonly number[];
		}[];
	}[];
};

test('words on no list are guessed as was measured; `vitest -u` writes the table anew', async () => {
	const {measured} = JSON.parse(read('docs/strangers.json')) as Measured;
	const head = ['known', 'asked', 'guesser', 'games', 'misses', 'won with 6', 'with 8', 'with 10'];
	const rows = measured.flatMap(({known, asked, results}) =>
		results.map(({guesser, games, meanMisses, won}) => [
			...[known, asked, `\`${guesser}\``, formatNumber(games), meanMisses.toFixed(2)],
			...won.map(share => `${(100 * share).toFixed(1)}%`),
		]),
	);
	const written = read(path).replace(/(?<=\n## Words on no list[^|]*)\|[^]*?(?=\n\n[^|])/, () =>
		markdownTable([head, ...rows]),
	);
	expect(written).toContain('`stranger`');
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});
