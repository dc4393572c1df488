import {mkdtempSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {defineConfig} from 'vitest/config';
import {quickInk} from './scripts/bundling.js';

export default defineConfig({
	// Screens are drawn with what the program draws with, which takes a third less.
	plugins: [{...quickInk, enforce: 'pre'}],
	// Not a word of source maps that packages leave out.
	logLevel: 'error',
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		// No test touches the files of whoever runs it.
		env: {FORCE_COLOR: '0', WORDFIEND_HOME: mkdtempSync(join(tmpdir(), 'wordfiend-home-'))},
		testTimeout: 60_000,
		// All processors: vitest leaves one to whoever watches, which is half of a small machine.
		maxWorkers: availableParallelism(),
		// No test leaves anything behind for the next file, and what many files load is loaded once.
		isolate: false,
		server: {
			deps: {inline: [/node_modules\/(?:cli-truncate|ink|ink-testing-library|widest-line|wrap-ansi)\//]},
		},
		setupFiles: 'test/set-up.ts',
	},
});
