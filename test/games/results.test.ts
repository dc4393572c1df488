import {readFileSync} from 'node:fs';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSolver, everyWord, isMiss, packWords} from '../../source/engine/index.js';
import {createEvilParSolver} from '../../source/lab/index.js';
import {formatNumber} from '../../source/text/words.js';
import {firstGame, guessAll} from '../engine/helpers.js';
import {markdownTable} from '../markdown.js';

type Row = {
	readonly length: number;
	readonly words: number;
	readonly atLeast: number;
	readonly atMost: number;
	readonly letters?: string;
};
type Book = Readonly<Record<string, {readonly results: readonly Row[]}>>;
type Books = {readonly dictionaries: Book; readonly languages: Book};

const read = (path: string) => readFileSync(path, 'utf8');
const path = 'docs/results.md';
const names = ['small', 'common', 'huge'] as const;
const readBooks = (name: string) => JSON.parse(read(`dictionaries/${name}.json`)) as Books;
const [par, evil] = [readBooks('par'), readBooks('evil')];

const rowOf = (book: Book, name: string, length: number) =>
	book[name]?.results.find(row => row.length === length);

function value(row: Row | undefined): string {
	if (row === undefined) return '';
	expect(row.atLeast).toBe(row.atMost);
	return String(row.atMost);
}

const lengths = Array.from({length: 14}, (_, index) => index + 2);

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

const languageHeads = {
	de: 'German',
	es: 'Spanish',
	fr: 'French',
	nl: 'Dutch',
	pl: 'Polish',
	pt: 'Portuguese',
	ru: 'Russian',
};

/** Writes the table anew that is the first thing with columns below a heading. */
const withTable = (text: string, heading: string, rows: readonly (readonly string[])[]): string =>
	text.replace(new RegExp(`(?<=\\n## ${heading}\\n[^|]*)\\|[^]*?(?=\\n\\n[^|])`), () => markdownTable(rows));

test('the results are those that are proved; `vitest -u` writes them anew', async () => {
	const misses = lengths.map(length => [
		String(length),
		...names.flatMap(name => {
			const row = rowOf(par.dictionaries, name, length);
			const words = row === undefined ? '' : formatNumber(row.words);
			return [words, value(row), value(rowOf(evil.dictionaries, name, length))];
		}),
	]);
	const codes = Object.keys(languageHeads);
	const others = lengths
		.filter(length => length <= 12)
		.map(length => [
			String(length),
			...codes.map(code =>
				[par, evil]
					.map(books => value(rowOf(books.languages, code, length)))
					.filter(Boolean)
					.join(' / '),
			),
		]);
	const letters = (evil.dictionaries.common?.results ?? [])
		.filter(({length}) => length <= 10)
		.map(row => [String(row.length), value(row), `\`${row.letters ?? ''}\``]);
	const head = ['letters', ...names.flatMap(name => [`\`${name}\``, 'perfect', 'evil'])];
	let written = withTable(read(path), 'Misses, length by length', [head, ...misses]);
	written = withTable(written, 'The other languages', [
		['letters', ...Object.values(languageHeads)],
		...others,
	]);
	written = withTable(written, 'How to beat evil', [['letters', 'misses', 'ask in this order'], ...letters]);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});

/** The most misses of longer words than a table has. */
const mostBeyond = (book: Book, length: number): number =>
	Math.max(
		...Object.values(book).flatMap(({results}) =>
			results.filter(row => row.length > length).map(row => row.atMost),
		),
	);

test('longer words cost as few misses as the page says', () => {
	const english = [par, evil].map(({dictionaries}) => mostBeyond(dictionaries, 15));
	const others = [par, evil].map(({languages}) => mostBeyond(languages, 12));
	expect(read(path)).toContain(
		`Longer words cost at most ${english[0]} misses against \`perfect\` and ${english[1]} against \`evil\`.`,
	);
	expect(read(path)).toContain(`longer words cost at most ${Math.max(...others)}.`);
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
	const written = withTable(read(path), 'Words on no list', [head, ...rows]);
	expect(written).toContain('`stranger`');
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});
