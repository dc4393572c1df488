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
import {formatNumber} from '../../source/text/words.js';
import {markdownTable} from '../markdown.js';

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

type Found = Openings | Pick<Openings, 'openings'>;

/** Finds the openings of a list in every variant; where replies must be searched for, which takes long, without them, since no page shows them. It does so in the first test that asks for them: vitest starts the slowest files first, and counts only what their tests take. */
const openingsOf = oncePer(([, language, list]: (typeof lists)[number]): readonly Found[] => {
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

const openingsIn = (some: readonly (typeof lists)[number][]) =>
	some.map(list => ({title: list[0], all: openingsOf(list)}));

const winning = ({openings}: Found): string =>
	openings.length > 0 ? openings.join(' ') : 'none: the second';

function learned(found: Found): string {
	if (!('crib' in found)) return '';
	const {crib} = found;
	return [crib.first, crib.second].map(({words}) => `${words.length}`).join(', ');
}

/** The largest list takes seconds, and a machine may have much else to do. */
const timeout = 240_000;

/** A text with the first table after some words written anew. */
function withTable(text: string, after: string, table: readonly (readonly string[])[]): string {
	const start = text.indexOf('|', text.indexOf(`\n${after}`));
	return text.slice(0, start) + markdownTable(table) + text.slice(text.indexOf('\n\n', start));
}

test('the results of Ghost are those that are found; `vitest -u` writes them anew', {timeout}, async () => {
	const found = openingsIn(lists);
	const winners = [
		['list', ...variantNames.map(name => variants[name].title)],
		...found.map(({title, all}) => [title, ...all.map(winning)]),
	];
	const cribs = [
		['list', 'words to know, first and second'],
		...found.map(({title, all}) => [title, ...all.slice(0, 1).map(learned)]),
	];
	const path = 'docs/results.md';
	const written = withTable(readFileSync(path, 'utf8'), 'The first letters that win, ', winners);
	await expect(withTable(written, '## Ghost: the words to know', cribs)).toMatchFileSnapshot(`../../${path}`);
});

test('so are those of the reference', {timeout}, async () => {
	const rows = [0, 1].flatMap(variant =>
		openingsIn(lists.slice(0, 3)).map(({title, all}) => {
			const report = all[variant];
			if (report === undefined || !('words' in report)) throw new Error('All variants are solved');
			return [
				variants[report.variant].title,
				title,
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
	const written = withTable(readFileSync(path, 'utf8'), '### Who wins', [head, ...rows]);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});
