import base from '../vitest.config.js';

/** The tests that `scripts/mutate.ts` names. */
export default {
	...base,
	test: {...base.test, include: (process.env.MUTATE_TESTS ?? '').split(';')},
};
