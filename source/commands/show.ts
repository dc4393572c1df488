import type {Face} from '../screens/session.js';
import type {Start} from '../screens/start.js';

/** Plays on the full screen or in lines until the player leaves; returns the exit code. */
export async function show(face: Face, start: Start): Promise<number> {
	if (face === 'screen') {
		const {runScreens} = await import('../screens/run.js');
		return runScreens(start);
	}

	const {runLines} = await import('../line-mode/run.js');
	return runLines({...start, face});
}
