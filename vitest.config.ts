import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {defineConfig, type Plugin} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
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

/** Runs the tests that start programs first, while the workers are small: each start copies the tables of all memory that a worker has. */
class ProgramsFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const startsPrograms = ({moduleId}: TestSpecification) =>
			/\/test\/(?:e2e|programs|store)\//.test(moduleId);
		const sorted = await super.sort(files);
		return sorted.toSorted((a, b) => Number(startsPrograms(b)) - Number(startsPrograms(a)));
	}
}

export default defineConfig({
	// Screens are drawn with what the program draws with, which takes a third less.
	plugins: [{...quickInk, enforce: 'pre'}, quickExports],
	// Not a word of source maps that packages leave out.
	logLevel: 'error',
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		env: {
			FORCE_COLOR: '0',
			WORDFIEND_HOME: home,
			// No program of the tests goes online, and Node would read these anew at each of some hundred starts.
			NODE_EXTRA_CA_CERTS: '',
		},
		testTimeout: 60_000,
		// As many as there are processors: each more loads everything once more, and the tests end no sooner.
		maxWorkers: availableParallelism(),
		// No test leaves anything behind for the next file, and what many files load is loaded once.
		isolate: false,
		server: {
			deps: {inline: [/node_modules\/(?:cli-truncate|ink|ink-testing-library|widest-line|wrap-ansi)\//]},
		},
		sequence: {sequencer: ProgramsFirst},
		setupFiles: 'test/set-up.ts',
	},
});
