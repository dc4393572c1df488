import {spawn} from 'node:child_process';
import process from 'node:process';
import type {Readable} from 'node:stream';
import {printable} from '../dictionaries/index.js';
import {beforeLeaving} from '../terminal/program.js';
import {createInbox, createLineReader, type Inbox} from './inbox.js';

/** A line that a program read, answered, or wrote to its standard error. */
export type LogLine = {
	readonly kind: 'asked' | 'said' | 'error';
	readonly text: string;
};

/** The number of lines kept in a log, the last ones, and the characters kept of each. */
export const mostLines = 200;
const longestLine = 500;
/** The pause after a piece of standard error is read, in milliseconds, so that a flood slows down nothing else. */
const errorPause = 20;
/** The time a program has to end after `quit`, in milliseconds. */
const farewell = 300;
/** The time the last lines have to arrive after a program has ended, in milliseconds: a child of its own may keep the streams open. */
const lastLines = 100;

type Spawned = ReturnType<typeof spawnProgram>;

type WriteLog = (kind: LogLine['kind'], texts: readonly string[]) => void;

export type Child = ReturnType<typeof startChild>;

const running = new Set<() => void>();

function killAll(): void {
	for (const kill of running) kill();
}

/** Starts a program in a process group of its own, so that the processes it starts can be ended with it. */
const spawnProgram = ([file = '', ...args]: readonly string[]) =>
	spawn(file, args, {
		...{stdio: 'pipe', detached: true, windowsHide: true},
		// Otherwise Python holds its answers back until they fill a buffer, and many a beginner’s program would hang.
		env: {...process.env, PYTHONUNBUFFERED: '1'},
	});

/** Returns a log that keeps the last of many lines, shortened and without control characters. */
const loggingTo =
	(log: WriteLog) =>
	(kind: LogLine['kind'], lines: readonly string[]): readonly string[] => {
		const texts = lines.slice(-mostLines).map(line => printable(line.slice(0, longestLine)));
		if (texts.length > 0) log(kind, texts);
		return texts;
	};

/** Reads standard error as it comes, then pauses, so that a flood arrives in few large pieces. */
function readErrors(stream: Readable, onLines: (lines: readonly string[]) => void): void {
	const reader = createLineReader();
	let isPausing = false;

	function read(): void {
		if (isPausing) return;
		const next = () => stream.read() as Buffer | null;
		const pieces: Buffer[] = [];
		for (let piece = next(); piece !== null; piece = next()) pieces.push(piece);
		if (pieces.length === 0) return;
		isPausing = true;
		setTimeout(() => {
			isPausing = false;
			read();
		}, errorPause).unref();
		onLines(reader.read(Buffer.concat(pieces)));
	}

	stream.on('readable', read);
	stream.on('end', () => {
		if (reader.rest() !== '') onLines([reader.rest()]);
	});
}

const errorName = /(?:Error|Exception)\b/;

/** Finds the line of standard error that best explains the end: the last that names an error, or else the last. */
const causeAfter = (cause: string | undefined, lines: readonly string[]): string | undefined =>
	lines.reduce(
		(found, line) =>
			errorName.test(line) || (line.trim() !== '' && !errorName.test(found ?? '')) ? line.trim() : found,
		cause,
	);

function listenTo(child: Spawned, inbox: Inbox, note: ReturnType<typeof loggingTo>): Promise<void> {
	let cause: string | undefined;
	const over = new Promise<void>(resolve => {
		child.once('exit', () => resolve());
		child.once('error', ({code, message}: NodeJS.ErrnoException) => {
			inbox.close({kind: 'unstarted', code: code ?? message});
			resolve();
		});
	});
	child.once('exit', (code, signal) => {
		const how = signal ?? `exit code ${code ?? 'unknown'}`;
		const end = () => inbox.close({kind: 'ended', how, cause: cause ?? inbox.rest()});
		child.once('close', end);
		setTimeout(end, lastLines).unref();
	});
	child.stdin.on('error', () => undefined); // It has ended, and `exit` tells so.
	child.stdout.on('data', (piece: Buffer) => {
		note('said', inbox.receive(piece));
		if (inbox.isClosed()) child.stdout.destroy();
	});
	readErrors(child.stderr, lines => {
		cause = causeAfter(cause, note('error', lines));
	});
	return over;
}

export function startChild(command: readonly string[], log: WriteLog) {
	beforeLeaving(killAll);
	const note = loggingTo(log);
	const inbox = createInbox();
	const child = spawnProgram(command);
	const over = listenTo(child, inbox, note);

	function kill(): void {
		try {
			if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// All processes of the group have ended.
		}
	}

	running.add(kill);
	return {
		pid: child.pid,
		send(line: string): void {
			if (inbox.isClosed()) return;
			note('asked', [line]);
			child.stdin.write(`${line}\n`);
		},
		next: inbox.next,
		unasked: inbox.unasked,
		/** Ends the program and all processes that it has started; politely first, unless it has forfeited. */
		async end(isPolite: boolean): Promise<void> {
			if (isPolite && !inbox.isClosed()) {
				child.stdin.end('quit\n');
				const timer = setTimeout(kill, farewell);
				await over;
				clearTimeout(timer);
			}

			kill(); // The processes it has started may outlive it.
			running.delete(kill);
			await over;
			child.stdout.destroy();
			child.stderr.destroy();
		},
	};
}
