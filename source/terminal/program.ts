import process from 'node:process';
import {endWith} from './leaving.js';

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
