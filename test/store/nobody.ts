import type {Player} from '../../source/games/player.js';
import {createRecorder} from '../../source/games/recorder.js';
import {createStore} from '../../source/store/index.js';

/** A player whose files are nowhere. */
export function nobody(): Player {
	const store = createStore({
		environment: {},
		isKeeping: false,
		findFolders: () => Promise.resolve(undefined),
		onFault: () => undefined,
	});
	return {store, recorder: createRecorder(store)};
}
