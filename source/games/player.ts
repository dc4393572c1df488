import process from 'node:process';
import {unusableIn} from '../settings/choices.js';
import {createStore, type Store} from '../store/index.js';
import {storeFaultText} from '../text/store.js';
import {createRecorder, type Recorder} from './recorder.js';

/** Who plays: their files, and what is written to them. */
export type Player = {readonly store: Store; readonly recorder: Recorder};

/** The player at this machine. With `--no-save` nothing is written. */
export function openPlayer(
	{save = true}: {readonly save?: boolean | undefined},
	onFault: (sentence: string) => void,
): Player {
	const store = createStore({
		environment: process.env,
		isKeeping: save,
		unusableIn,
		onFault: fault => onFault(storeFaultText(fault)),
	});
	return {store, recorder: createRecorder(store)};
}

/** Prints a fault beside what is shown. */
export const tellFault = (sentence: string): void => {
	process.stderr.write(`${sentence}\n`);
};

/** A seed that nobody asked for: four hexadecimal digits, short enough to type. */
export const freshSeed = (): string =>
	crypto
		.getRandomValues(new Uint16Array(1))
		.reduce((_, drawn) => drawn)
		.toString(16)
		.padStart(4, '0');

export const freshId = (): string => crypto.randomUUID();
