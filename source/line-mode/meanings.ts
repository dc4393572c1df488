import type {Meaning} from '../dictionaries/meanings.js';
import {unasked, waitFor, type Dialogue} from './dialogue.js';
import type {LineServices} from './services.js';

export const explain = (words: readonly string[], {workers}: LineServices): Dialogue<readonly Meaning[]> =>
	words.length === 0 ? unasked([]) : waitFor(() => workers.run('define', {words}));
