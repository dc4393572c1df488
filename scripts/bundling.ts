import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {BuildOptions, Plugin} from 'esbuild';

const quickFolder = resolve('source/terminal/quick');

/** Puts quicker ones in the place of what Ink measures and styles texts with: a frame takes half the time. */
const quickInk: Plugin = {
	name: 'quick-ink',
	setup(build) {
		build.onResolve(
			{filter: /^(?:string-width|slice-ansi|@alcalzone\/ansi-tokenize)$/},
			({path, resolveDir}) =>
				resolveDir === quickFolder
					? undefined
					: {path: join(quickFolder, `${path.split('/').at(-1) ?? ''}.ts`)},
		);
	},
};

/** What Ink's parts make when they are loaded, and takes 10 to 20 ms: a segmenter, and the pattern of all emoji. */
const costly = /^const (\w+) = (new Intl\.Segmenter\(.*\)|\/.*RGI_Emoji.*\/v);$/gm;

/** The same, made when it is first used: a text of ASCII has a segment for each character, and no emoji. */
const makeLate = (_: string, name: string, made: string) => `
let made_${name};
const make_${name} = () => (made_${name} ??= ${made});
const ${name} = {
	segment(text) {
		if (!/^[\\x1B-\\x7E]*$/.test(text)) return make_${name}().segment(text);
		const segments = Array.from(text, (segment, index) => ({segment, index}));
		return Object.assign(segments, {containing: index => segments[index]});
	},
	test: text => make_${name}().test(text),
};`;

const lateInk: Plugin = {
	name: 'late-ink',
	setup(build) {
		const parts = [
			'string-width/index',
			'slice-ansi/tokenize-ansi',
			'@alcalzone/ansi-tokenize/build/tokenize',
		];
		build.onLoad({filter: new RegExp(`node_modules/(?:${parts.join('|')})\\.js$`)}, async ({path}) => {
			const text = await readFile(path, 'utf8');
			const contents = text.replaceAll(costly, makeLate);
			if (contents === text) throw new Error(`${path} makes nothing that is costly`);
			return {contents};
		});
	},
};

/** How anything of ours that shows Ink is bundled: one file loads several times faster than hundreds. */
export const bundling = {
	bundle: true,
	splitting: true,
	minify: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	jsx: 'automatic',
	// Yoga would fetch its own bytes from a data address, for which Node loads all of its HTTP client; without fetch it decodes them.
	define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"', fetch: 'undefined'},
	// Ink's developer tools stay out of the program.
	alias: {'react-devtools-core': './scripts/nothing.ts', ws: './scripts/nothing.ts'},
	plugins: [quickInk, lateInk],
	banner: {
		js: "import {createRequire as makeRequire} from 'node:module';const require=makeRequire(import.meta.url);",
	},
	logLevel: 'warning',
} as const satisfies BuildOptions;

/** The program and its threads. The licenses of what is in them go into a file of their own. */
export const programBundling = {
	...bundling,
	entryPoints: ['source/cli.ts', 'source/workers/worker.ts'],
	entryNames: '[name]',
	outdir: 'dist',
	legalComments: 'none',
	metafile: true,
} as const satisfies BuildOptions;

/** The engine as a library, which needs nothing but JavaScript. */
export const engineBundling = {
	entryPoints: ['source/engine/index.ts'],
	bundle: true,
	format: 'esm',
	platform: 'neutral',
	target: 'es2023',
	outdir: 'dist/engine',
	legalComments: 'none',
	metafile: true,
	logLevel: 'warning',
} as const satisfies BuildOptions;
