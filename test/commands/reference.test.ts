import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {defaultDictionary, loadDictionary} from '../../source/dictionaries/index.js';
import {commandNamed, homeTable, optionsOf} from '../../source/commands/command.js';
import {describeOptions, type DescribedOption} from '../../source/commands/help.js';
import {commandRegistry} from '../../source/commands/registry.js';
import {budgetOf, chooserOf, difficulties, hangmanTable} from '../../source/settings/hangman.js';
import type {Table} from '../../source/settings/setting.js';
import {markdownTable} from '../markdown.js';
import bots from '../../dictionaries/bots.json' with {type: 'json'};
import par from '../../dictionaries/par.json' with {type: 'json'};

const path = 'docs/reference.md';
const reference = readFileSync(path, 'utf8');

const loaded = await Promise.all(
	Object.keys(commandRegistry).map(
		async name => [name, optionsOf((await commandNamed(name, commandRegistry).load()).command)] as const,
	),
);
const tables: readonly (readonly [command: string, table: Table])[] = [['the menu', homeTable], ...loaded];

/** An option as it is typed. */
function typed({flag: {name, short, value, isNegatable}}: DescribedOption): string {
	const long = `--${isNegatable ? '[no-]' : ''}${name}${value === undefined ? '' : ` ${value}`}`;
	return short === undefined ? `\`${long}\`` : `\`-${short}\`, \`${long}\``;
}

/** The options, one that means different things to different commands in a row for each meaning. */
function optionRows(): readonly (readonly string[])[] {
	const goesWith = new Map<string, {readonly option: DescribedOption; readonly commands: string[]}>();
	for (const [command, table] of tables) {
		for (const option of describeOptions(table)) {
			const key = `${typed(option)} ${option.help}`;
			const entry = goesWith.get(key) ?? {option, commands: []};
			goesWith.set(key, entry);
			entry.commands.push(command);
		}
	}

	return Array.from(goesWith.values(), ({option, commands}) => [
		typed(option),
		option.help,
		commands.length === tables.length ? 'everything' : commands.join(', '),
	]).sort(([a = ''], [b = '']) => (a.replace(/^.*--/, '') < b.replace(/^.*--/, '') ? -1 : 1));
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The rows of a table of the reference, as their cells. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
	table
		.split('\n')
		.filter((_, at) => at !== 1)
		.map(row =>
			row
				.split('|')
				.slice(1, -1)
				.map(cell => cell.trim()),
		);

/** What bots miss on `common`, every word the secret once. */
function guesserRow([name = '', asks = '', ...rest]: readonly string[]): readonly string[] {
	const bot = name.replaceAll('`', '') as keyof (typeof onCommon)[number];
	const rows = onCommon.filter(({chooser}) => chooser === 'random').map(row => row[bot]);
	if (rows.some(row => row === undefined)) return [name, asks, ...rest];
	const games: number[] = [];
	for (const row of rows)
		for (const [misses, count] of String(row).split(' ').entries())
			games[misses] = (games[misses] ?? 0) + Number(count);
	const all = sum(games);
	const won = (budget: number) => `${((sum(games.slice(0, budget)) / all) * 100).toFixed(1)}%`;
	const mean = sum(games.map((count, misses) => count * misses)) / all;
	return [name, asks, mean.toFixed(2), String(games.length - 1), won(6), won(8), won(10)];
}

const onCommon: readonly {
	readonly chooser: string;
	readonly length: number;
	readonly paga: string;
	readonly expert: string;
	/** Only against a fair chooser. */
	readonly perfect?: string;
}[] = bots.dictionaries.common.results;

/** The misses of bots against a chooser that cheats, on 4 to 12 letters. */
const chooserRow = (name: string): readonly string[] => [
	`\`${name}\``,
	...(['paga', 'expert'] as const).map(bot =>
		onCommon
			.filter(({chooser, length}) => chooser === name && length >= 4 && length <= 12)
			.map(row => row[bot].split(' ').length - 1)
			.join(' '),
	),
];

/** The par of a list, as far as it is more than 1. */
function parRow([name = '', ...cells]: readonly string[], lengths: readonly string[]): readonly string[] {
	const {results} = par.dictionaries[name.replaceAll('`', '') as keyof typeof par.dictionaries];
	return [
		name,
		...cells.map((_, at) => {
			const row = results.find(({length}) => length === Number(lengths[at + 1]));
			return row === undefined ? '' : String(row.atMost);
		}),
	];
}

/** Writes anew what stands in a table below a heading. */
function rewrite(
	text: string,
	head: string,
	rewriteRow: (cells: readonly string[], head: readonly string[]) => readonly string[],
): string {
	const start = text.indexOf(`\n| ${head} `) + 1;
	if (start === 0) throw new Error(`No table begins with ${head}`);
	const end = text.indexOf('\n\n', start);
	const [titles = [], ...rows] = rowsOf(text.slice(start, end));
	const written = rows.map(row => rewriteRow(row, titles));
	return text.slice(0, start) + markdownTable([titles, ...written]) + text.slice(end);
}

test('options and numbers of the reference are those of the program; `vitest -u` writes them anew', async () => {
	const table = markdownTable([['option', 'what it does (its default)', 'goes with'], ...optionRows()]);
	let written = reference.replace(/(?<=\n## Options\n\n)[^]*?(?=\n\n[^|])/, () => table);
	expect(written).toContain(table);
	written = rewrite(written, 'guesser', guesserRow);
	written = rewrite(written, 'chooser', ([name = '']) => chooserRow(name.replaceAll('`', '')));
	written = rewrite(written, 'letters', parRow);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});

test('the reference says what the form of Hangman begins with', () => {
	const {difficulty, length, dictionary} = hangmanTable;
	expect(reference).toContain(
		`begins with \`${difficulty.default}\` and ${length.default} letters of \`${dictionary.default}\``,
	);
});

test('the reference has the chooser and the wrong guesses of each difficulty', async () => {
	const loaded = await loadDictionary(defaultDictionary);
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	const source = {dictionary: defaultDictionary, language: 'en'} as const;
	for (const name of difficulties) {
		const row = new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(reference)?.[0].split('|') ?? [];
		const budget = budgetOf(name, source, loaded.dictionary, 7);
		const [, shown, chooser, , guesses] = row.map(cell => cell.trim());
		expect([shown, chooser, guesses]).toEqual([`\`${name}\``, `\`${chooserOf[name]}\``, String(budget)]);
	}
});
