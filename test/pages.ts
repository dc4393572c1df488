import {readdirSync, readFileSync} from 'node:fs';

/** The pages of documentation. */
export const pages: readonly string[] = [
	'README.md',
	'CONTRIBUTING.md',
	'dictionaries/README.md',
	...readdirSync('docs')
		.filter(name => name.endsWith('.md'))
		.map(name => `docs/${name}`),
];

/** Reads a page, without the notices that it quotes. */
export const readPage = (path: string): string =>
	readFileSync(path, 'utf8').replaceAll(/^```text\n[^]*?^```$/gm, '');
