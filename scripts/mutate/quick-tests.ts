import process from 'node:process';
import fc from 'fast-check';
import {beforeEach} from 'vitest';

/*
Makes tests quick enough to be run once for each change: a property is tried for a while only, always with the same values, and isn't made smaller
where it fails. What is slow by itself is left out by its name.
*/
fc.configureGlobal({seed: 1, endOnFailure: true});
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(200));

const {MUTATE_SKIP: slow} = process.env;

if (slow) {
	const pattern = new RegExp(slow);
	beforeEach(({task, skip}) => {
		if (pattern.test(task.name)) skip();
	});
}
