import {mkdtempSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {defineConfig} from 'vitest/config';

const engine = 'test/engine/**/*.test.ts';

export default defineConfig({
	test: {
		// No test touches the files of whoever runs it.
		env: {FORCE_COLOR: '0', WORDFIEND_HOME: mkdtempSync(join(tmpdir(), 'wordfiend-home-'))},
		testTimeout: 60_000,
		// All processors: vitest leaves one to whoever watches, which is half of a small machine.
		maxWorkers: availableParallelism(),
		projects: [
			// The engine keeps nothing between one test file and the next.
			{extends: true, test: {name: 'engine', include: [engine], isolate: false}},
			{
				extends: true,
				test: {name: 'house', include: ['test/**/*.test.{ts,tsx}'], exclude: [engine]},
			},
		],
	},
});
