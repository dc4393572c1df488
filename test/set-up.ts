import {format} from 'node:util';
import {afterAll, beforeEach, vi} from 'vitest';

// What React finds wrong with a screen, as two parts with one key, it only tells.
beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation((...told) => {
		throw new Error(format(...told));
	});
});

// What a test began to load and did not wait for would count as broken in all files behind it.
afterAll(() => vi.dynamicImportSettled());
