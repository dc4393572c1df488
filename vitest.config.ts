import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vitest/config';
import {quickInk} from './scripts/bundle/bundling.js';

/** The files of a player for every test that makes none of its own: no test touches those of the person who runs it. */
const home = mkdtempSync(join(tmpdir(), 'wordfiend-home-'));
process.on('exit', () => rmSync(home, {recursive: true, force: true}));

/** Makes the exports of modules quick to look up. Vitest keeps them in objects without a prototype, which V8 treats as hash tables until others inherit from them. Tests of the engine take a tenth less processor time, those of Ghost’s solvers a sixth. */
const quickExports: Plugin = {
	name: 'quick-exports',
	enforce: 'post',
	transform: code => `${code}\nObject.create(__vite_ssr_exports__);`,
};

/** Tests that start programs, which they often wait for. */
const startingPrograms = ['test/{e2e,programs,store}/**/*.test.ts'];

export default defineConfig({
	// Screens are drawn with what the program draws with, which takes a third less.
	plugins: [{...quickInk, enforce: 'pre'}, quickExports],
	// Not a word of source maps that packages leave out.
	logLevel: 'error',
	test: {
		env: {
			FORCE_COLOR: '0',
			WORDFIEND_HOME: home,
			// No program of the tests goes online, and Node would read these anew at each of some hundred starts.
			NODE_EXTRA_CA_CERTS: '',
		},
		testTimeout: 60_000,
		// No test leaves anything behind for the next file, and what many files load is loaded once.
		isolate: false,
		server: {
			deps: {inline: [/node_modules\/(?:cli-truncate|ink|ink-testing-library|widest-line|wrap-ansi)\//]},
		},
		setupFiles: 'test/set-up.ts',
		sequence: {shuffle: {files: process.env.SHUFFLE_FILES !== undefined}},
		projects: [
			// First, while the workers are small: each start copies the tables of all memory that a worker has.
			{
				extends: true,
				test: {
					name: 'programs',
					include: startingPrograms,
					maxWorkers: availableParallelism() + 1,
					sequence: {groupOrder: 0},
				},
			},
			// With as many workers as there are processors: each more loads everything once more, and the tests end no sooner.
			{
				extends: true,
				test: {
					name: 'modules',
					include: ['test/**/*.test.{ts,tsx}'],
					exclude: startingPrograms,
					maxWorkers: availableParallelism(),
					sequence: {groupOrder: 1},
				},
			},
		],
	},
});
