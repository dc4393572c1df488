import type {Player} from '../../source/games/player.js';
import {createRecorder} from '../../source/games/recorder.js';
import {createStore} from '../../source/store/index.js';

/** A player whose files are below a folder. */
export const playerIn = (home: string, onFault: (sentence: string) => void = () => undefined): Player =>
	open(home, onFault);

/** A player whose files are nowhere. */
export const nobody = (): Player => open(undefined, () => undefined);

function open(home: string | undefined, onFault: (sentence: string) => void): Player {
	const store = createStore({
		environment: {},
		isKeeping: home !== undefined,
		findFolders: () => Promise.resolve(home === undefined ? undefined : {state: home, config: home}),
		onFault,
	});
	return {store, recorder: createRecorder(store)};
}
