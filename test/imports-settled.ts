import {afterAll, vi} from 'vitest';

// What a test began to load and did not wait for would count as broken in all files behind it.
afterAll(() => vi.dynamicImportSettled());
