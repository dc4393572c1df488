import {format} from 'node:util';
import fc from 'fast-check';
import * as react from 'react';
import {afterAll, beforeEach, chai, expect, vi} from 'vitest';

// Half of fast-check's default: every run of the tests tries other cases.
fc.configureGlobal({numRuns: 50});

// Chai looks through proxies for names that it doesn't know, which the types know here. An `expect` takes two thirds as long without.
chai.config.useProxy = false;

// Each `expect` copies all that vitest knows of the test, to count itself. It takes half as long where that is inherited.
beforeEach(() => {
	const states: unknown = Reflect.get(globalThis, Symbol.for('matchers-object'));
	if (!(states instanceof WeakMap)) return undefined;
	const known = expect.getState();
	const counting: unknown = Object.create(known);
	states.set(expect, counting);
	return () => {
		states.set(expect, Object.assign(known, counting));
	};
});

// React notes where each element was made, up to 10,000 times a second, and only to say so beside a warning. Screens are drawn in a sixth less without.
const internals: unknown = Reflect.get(
	react,
	'__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
	get: () => Infinity,
	set() {
		// React begins anew every second.
	},
	configurable: true,
});

// React only logs what is wrong with a screen, such as two parts with one key.
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation((...told) => {
		throw new Error(format(...told));
	});
});

// A module that is still loading when a file's tests end would fail in every later file.
afterAll(() => vi.dynamicImportSettled());
