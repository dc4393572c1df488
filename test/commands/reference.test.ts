import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {defaultDictionary, loadDictionary} from '../../source/dictionaries/index.js';
import {commandNamed, homeTable, tableOf} from '../../source/commands/command.js';
import {describeOptions} from '../../source/commands/help.js';
import {registry} from '../../source/commands/registry.js';
import {budgetOf, chooserOf, difficulties} from '../../source/settings/difficulty.js';
import {hangmanTable} from '../../source/settings/hangman.js';
import type {Options} from '../../source/settings/setting.js';
import type {DescribedOption} from '../../source/text/completion.js';
import {markdownTable} from '../markdown.js';

const path = 'docs/reference.md';
const reference = readFileSync(path, 'utf8');

const loaded = await Promise.all(
	Object.keys(registry).map(
		async name => [name, tableOf((await commandNamed(name, registry).load()).command)] as const,
	),
);
const tables: readonly (readonly [command: string, table: Options])[] = [['the menu', homeTable], ...loaded];

/** An option as it is typed. */
function typed({name, short, value, isNegatable}: DescribedOption): string {
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

test('the options of the reference are those of the commands; `vitest -u` writes them anew', async () => {
	const table = markdownTable([['option', 'what it does (its default)', 'goes with'], ...optionRows()]);
	const written = reference.replace(/(?<=\n## Options\n\n)[^]*?(?=\n\n[^|])/, () => table);
	expect(written).toContain(table);
	await expect(written).toMatchFileSnapshot(`../../${path}`);
});

test('the reference names no option that there is not', () => {
	const names = new Set(
		tables.flatMap(([, table]) =>
			describeOptions(table).flatMap(({name, isNegatable}) => (isNegatable ? [name, `no-${name}`] : [name])),
		),
	);
	const named = Array.from(reference.matchAll(/(?<!\w)--([a-z][a-z-]*)/g), ([, name = '']) => name);
	expect(named.filter(name => !names.has(name))).toEqual([]);
});

test('the reference says what the form of Hangman begins with', () => {
	const {difficulty, length, dictionary} = hangmanTable;
	expect(reference).toContain(
		`begins with \`${difficulty.standard}\` and ${length.standard} letters of \`${dictionary.standard}\``,
	);
});

test('the reference has the chooser and the wrong guesses of each difficulty', async () => {
	const loaded = await loadDictionary(defaultDictionary);
	if (!loaded.ok) throw new Error(loaded.sentence);
	const source = {dictionary: defaultDictionary, language: 'en'} as const;
	for (const name of difficulties) {
		const row = new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(reference)?.[0].split('|') ?? [];
		const budget = budgetOf(name, source, loaded.dictionary, 7);
		const [, shown, chooser, , guesses] = row.map(cell => cell.trim());
		expect([shown, chooser, guesses]).toEqual([`\`${name}\``, `\`${chooserOf[name]}\``, String(budget)]);
	}
});
