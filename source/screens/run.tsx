import {freshSeed} from '../setup/seed.js';
import {runFullScreen} from '../terminal/full-screen.js';
import {workElsewhere} from '../workers/work-elsewhere.js';
import {App} from './app.js';
import type {Start} from './start.js';

/** Plays on the full screen until the player leaves; gives the exit code. */
export async function runScreens(start: Start): Promise<number> {
	const work = workElsewhere();
	try {
		await runFullScreen(<App start={start} services={{...work, freshSeed}} />);
		return 0;
	} finally {
		await work.stop();
	}
}
