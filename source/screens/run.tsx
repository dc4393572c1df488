import {freshSeed} from '../setup/seed.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {startWorker} from '../workers/start-worker.js';
import {App} from './app.js';
import type {Start} from './start.js';

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens(start: Start): Promise<number> {
	let worker: ReturnType<typeof startWorker> | undefined;
	const ask = () => (worker ??= startWorker()).api;
	const services = {
		loadDictionary: (source: string) => ask().loadDictionary(source),
		makeBook: (...args: Parameters<ReturnType<typeof ask>['makeBook']>) => ask().makeBook(...args),
		freshSeed,
	};
	try {
		await runFullScreen(<App start={start} services={services} />);
		return 0;
	} finally {
		await worker?.stop();
	}
}
