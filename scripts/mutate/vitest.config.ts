import process from 'node:process';
import {defineConfig} from 'vitest/config';
import type {Reporter, Vitest} from 'vitest/node';

// Which tests run is said here: named on its command line, Stryker 9.6 switches changes of what runs at load on too late, and takes them to survive.
const {MUTATE_TESTS: tests = ''} = process.env;

/** Makes a fault of a test file that can't be loaded one of the run: Stryker 9.6 looks at tests only, and there are none. */
class LoadFaults implements Reporter {
	#vitest: Vitest | undefined;

	onInit(vitest: Vitest) {
		this.#vitest = vitest;
	}

	onTestModuleEnd: NonNullable<Reporter['onTestModuleEnd']> = module => {
		// As an error of its own: what comes from the worker has no text that Stryker could read, and its runner would be started anew three times.
		for (const {message} of module.errors())
			this.#vitest?.state.catchError(new Error(message), 'Fault at load');
	};
}

export default defineConfig({
	test: {
		include: tests.split(' '),
		setupFiles: 'scripts/mutate/quick-tests.ts',
		testTimeout: 60_000,
		reporters: [new LoadFaults()],
	},
});
