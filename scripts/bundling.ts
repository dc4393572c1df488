import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {BuildOptions, InputOptions, OutputOptions, Plugin} from 'rolldown';

const quickFolder = resolve('source/terminal/quick');

/** Replaces what Ink measures and styles text with: a quarter less to the first frame. A key in a game of 120×40 takes 6 ms of processor with them and 15 without: tokenizing gains 5 ms, widths 3, slicing 1. */
export const quickInk: Plugin = {
	name: 'quick-ink',
	resolveId: {
		filter: {id: /^(?:string-width|slice-ansi|@alcalzone\/ansi-tokenize)$/},
		handler(name, importer = '') {
			if (dirname(importer) === quickFolder) return undefined;
			return join(quickFolder, `${name.split('/').at(-1) ?? ''}.ts`);
		},
	},
};

/** Changes a file of a package as it is read, and fails where a new version leaves nothing to change. */
const changing = (name: string, id: RegExp, change: (text: string) => string): Plugin => ({
	name,
	load: {
		filter: {id},
		async handler(path) {
			const text = await readFile(path, 'utf8');
			const changed = change(text);
			if (changed === text) throw new Error(`${path} has nothing that ${name} changes`);
			return changed;
		},
	},
});

/** A segmenter and the patterns of all emoji and all visible characters, which Ink's parts make when they are loaded. Made late they save a tenth of the first frame, and a fifth of line mode's start. */
const costly =
	/^const (\w+) = (?:(new Intl\.Segmenter\(.*\))|\/(.*(?:RGI_Emoji|Default_Ignorable).*)\/v);$/gm;

/** The same, made when first used: in ASCII every character is a segment, and none is an emoji. Not a literal, since Node 20 would compile the pattern anyway. */
const makeLate = (_: string, name: string, segmenter: string | undefined, pattern: string) => `
let made_${name};
const make_${name} = () => (made_${name} ??= ${segmenter ?? `new RegExp(${JSON.stringify(pattern)}, 'v')`});
const ${name} = {
	segment(text) {
		if (!/^[\\x1B-\\x7E]*$/.test(text)) return make_${name}().segment(text);
		const segments = Array.from(text, (segment, index) => ({segment, index}));
		return Object.assign(segments, {containing: index => segments[index]});
	},
	test: text => make_${name}().test(text),
	[Symbol.search]: text => text.search(make_${name}()),
};`;

const lateInk = changing(
	'late-ink',
	/node_modules\/(?:string-width\/index|slice-ansi\/tokenize-ansi|@alcalzone\/ansi-tokenize\/build\/tokenize)\.js$/,
	text => text.replaceAll(costly, makeLate),
);

/** Yoga and Ink's reconciler wait for what is there at once, which CommonJS can't. Yoga's bytes are now decoded in one go, too. */
const promptInk = [
	changing('prompt-yoga', /yoga-layout\/dist\/binaries\/yoga-wasm-base64-esm\.js$/, text =>
		text
			.replace(
				'if(h.instantiateWasm)',
				"return a(new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(H.slice(H.indexOf(',') + 1),'base64')),d)),{};if(h.instantiateWasm)",
			)
			.replace('return loadYoga.ready', 'return loadYoga'),
	),
	changing('prompt-ink', /(?:yoga-layout\/dist\/src\/index|ink\/build\/reconciler)\.js$/, text =>
		text.replaceAll(/await (?=loadYoga|loadPackageJson|import)/g, ''),
	),
];

