import process from 'node:process';

export const interruptedCode = 130;

/** How long, in milliseconds, what is being written may take once the program has to end. */
const lastWrites = 2000;

const farewells = new Set<() => void>();

/** Sets what is done at once whatever ends the program: its return, a signal, a fault, or its window being closed. */
export function beforeLeaving(farewell: () => void): void {
	if (farewells.size === 0) {
		process.on('exit', sayFarewell);
		for (const [signal, code] of unheard) process.on(signal, () => leaveUnheard(signal, code));
	}

	farewells.add(farewell);
}

/** What ends a program at once where nobody listens, and the exit code that shells give it. */
const unheard = [
	['SIGHUP', 129],
	['SIGINT', interruptedCode],
	['SIGQUIT', 131],
	['SIGTERM', 143],
] as const;

/** Ends the program by a signal that nothing else here listens to. */
function leaveUnheard(signal: NodeJS.Signals, code: number): void {
	if (process.listenerCount(signal) === 1) process.exit(code);
}

function sayFarewell(): void {
	for (const farewell of farewells) farewell();
}

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
	exit = () => {
		sayFarewell();
		process.kill(process.pid, 'SIGKILL');
	};
	if (isLeaving) leave();
}
