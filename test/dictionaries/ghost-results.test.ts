import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
	findOpenings,
	languages,
	makeBookData,
	openBook,
	parseDictionary,
	variantNames,
	variants,
	type Openings,
} from '../../source/engine/index.js';
import {winningMoves} from '../../source/engine/ghost/rules/outlook.js';
import {buildSubstrings, solveSubstrings} from '../../source/engine/ghost/variants/substrings.js';
import {digestOf} from '../../source/codes/digest.js';
import {knownLosses} from '../../source/dictionaries/bundled.js';
import {oncePer} from '../../source/engine/once-per.js';
import {capitalize, formatNumber} from '../../source/text/words.js';
import {markdownTable} from '../markdown.js';
import {someOf} from '../some-of.js';

const lists = [
	['`small`', 'en', 'small'],
	['`common`', 'en', 'common'],
	['`huge`', 'en', 'huge'],
	['German', 'de', 'common'],
	['Spanish', 'es', 'common'],
	['French', 'fr', 'common'],
	['Dutch', 'nl', 'common'],
	['Polish', 'pl', 'common'],
	['Portuguese', 'pt', 'common'],
	['Russian', 'ru', 'common'],
] as const;

type List = (typeof lists)[number];

type Found = Openings | Pick<Openings, 'openings'>;

/** Finds the openings of a list in every variant; where replies must be searched for, which takes long, without them, since no page shows them. It does so in the first test that asks for them: vitest starts the slowest files first, and counts only what their tests take. */
const openingsOf = oncePer(([, language, list]: List): readonly Found[] => {
	const parsed = parseDictionary(
		readFileSync(`dictionaries/${language}/${list}.txt`, 'utf8'),
		languages[language],
	);
	if (!parsed.ok) throw new Error(parsed.reason);
	const words = {dictionary: parsed.dictionary, minLength: 4};
	const digest = digestOf(words.dictionary);
	const graph = buildSubstrings(words.dictionary, words.minLength);
	return variantNames.map(variant => {
		const losses = knownLosses(digest, words.minLength, variant);
		const book = openBook(
			variants[variant].solving === 'substrings'
				? {variant, ...words, ...solveSubstrings(variants[variant], graph)}
				: makeBookData(variant, words.dictionary, words.minLength, {losses}),
		);
		if (book.countFragments() !== undefined) return findOpenings(book);
		return {openings: winningMoves(book, '').map(({letter}) => letter)};
	});
});

const someLists = someOf(lists, 2);

/** The lists whose openings are found in this run: all of them where the pages are written anew. */
const tested = (): readonly List[] =>
	expect.getState().snapshotState.snapshotUpdateState === 'all' ? lists : someLists;

const winning = ({openings}: Found): string =>
	openings.length > 0 ? openings.join(' ') : 'none: the second';

function learned(found: Found): string {
	if (!('crib' in found)) return '';
	const {crib} = found;
	return [crib.first, crib.second].map(({words}) => `${words.length}`).join(', ');
}

/** The largest list takes seconds, and a machine may have much else to do. */
const timeout = 240_000;

type Row = readonly string[];

const rowsIn = (table: string): readonly Row[] =>
	table.split('\n').map(line =>
		line
			.split('|')
			.slice(1, -1)
			.map(cell => cell.trim()),
	);

/** A text with the first table after some words written anew; a row that nothing was found for, only what it begins with, stays as it stands. */
function withTable(text: string, after: string, head: Row, rows: readonly Row[]): string {
	const start = text.indexOf('|', text.indexOf(`\n${after}`));
	const end = text.indexOf('\n\n', start);
	const standing = rowsIn(text.slice(start, end));
	const table = rows.map(row => {
		if (row.length === head.length) return row;
		const kept = standing.find(cells => row.every((cell, at) => cell === cells[at]));
		if (kept === undefined) throw new Error(`There is no row for ${row.join(', ')}; vitest -u writes it`);
		return kept;
	});
	return text.slice(0, start) + markdownTable([head, ...table]) + text.slice(end);
}

test('the results of Ghost are those that are found; `vitest -u` writes them anew', {timeout}, async () => {
	const rowsOf = (cells: (found: readonly Found[]) => Row) =>
		lists.map(list => [list[0], ...(tested().includes(list) ? cells(openingsOf(list)) : [])]);
	const path = 'docs/results.md';
	const written = withTable(
		readFileSync(path, 'utf8'),
		'The first letters that win, ',
		['list', ...variantNames.map(capitalize)],
		rowsOf(all => all.map(winning)),
	);
	const all = withTable(
		written,
		'## Ghost: the words to know',
		['list', 'words to know, first and second'],
		rowsOf(([ghost]) => [ghost ? learned(ghost) : '']),
	);
	await expect(all).toMatchFileSnapshot(`../../${path}`);
});

test('so are those of the reference', {timeout}, async () => {
	const rows = (['ghost', 'superghost'] as const).flatMap(variant =>
		lists.slice(0, 3).map(list => {
			const names = [capitalize(variant), list[0]];
			if (!tested().includes(list)) return names;
			const report = openingsOf(list)[variantNames.indexOf(variant)];
			if (report === undefined || !('words' in report)) throw new Error('All variants are solved');
			return [
				...names,
				formatNumber(report.words),
				formatNumber(report.fragments ?? 0),
				report.openings.join(' ').toUpperCase(),
				report.longest?.word ?? '',
			];
		}),
	);
	const head = [
		'variant',
		'dictionary',
		'words that count',
		'fragments',
		'winning openings',
		'longest game forced',
	];
	const path = 'docs/reference.md';
	const written = withTable(readFileSync(path, 'utf8'), '### Who wins', head, rows);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});