/** What meow finds and reads a package.json with, lists of licenses included. It is given ours, which saves a tenth of line mode's start. */
const slimMeow = [
	changing('slim-meow', /node_modules\/meow\/build\/options\.js$/, text =>
		text
			.replace(
				"import { a as readPackageUpSync, n as normalizePackageData } from './dependencies.js';",
				'const [readPackageUpSync, normalizePackageData] = [];',
			)
			.replace('!options.importMeta?.url', 'false'),
	),
	changing('slim-meow', /node_modules\/meow\/build\/dependencies\.js$/, text =>
		text.replaceAll(
			/^((?:const|var) \w+ = |)((?:getDefaultExportFromCjs|promisify|require[\w$]+)\()/gm,
			'$1/*#__PURE__*/ $2',
		),
	),
];

/** How anything of ours that shows Ink is bundled: one file loads several times faster than hundreds. */
export const bundling = {
	platform: 'node',
	resolve: {
		// Ink's developer tools stay out of the program.
		alias: {'react-devtools-core': resolve('scripts/nothing.ts'), ws: resolve('scripts/nothing.ts')},
	},
	transform: {
		target: 'node20',
		jsx: {runtime: 'automatic'},
		// Yoga would fetch its own bytes from a data address, for which Node loads its HTTP client: a tenth of the first frame.
		define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"', fetch: 'undefined'},
	},
	plugins: [quickInk, lateInk, promptInk, slimMeow],
	logLevel: 'warn',
	// What one game fetches late, another that builds on it has at once. And meow can do without `import.meta`, which CommonJS has not.
	checks: {ineffectiveDynamicImport: false, emptyImportMeta: false},
} as const satisfies InputOptions;

// A text of ASCII alone takes V8 half the room, and it reads it faster.
const writing = {
	format: 'es',
	minify: true,
	comments: false,
	charset: 'ascii',
} as const satisfies OutputOptions;

/** A program of ours in one file. */
export const bundleInto = (file: string, entry: string): BuildOptions => ({
	...bundling,
	input: entry,
	output: {...writing, file, codeSplitting: false},
});

/** Rooms of the source that are loaded together, with all that they need. */
const together = (name: string, rooms: string, priority: number) => ({
	name,
	test: new RegExp(`/source/(?:${rooms})\\.tsx?$`),
	priority,
});

/** Of modules Node 20 could not keep what it compiles: two thirds of the time to the first frame. */
const asCommonJs = {...writing, format: 'cjs', dynamicImportInCjs: false} as const satisfies OutputOptions;

/** What of Node most starts do without is loaded when it is first used, and no module of Node is copied for its default export: a tenth of line mode's start. */
const lateNode: Plugin = {
	name: 'late-node',
	renderChunk: code =>
		code
			.replaceAll(
				/(let ([\w$]+) = require\("node:[\w/]+"\);\s)\2 = [\w$.]+\(\2, 1\)/g,
				'$1$2 = {__proto__: $2, default: $2}',
			)
			.replaceAll(
				/(let ([\w$]+) = )(require\("node:(?:child_process|crypto|worker_threads)"\));(?!\s\2 =)/g,
				'$1new Proxy({}, {get: (_, name) => $3[name]});',
			),
};

const typed = (type: 'commonjs' | 'module', ...folders: readonly string[]): Plugin => ({
	name: `${type}-folder`,
	generateBundle() {
		for (const folder of folders)
			this.emitFile({type: 'asset', fileName: join(folder, 'package.json'), source: JSON.stringify({type})});
	},
});

/** The program: each face begins with two or three files. Split up by what shares what, it starts a fifth later in line mode, and a seventh on the full screen. */
export const program: BuildOptions = {
	...bundling,
	input: 'source/cli.ts',
	plugins: [bundling.plugins, lateNode, typed('commonjs', '')],
	output: {
		...asCommonJs,
		dir: 'dist',
		chunkFileNames: '[name]-[hash].js',
		codeSplitting: {
			groups: [
				together(
					'start',
					'main|commands/environment|games/(?:finished|player)|settings/(?:choices|words)|text/(?:about|codes|daily|define|left|menu|nearest|wrap)|workers/client',
					3,
				),
				// The menu needs none of it; all else does.
				together(
					'games',
					'codes/(?:digest|find)|commands/dictionary|games/(?:afterwards|calls|daily|hangman|kinds|message|open|rival)|settings/(?:ghost|hangman)|text/(?:hangman-review|hangman-spoken|lines|message|progress|race|share)',
					2.5,
				),
				together(
					'lines',
					'commands/(?:command-line|hangman)|line-mode/(?:run|begin|hangman|voices/plain/hangman)',
					2,
				),
				together('screens', 'screens/(?:run|home/index)', 1),
			],
		},
	},
};

/** What its threads run. */
export const thread: BuildOptions = {
	...bundling,
	input: 'source/workers/worker.ts',
	output: {...asCommonJs, file: 'dist/worker.js', codeSplitting: false},
};

/** The engine and the lab as libraries, which need nothing but JavaScript. */
const libraries: BuildOptions = {
	input: {'engine/index': 'source/engine/index.ts', 'lab/index': 'source/lab/index.ts'},
	platform: 'neutral',
	plugins: [typed('module', 'engine', 'lab')],
	transform: {target: 'es2023'},
	output: {format: 'es', dir: 'dist', chunkFileNames: 'engine/shared-[hash].js'},
};

/** All that the package holds. */
export const allBundles: readonly BuildOptions[] = [program, thread, libraries];
