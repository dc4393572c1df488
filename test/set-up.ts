import {format} from 'node:util';
import fc from 'fast-check';
import * as react from 'react';
import {afterAll, beforeEach, vi} from 'vitest';

// Half as many runs as usual: each run of the tests tries others.
fc.configureGlobal({numRuns: 50});

// React tells where an element was made for the first ten thousand in a second. Without that drawing takes a fifth less.
const {__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {}} =
	react as unknown as Readonly<Record<string, object>>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
	get: () => 10_000,
	set() {
		// It is counted on, and begun anew each second.
	},
	configurable: true,
});

// What React finds wrong with a screen, as two parts with one key, it only tells.
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation((...told) => {
		throw new Error(format(...told));
	});
});

// What a test began to load and did not wait for would count as broken in all files behind it.
afterAll(() => vi.dynamicImportSettled());
