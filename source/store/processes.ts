import {uptime} from 'node:os';
import process from 'node:process';
import {faultCode} from './disk.js';

export const ownId = process.pid;

/** Whether a process is alive; one that we may not send anything is. */
function isAlive(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return faultCode(error) === 'EPERM';
	}
}

/** Whether another program is at work on a game, by the process that its file names and when that was written: a number given before the machine started is another's by now. */
export const isAtWork = (id: number | undefined, written: Date): boolean =>
	id !== undefined && id !== ownId && written.getTime() > Date.now() - uptime() * 1000 && isAlive(id);
