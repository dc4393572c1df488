import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Player} from '../../source/games/player.js';
import {createRecorder} from '../../source/games/recorder.js';
import {createPrograms} from '../../source/programs/programs.js';
import {createStore, writeRecord, type FinishedGame, type StoreOptions} from '../../source/store/index.js';
import {storeFaultText} from '../../source/text/faults.js';
import {atEnd, newFolder} from '../at-end.js';

/** A player whose files are below a folder. */
export const playerIn = (
	home: string,
	onFault: (sentence: string) => void = () => undefined,
	options: Partial<StoreOptions> = {},
): Player => open(home, onFault, options);

/** A player whose files are nowhere. */
export const nobody = (): Player => open(undefined, () => undefined);

/** Makes a player who has finished some games, each under an id of its own; their files last as long as the test. */
export function playerWith(games: readonly FinishedGame[]): Player {
	const home = newFolder();
	const lines = games.map((game, at) => `${writeRecord({...game, id: `${game.id}-${at}`})}\n`);
	writeFileSync(join(home, 'history.jsonl'), lines.join(''));
	return playerIn(home);
}

function open(
	home: string | undefined,
	onFault: (sentence: string) => void,
	options: Partial<StoreOptions> = {},
): Player {
	const store = createStore({
		isKeeping: home !== undefined,
		folders: home === undefined ? undefined : {state: home, config: home},
		onFault: fault => onFault(storeFaultText(fault)),
		...options,
	});
	const recorder = createRecorder(store);
	if (home !== undefined) atEnd(recorder.settled);
	const programs = createPrograms();
	atEnd(programs.stop);
	return {store, recorder, programs};
}
