import {format} from 'node:util';
import fc from 'fast-check';
import {afterAll, beforeEach, chai, vi} from 'vitest';

// Half of fast-check's default: every run of the tests tries other cases.
fc.configureGlobal({numRuns: 50});

// Chai looks through proxies for names that it doesn't know, which the types know here. An `expect` takes two thirds as long without.
chai.config.useProxy = false;

// React only logs what is wrong with a screen, such as two parts with one key.
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation((...told) => {
		throw new Error(format(...told));
	});
});

// A module that is still loading when a file's tests end would fail in every later file.
afterAll(() => vi.dynamicImportSettled());
