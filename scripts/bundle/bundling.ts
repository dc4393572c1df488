import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {BuildOptions, InputOptions, OutputOptions, Plugin} from 'rolldown';

const quickFolder = resolve('source/terminal/quick');

/** Replaces the packages with which Ink measures and styles text. Without, the first frame takes 1.9 times as much processor time, and a key in a game of 120×40 1.5 times: each alone takes a quarter to a third off a key. */
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

/** A segmenter and the patterns of all emoji and all visible characters, which Ink's parts make when they are loaded. Made at once they take 1.3 times as much processor time to the first frame, and as much to line mode's question. */
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

/** Removes the waiting of Yoga and of Ink's reconciler for things that are there at once: CommonJS can't wait. */
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

/** Removes the code with which meow finds and reads a package.json, lists of licenses included: it is given ours. With that code line mode takes 1.25 times as long to its first question. */
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

/** The options of every bundle that shows Ink: one file loads several times faster than hundreds. */
export const bundling = {
	platform: 'node',
	resolve: {
		// Ink's developer tools stay out of the program.
		alias: {
			'react-devtools-core': resolve('scripts/bundle/nothing.ts'),
			ws: resolve('scripts/bundle/nothing.ts'),
		},
	},
	transform: {
		target: 'node20',
		jsx: {runtime: 'automatic'},
		define: {'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"'},
	},
	plugins: [quickInk, lateInk, promptInk, slimMeow],
	logLevel: 'warn',
	// Some files import at once what others import late, and meow works without `import.meta`, which CommonJS lacks.
	checks: {ineffectiveDynamicImport: false, emptyImportMeta: false},
} as const satisfies InputOptions;

// A text of ASCII alone takes V8 half the room, and it reads it faster.
const writing = {
	format: 'es',
	minify: true,
	comments: false,
	charset: 'ascii',
} as const satisfies OutputOptions;

/** The options for a program in one file. */
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

/** Node 20 can't keep the compiled code of modules, without which the first frame takes 1.35 times as long. */
const asCommonJs = {...writing, format: 'cjs', dynamicImportInCjs: false} as const satisfies OutputOptions;

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
	plugins: [bundling.plugins, typed('commonjs', '')],
	output: {
		...asCommonJs,
		dir: 'dist',
		chunkFileNames: '[name]-[hash].js',
		codeSplitting: {
			groups: [
				// The only files that are never loaded from the compile cache.
				together('cache', 'compile-cache|store/place', 4),
				together(
					'start',
					'main|commands/environment|games/player|page/text|screens/start|settings/(?:preferences|words)|text/(?:about|hangman/daily|left|tables)|workers/client',
					3,
				),
				// The menu needs none of it; all else does.
				together(
					'games',
					'codes/find|commands/output|games/(?:hand|kinds|open|(?:ghost|hangman)/(?:calls|hangman|message|rival))|settings/(?:ghost|hangman)|text/(?:hangman/(?:race|review|spoken)|ghost/message|share)',
					2.5,
				),
				together('lines', 'commands/(?:command-line|hangman)|line-mode/(?:run|begin-hangman)', 2),
				together('screens', 'screens/(?:run|home/index)', 1),
			],
		},
	},
};

/** The program of the worker threads. */
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
