import {constants} from 'node:os';

export const interruptedCode = 130;

/** The milliseconds that a program may still write after it was asked to end. */
const lastWrites = 2000;

/** All signals that end a program and can be caught. Ink catches those without a listener, under each name, and would leave the alternate screen on. */
const endings = [
	...(['SIGABRT', 'SIGALRM', 'SIGHUP', 'SIGINT', 'SIGIO', 'SIGIOT', 'SIGPOLL', 'SIGPWR', 'SIGQUIT'] as const),
	...(['SIGSTKFLT', 'SIGSYS', 'SIGTERM', 'SIGTRAP', 'SIGUSR2', 'SIGVTALRM', 'SIGXCPU', 'SIGXFSZ'] as const),
];

let interrupt: (() => void) | undefined;

function endBySignal(signal: NodeJS.Signals): void {
	const act = signal === 'SIGINT' ? interrupt : undefined;
	interrupt = undefined;
	if (act) act();
	else endWith(128 + constants.signals[signal]);
}

/** Makes every signal that would end the program at once end it as `endWith` does. */
export function endOnSignals(): void {
	if (process.listeners('SIGINT').includes(endBySignal)) return;
	for (const signal of endings) process.on(signal, endBySignal);
}

/** Makes the next Ctrl+C do something else than end the program; returns a function that undoes it. */
export function onInterrupt(act: () => void): () => void {
	interrupt = act;
	endOnSignals();
	return () => {
		interrupt = undefined;
	};
}

const farewells = new Set<() => void>();

/** Adds work that is done last of all, whatever ends the program: its return, a signal, a fault, or a closed window. */
export function beforeLeaving(farewell: () => void): void {
	if (farewells.size === 0) process.on('exit', sayFarewell);
	endOnSignals();
	farewells.add(farewell);
}

function sayFarewell(): void {
	for (const farewell of farewells) farewell();
}

let giveBack = (): void => undefined;

/** Sets how the terminal is restored. That is done first, so that a fault is printed on the player's own screen. */
export function giveBackAtEnd(work: () => void): void {
	giveBack = work;
	beforeLeaving(work);
}

let settled: () => Promise<unknown> = () => Promise.resolve();
let exit: (() => void) | undefined;
let isLeaving = false;

/** Sets the work that must be done before the program ends: writing its files. */
export const waitAtEnd = (writing: () => Promise<unknown>): void => {
	settled = writing;
};

function leave(): void {
	isLeaving = true;
	exit?.();
}

/** Settles once a stream has passed on all its text, or its reader is gone. */
const drained = (stream: NodeJS.WriteStream) =>
	new Promise<void>(resolve => {
		if (stream.writableLength === 0) resolve();
		else stream.write('', () => resolve());
	});

/** Ends the program with an exit code, once its files and all its output are written; of several codes the first one counts. */
function finishWith(code: number): void {
	if (exit !== undefined) return;
	process.exitCode = code;
	exit = () => process.exit(code);
	giveBack();
	void settled()
		.catch(() => undefined)
		.then(() => Promise.all([drained(process.stdout), drained(process.stderr)]))
		.then(leave);
}

/** Ends the program in the same way, but two seconds from now at the latest. */
function endWith(code: number): void {
	setTimeout(leave, lastWrites);
	finishWith(code);
}

let isVanishing = false;

/** Ends the program when its window is gone; to give that back may fail again, which ends nothing twice. Before 24, Node aborts with a stack trace where it finds no terminal to reset (nodejs/node#51519). */
export function vanish(): void {
	if (isVanishing) return;
	isVanishing = true;
	endWith(0);
	exit = () => {
		sayFarewell();
		process.kill(process.pid, 'SIGKILL');
	};
	if (isLeaving) leave();
}

export type ProgramEnd = {readonly sentence: string; readonly exitCode: number};

/** Ends the program with one sentence on standard error and an exit code. */
export class CommandError extends Error {
	readonly exitCode: 1 | 2;

	constructor(sentence: string, exitCode: 1 | 2 = 1) {
		super(sentence);
		this.exitCode = exitCode;
	}
}

/**
Runs the program to its end, which is its exit code; any fault, thrown or left unhandled anywhere, becomes one sentence on standard error.

A run that waits for something that can no longer come is a fault too, not the exit code 13 of Node.
*/
export async function runProgram(
	run: () => Promise<number>,
	explain: (fault: unknown) => ProgramEnd,
): Promise<void> {
	let isOver = false;

	const end = (fault: unknown) => {
		if (exit !== undefined) return;
		giveBack();
		const {sentence, exitCode} = explain(fault);
		process.stderr.write(`${sentence}\n${stackOf(fault)}`);
		finishWith(exitCode);
	};

	process.on('uncaughtException', end);
	process.on('beforeExit', () => {
		if (!isOver) end(new Error('it waits for an answer that never comes'));
	});
	watchOutput();
	try {
		const code = await run();
		isOver = true;
		process.exitCode ??= code;
	} catch (fault) {
		end(fault);
	}
}

/** Ends the program with a fault, from wherever it is noticed. */
export function fail(fault: unknown): void {
	queueMicrotask(() => {
		throw fault;
	});
}

/** Returns the stack of a fault for debugging, without characters that a terminal would act on. */
const stackOf = (fault: unknown): string =>
	process.env.WORDFIEND_DEBUG === '1' && fault instanceof Error
		? `${(fault.stack ?? '').replaceAll(/[^\P{Cc}\n]/gu, '')}\n`
		: '';

/** Ends the program when its output fails, quietly if the reader has had enough, such as `head`. If standard error fails, the exit code is still right. */
function watchOutput() {
	process.stdout.on('error', ({code = 'unknown'}: NodeJS.ErrnoException) => {
		const isGone = code === 'EPIPE' || code === 'EIO';
		if (!isGone && exit === undefined) process.stderr.write(`The output cannot be written (${code}).\n`);
		endWith(isGone ? 0 : 1);
	});
	process.stderr.on('error', () => undefined);
}

const warned = new Set<string>();

/** Says on standard error what is wrong, the same sentence only once. */
export function warn(sentence: string): void {
	if (!warned.has(sentence)) process.stderr.write(`${sentence}\n`);
	warned.add(sentence);
}

const texts = new Set<string>();

/** Leaves a text in the scrollback: it is printed once the full screen is left, after those given before; the same text only once. */
export const afterScreen = (text: string): void => {
	texts.add(text);
};

export function printTexts(): void {
	const lines = Array.from(texts, text => `${text.replaceAll(/[^\P{Cc}\n]/gu, '').trimEnd()}\n`);
	texts.clear();
	if (lines.length > 0) process.stdout.write(lines.join(''));
}
