import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {TestTerminal} from '../test/e2e/terminal.js';
import {home} from './program.js';

/** Opens a program on a terminal of 80 × 24; its player has no games and settings yet. */
export function openTerminal(file: string, ...args: readonly string[]): TestTerminal {
	for (const name of readdirSync(home)) if (name !== 'cache') rmSync(join(home, name), {recursive: true});
	return new TestTerminal(file, args);
}

/** Does something and returns the milliseconds until the bytes came in with which the screen first showed it. */
export async function timeTo(terminal: TestTerminal, act: () => void, shown: RegExp): Promise<number> {
	const start = performance.now();
	act();
	await terminal.shows(shown);
	return terminal.lastOutput - start;
}

/** Ends the program. */
export async function close(terminal: TestTerminal): Promise<void> {
	terminal.kill('SIGHUP');
	await terminal.exit;
}
