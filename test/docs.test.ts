import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import packageJson from '../package.json' with {type: 'json'};
import {commandNamed, dashesOf, homeTable, optionsOf} from '../source/commands/command.js';
import {describeOptions} from '../source/commands/help.js';
import {commandRegistry} from '../source/commands/registry.js';
import {pages, readPage} from './pages.js';

const tables = await Promise.all(
	Object.keys(commandRegistry).map(async name =>
		optionsOf((await commandNamed(name, commandRegistry).load()).command),
	),
);
const options = new Set(
	[homeTable, ...tables].flatMap(table => describeOptions(table).flatMap(({flag}) => dashesOf(flag))),
);

/** Headings as the addresses that links give them. */
const anchorsOf = (text: string): readonly string[] =>
	Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);

const codeIn = (text: string): readonly string[] =>
	Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);

test.each(pages)('%s links to what is there', page => {
	const links = Array.from(readPage(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
	const broken = links.filter(link => {
		if (link.startsWith('http')) return false;
		const [path = '', anchor] = link.split('#');
		const target = path === '' ? page : join(dirname(page), path);
		if (!existsSync(target)) return true;
		return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
	});
	expect(broken).toEqual([]);
});

const folders = new Set(
	['.', 'source'].flatMap(path => readdirSync(path).filter(name => !name.startsWith('.'))),
);

test.each(pages)('%s names files that are there', page => {
	const paths = codeIn(readPage(page))
		.filter(code => /^[\w.-]+\/[\w./-]*$/.test(code) && folders.has(code.split('/')[0] ?? ''))
		.map(path => path.replace('CODE', 'de'));
	const places = ['.', 'source', dirname(page)];
	expect(paths.filter(path => !places.some(place => existsSync(join(place, path))))).toEqual([]);
});

test.each(pages)('%s names scripts of the package that are there', page => {
	const named = Array.from(readPage(page).matchAll(/npm run ([\w-]+)/g), ([, name = '']) => name);
	expect(named.filter(name => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

test.each(pages)('%s names no option that the program lacks', page => {
	const ours = readPage(page)
		.split('\n')
		.filter(line => !/\bnp[mx] |\bgit /.test(line))
		.join('\n');
	const named = Array.from(ours.matchAll(/(?<![\w-])--[a-z][a-z-]*/g), ([name]) => name);
	expect(named.filter(name => !options.has(name))).toEqual([]);
});
