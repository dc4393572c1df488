import process from 'node:process';
import {createPrograms, type Programs} from '../programs/programs.js';
import {createStore, type Store} from '../store/index.js';
import {storeFaultText} from '../text/faults.js';
import type {Workers} from '../workers/client.js';
import type {GameListener} from './kinds.js';
import {createRecorder, type Recorder} from './recorder.js';

/** Who plays: their files, what is written to them, and the programs that may play for them. */
export type Player = {
	readonly store: Store;
	readonly recorder: Recorder;
	readonly programs: Programs;
};

/** What games are played with, whatever shows them. */
export type Services = {
	readonly workers: Workers;
	readonly freshSeed: () => string;
	readonly freshId: () => string;
	readonly player: Player;
	readonly onEvent: GameListener;
};

/** What a command line gives that concerns the player: programs among it are those that were typed. */
type GivenPlayer = Readonly<Record<string, unknown>> & {
	readonly save?: boolean | undefined;
	readonly patience?: number | undefined;
};

/** The player at this machine. With `--no-save` nothing is written. */
export function openPlayer(given: GivenPlayer, onFault: (sentence: string) => void): Player {
	const {save = true} = given;
	const programs = createPrograms(given);
	programs.allow(given);
	const store = createStore({
		environment: process.env,
		isKeeping: save,
		onFault: fault => onFault(storeFaultText(fault)),
	});
	return {store, recorder: createRecorder(store), programs};
}

export const tellFault = (sentence: string): void => {
	process.stderr.write(`${sentence}\n`);
};

/** A seed that nobody asked for: four hexadecimal digits, short enough to type. */
export const freshSeed = (): string =>
	Math.floor(Math.random() * 0x10000)
		.toString(16)
		.padStart(4, '0');

export const freshId = (): string => crypto.randomUUID();
