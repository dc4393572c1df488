import process from 'node:process';

/** How long, in milliseconds, what is being written may take once the program has to end. */
const lastWrites = 2000;

let settled: () => Promise<unknown> = () => Promise.resolve();
let exit: (() => void) | undefined;
let isLeaving = false;

/** Has a program that a signal or a closed window ends wait for what is being written, but not long. */
export const waitAtEnd = (writing: () => Promise<unknown>): void => {
	settled = writing;
};

function leave(): void {
	isLeaving = true;
	exit?.();
}

/** Ends the program with an exit code; of several codes the first one counts. */
export function endWith(code: number): void {
	if (exit !== undefined) return;
	exit = () => process.exit(code);
	setTimeout(leave, lastWrites);
	void settled().finally(leave);
}

/** Ends the program when its window is gone, whatever else ends it: until 24, Node aborts with a stack trace when it finds no terminal to reset (nodejs/node#51519). */
export function vanish(): void {
	endWith(0);
	exit = () => process.kill(process.pid, 'SIGKILL');
	if (isLeaving) leave();
}
