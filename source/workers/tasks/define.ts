import {lookUp, openMeanings, type Meaning} from '../../dictionaries/meanings.js';

/** What words mean; those that are not known are left out. */
export const define = async ({words}: {readonly words: readonly string[]}): Promise<readonly Meaning[]> =>
	lookUp(await openMeanings(), words);
