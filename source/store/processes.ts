import {readFile} from 'node:fs/promises';
import {uptime} from 'node:os';
import {faultCode} from '../dictionaries/source.js';

/** A process: its number, which may be another's later, and on Linux when it started. */
export type Process = {readonly pid: number; readonly started?: string | undefined};

/** Returns when a process started, in the system's own count; `undefined` where the system doesn't say. */
async function startOf(pid: number): Promise<string | undefined> {
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	// The name in parentheses may hold blanks; the start is the twentieth field after it.
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

export const processOf = async (pid: number): Promise<Process> => ({pid, started: await startOf(pid)});

let own: Promise<Process> | undefined;

export const ownProcess = (): Promise<Process> => (own ??= processOf(process.pid));

function isAlive(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return faultCode(error) === 'EPERM';
	}
}

/** Returns whether a file was written since the system was started: the processes it names may still be the same. */
export const isSinceBoot = (written: Date): boolean => written.getTime() > Date.now() - uptime() * 1000;

/** Returns whether another process of Wordfiend is at work on a file, by the process that the file names and when it was written. */
export async function isAtWork(player: Process | undefined, written: Date): Promise<boolean> {
	if (player === undefined || player.pid === process.pid) return false;
	if (!isSinceBoot(written) || !isAlive(player.pid)) return false;
	const started = await startOf(player.pid);
	return started === undefined || player.started === undefined || started === player.started;
}
