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

export type Ending = {readonly sentence: string; readonly exitCode: number};

const unexplained: Ending = {sentence: 'Something went wrong.', exitCode: 1};

/**
Runs the program to its end, which is its exit code; any fault, thrown or left unhandled anywhere, becomes one sentence on standard error.

A run that waits for something that can no longer come is a fault too, not the exit code 13 of Node.
*/
export async function runProgram(
	run: () => Promise<number>,
	explain: (fault: unknown) => Ending,
): Promise<void> {
	let state: 'running' | 'over' | 'failing' = 'running';

	const told = (fault: unknown): Ending => {
		try {
			return explain(fault);
		} catch {
			return unexplained;
		}
	};

	const end = (fault: unknown) => {
		if (state === 'failing') return;
		state = 'failing';
		const {sentence, exitCode} = told(fault);
		process.stderr.write(`${sentence}\n${stackOf(fault)}`, () => process.exit(exitCode));
	};

	process.on('uncaughtException', end);
	process.on('beforeExit', () => {
		if (state === 'running') end(new Error('it waits for an answer that never comes'));
	});
	watchOutput();
	try {
		process.exitCode = await run();
		state = 'over';
	} catch (fault) {
		end(fault);
	}
}

/** Ends the program with a fault, from wherever it is noticed: the full screen gives the terminal back and rejects with it, anything else says it and exits with 1. */
export function fail(fault: unknown): void {
	queueMicrotask(() => {
		throw fault;
	});
}

/** Where a fault happened, for those who look for it; what a terminal could act on is left out. */
const stackOf = (fault: unknown): string =>
	process.env.WORDFIEND_DEBUG === '1' && fault instanceof Error
		? `${(fault.stack ?? '').replaceAll(/[^\P{Cc}\n]/gu, '')}\n`
		: '';

/** A reader that has had enough, such as `head`, and a terminal that is gone are no faults; a failed standard error still leaves the exit code. */
function watchOutput() {
	process.stdout.on('error', ({code = 'unknown'}: NodeJS.ErrnoException) => {
		if (code === 'EPIPE' || code === 'EIO') endWith(0);
		else process.stderr.write(`The output cannot be written (${code}).\n`, () => process.exit(1));
	});
	process.stderr.on('error', () => undefined);
}
