import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {spawn} from '@lydell/node-pty';
import xterm from '@xterm/headless';
import {terminalEnv} from '../test/e2e/terminal.js';

const patience = 5000;

export type TimedTerminal = {
	readonly pid: number;
	/** When the program was started. */
	readonly start: number;
	readonly press: (keys: string) => void;
	/** When the bytes came in with which the screen first showed it; an error after five seconds. */
	readonly sees: (shown: RegExp) => Promise<number>;
	/** Ends the program. */
	readonly close: () => Promise<void>;
};

/** A program on a pseudo-terminal of 80 × 24 that tells when its screen shows something; its player has no files yet. */
export function openTerminal(file: string, ...args: readonly string[]): TimedTerminal {
	const size = {cols: 80, rows: 24};
	const terminal = new xterm.Terminal({...size, allowProposedApi: true});
	const start = performance.now();
	const pty = spawn(process.execPath, [file, ...args], {
		...size,
		name: 'xterm-256color',
		env: {...terminalEnv(), WORDFIEND_HOME: mkdtempSync(join(tmpdir(), 'wordfiend-bench-'))},
	});
	const exit = new Promise<void>(resolve => {
		pty.onExit(() => resolve());
	});
	let look: ((time: number) => void) | undefined;
	pty.onData(data => {
		const time = performance.now();
		terminal.write(data, () => look?.(time));
	});

	const screen = () => {
		const {active} = terminal.buffer;
		const rows = Array.from({length: size.rows}, (_, y) => active.getLine(active.baseY + y));
		return rows.map(row => row?.translateToString(true) ?? '').join('\n');
	};

	return {
		pid: pty.pid,
		start,
		press: keys => pty.write(keys),
		sees: shown =>
			new Promise((resolve, reject) => {
				const complain = () => reject(new Error(`The screen never showed ${String(shown)}:\n${screen()}`));
				const timer = setTimeout(complain, patience);
				look = time => {
					if (!shown.test(screen())) return;
					look = undefined;
					clearTimeout(timer);
					resolve(time);
				};
			}),
		async close() {
			pty.kill();
			await exit;
		},
	};
}
