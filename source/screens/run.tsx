import {runFullScreen} from '../terminal/full-screen.js';
import {createWorkers} from '../workers/client.js';
import {App} from './app.js';
import type {Start} from './start.js';
import {servicesOf} from './worker-services.js';

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens(start: Start): Promise<number> {
	const workers = createWorkers();
	try {
		await runFullScreen(<App start={start} services={servicesOf(workers)} />);
		return 0;
	} finally {
		await workers.stop();
	}
}
