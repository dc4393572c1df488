import {commandOf, type Dictionary, type ForfeitReason, type ProgramName} from '../engine/index.js';
import {programsIn, shellWords} from '../settings/program.js';
import {faultCode} from '../store/disk.js';
import {mostLines, startChild, type Child} from './child.js';
import {createFolder} from './folder.js';
import type {LogLine} from './log.js';
import {openPlayers, type Players} from './players.js';

export type Programs = ReturnType<typeof createPrograms>;

const defaultPatience = 10;

/** Creates a keeper of programs that have so many seconds for an answer; none may run yet. */
export function createPrograms({patience = defaultPatience}: {readonly patience?: number | undefined} = {}) {
	const allowed = new Set<ProgramName>();
	const ready = new Set<ProgramName>();
	const names = new Map<string, string>();
	const logs = new Map<ProgramName, LogLine[]>();
	const listeners = new Set<() => void>();
	const open = new Set<Players>();
	const folder = createFolder();

	function writeLog(name: ProgramName, kind: LogLine['kind'], texts: readonly string[]): void {
		const log = [...(logs.get(name) ?? []), ...texts.map(text => ({kind, text}))];
		logs.set(name, log.slice(-mostLines));
		for (const listener of listeners) listener();
	}

	function start(name: ProgramName): Child | ForfeitReason {
		const split = shellWords(commandOf(name));
		if (!allowed.has(name) || !split.ok || split.words.length === 0) return {kind: 'untyped'};
		try {
			return startChild(split.words, (kind, texts) => writeLog(name, kind, texts));
		} catch (error) {
			return {kind: 'unstarted', code: faultCode(error)};
		}
	}

	return {
		/** Allows the programs among some values to run: the person at the keyboard has typed their commands. */
		allow(values: Readonly<Record<string, unknown>>): void {
			for (const name of programsIn(values)) allowed.add(name);
		},
		/** Opens players for a game, or for one game after another. */
		open(dictionary: Dictionary): Players {
			const players = openPlayers({
				...{dictionary, patience, folder, start},
				onReady(program, name) {
					ready.add(program);
					if (name !== '') names.set(program, name);
				},
			});
			open.add(players);
			return {
				ask: players.ask,
				end() {
					open.delete(players);
					return players.end();
				},
			};
		},
		/** Returns whether a program has been ready to play. */
		hasBeenReady: (name: ProgramName): boolean => ready.has(name),
		/** Returns the names that programs give themselves. */
		names: (): ReadonlyMap<string, string> => names,
		/** Returns the last lines that a program read and wrote. */
		log: (name: ProgramName): readonly LogLine[] => logs.get(name) ?? [],
		/** Calls a listener whenever there are new lines; returns a function that ends this. */
		onLog(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Ends all programs, and removes their files. */
		async stop(): Promise<void> {
			await Promise.all(Array.from(open, players => players.end()));
			await folder.remove();
		},
	};
}
