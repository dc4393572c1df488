import {freshSeed} from '../setup/seed.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {startWorker} from '../workers/start-worker.js';
import {App} from './app.js';
import type {Services} from './services.js';
import type {Start} from './start.js';

/** The worker thread, started when something is first asked of it. */
function workServices(): Services {
	let worker: ReturnType<typeof startWorker> | undefined;
	const ask = () => (worker ??= startWorker());
	return {
		loadDictionary: source => ask().loadDictionary(source),
		makeBook: (dictionary, minLength) => ask().makeBook(dictionary, minLength),
		freshSeed,
	};
}

/** Plays on the full screen until the player leaves. */
export const runScreens = (start: Start): Promise<void> =>
	runFullScreen(<App start={start} services={workServices()} />);
