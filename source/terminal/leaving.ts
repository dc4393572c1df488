import process from 'node:process';

/** The exit code after Ctrl+C, as shells give it. */
export const interruptedCode = 130;

/** How long, in milliseconds, what is being written may take once the program has to end. */
const lastWrites = 2000;

let settled: () => Promise<unknown> = () => Promise.resolve();
let exit: (() => void) | undefined;
let isLeaving = false;

/** Sets what a program ended by a signal or a closed window waits for, though not long. */
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

/** Ends the program when its window is gone. Before 24, Node aborts with a stack trace where it finds no terminal to reset (nodejs/node#51519). */
export function vanish(): void {
	endWith(0);
	exit = () => process.kill(process.pid, 'SIGKILL');
	if (isLeaving) leave();
}
