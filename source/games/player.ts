import process from 'node:process';
import {unusableIn} from '../settings/choices.js';
import {no, type Asked} from '../settings/setting.js';
import {createStore, type Store} from '../store/index.js';
import {createRecorder, type Recorder} from './recorder.js';

/** Who plays: their files, and what is written to them. */
export type Player = {readonly store: Store; readonly recorder: Recorder};

/** The player at this machine. With `--no-save` nothing is written. */
export function openPlayer({save}: Asked, onFault: (sentence: string) => void): Player {
	const store = createStore({environment: process.env, isKeeping: save !== no, unusableIn, onFault});
	return {store, recorder: createRecorder(store)};
}

const told = new Set<string>();

/** Tells a fault beside what is shown, each once, whoever meets it. */
export function tellFault(sentence: string): void {
	if (told.has(sentence)) return;
	told.add(sentence);
	process.stderr.write(`${sentence}\n`);
}
