import {readFile} from 'node:fs/promises';
import {uptime} from 'node:os';
import process from 'node:process';
import {faultCode} from './disk.js';

/** A process: its number, which another may have later, and on Linux when it started. */
export type Process = {readonly pid: number; readonly started?: string | undefined};

/** When a process started, in the system's own count; `undefined` where the system doesn't say. */
async function startOf(pid: number): Promise<string | undefined> {
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	// The name in parentheses may hold blanks; the start is the twentieth field after it.
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

let own: Promise<Process> | undefined;

export const ownProcess = (): Promise<Process> =>
	(own ??= startOf(process.pid).then(started => ({pid: process.pid, started})));

function isAlive(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return faultCode(error) === 'EPERM';
	}
}

/** Whether another program is at work on a game, by the process that its file names and when that was written. */
export async function isAtWork(player: Process | undefined, written: Date): Promise<boolean> {
	if (player === undefined || player.pid === process.pid) return false;
	if (written.getTime() <= Date.now() - uptime() * 1000 || !isAlive(player.pid)) return false;
	const started = await startOf(player.pid);
	return started === undefined || player.started === undefined || started === player.started;
}
