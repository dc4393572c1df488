import {existsSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {isBuilt, notBuilt, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
import {openTerminal} from '../terminal.js';

const [few, many] = [10, 600];

/** The milliseconds between two keys of somebody who leans on the keyboard: every game is left before anything about it is worked out. */
const pace = 20;

const memoryOf = (pid: number): number => {
	const [, kilobytes = 'NaN'] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
	return Number(kilobytes) / 1024;
};

/** Plays game after game with the families shown, so that each letter has the game assessed. */
async function playMany(): Promise<{readonly early: number; readonly late: number}> {
	const options = ['--length', '7', '--guesses', '8', '--verbose', '--seed', 'bench'];
	const terminal = openTerminal(wordfiend, 'hangman', ...options);
	await terminal.sees(/a–z guess/);
	let early = NaN;
	for (let game = 1; game <= many; game++) {
		for (const key of 'xqzjeaiosr\r') {
			terminal.press(key);
			await wait(pace);
		}

		if (game === few) early = memoryOf(terminal.pid);
	}

	const late = memoryOf(terminal.pid);
	await terminal.close();
	return {early, late};
}

export async function lastingRows(): Promise<Row[]> {
	const [what, limit] = [`memory after ${many} quick games`, '1.5 ×'] as const;
	if (!isBuilt) return [skipped(what, limit, notBuilt)];
	if (!existsSync('/proc/self/status')) return [skipped(what, limit, 'this system has no /proc')];
	const {early, late} = await playMany();
	return [compare(what, limit, 'MB', late, early, `after ${few}`)];
}
