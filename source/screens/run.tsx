import {Motion} from '../hooks/use-motion.js';
import {capabilitiesOf} from '../terminal/capabilities.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {createWorkers} from '../workers/client.js';
import {App} from './app.js';
import type {Start} from './start.js';
import {servicesOf} from './worker-services.js';

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens(start: Start): Promise<number> {
	const workers = createWorkers();
	try {
		await runFullScreen(
			<Motion value={capabilitiesOf().mayMove}>
				<App start={start} services={servicesOf(workers)} />
			</Motion>,
		);
		return 0;
	} finally {
		await workers.stop();
	}
}
