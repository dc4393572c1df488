import {spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import {StringDecoder} from 'node:string_decoder';
import {setTimeout as wait} from 'node:timers/promises';
import {printable} from '../dictionaries/index.js';
import type {ForfeitReason} from '../engine/index.js';
import {beforeLeaving} from '../terminal/program.js';

/** A line that a program read, answered, or wrote to its standard error. */
export type LogLine = {
	readonly kind: 'asked' | 'said' | 'error';
	readonly text: string;
};

/** The number of lines kept in a log, the last ones, and the characters kept of each. */
export const mostLines = 200;
const longestLine = 500;
/** A program that writes more characters than this without being asked forfeits. */
const mostUnread = 16_384;
/** The pause after a piece of standard error is read, in milliseconds, so that a flood arrives in few large pieces and slows down nothing else. */
const errorPause = 20;
/** The time a program has to end after `quit`, in milliseconds. */
const farewell = 300;
/** The time the last lines have to arrive after a program has ended, in milliseconds: a child of its own may keep the streams open. */
const lastLines = 100;

const running = new Set<Child>();

function killAll(): void {
	for (const child of running) child.kill();
}

/** Starts a program in a process group of its own, so that the processes it starts can be ended with it. */
const spawnProgram = ([file = '', ...args]: readonly string[]) =>
	spawn(file, args, {
		...{stdio: 'pipe', detached: true, windowsHide: true},
		// Otherwise Python holds its answers back until they fill a buffer, and many a beginner’s program would hang.
		env: {...process.env, PYTHONUNBUFFERED: '1'},
	});

/** Reads lines from pieces of a stream. Of a line that doesn't end, it keeps only the beginning. */
export class LineReader {
	readonly #decoder = new StringDecoder('utf8');
	/** The start of a line that isn't complete. */
	rest = '';

	read(piece: Buffer): readonly string[] {
		const lines = (this.rest + this.#decoder.write(piece)).split('\n');
		this.rest = (lines.pop() ?? '').slice(0, mostUnread + 1);
		return lines.map(line => line.replace(/\r$/, ''));
	}
}

const errorName = /(?:Error|Exception)\b/;

/** Finds the line of standard error that best explains the end: the last that names an error, or else the last. */
const causeAfter = (cause: string | undefined, lines: readonly string[]): string | undefined =>
	lines.reduce(
		(found, line) =>
			errorName.test(line) || (line.trim() !== '' && !errorName.test(found ?? '')) ? line.trim() : found,
		cause,
	);

/** A program that has been started. Its answers wait to be read; once it forfeits, nothing but the reason comes behind them. */
export class Child {
	readonly #child: ReturnType<typeof spawnProgram>;
	readonly #log: (kind: LogLine['kind'], texts: readonly string[]) => void;
	readonly #reader = new LineReader();
	readonly #unread: string[] = [];
	readonly #over: Promise<void>;
	#fault: ForfeitReason | undefined;
	#cause: string | undefined;
	#wake: () => void = () => undefined;

	constructor(command: readonly string[], log: (kind: LogLine['kind'], texts: readonly string[]) => void) {
		beforeLeaving(killAll);
		this.#log = log;
		const child = spawnProgram(command);
		this.#child = child;
		this.#over = new Promise(resolve => {
			child.once('exit', () => resolve());
			child.once('error', () => resolve());
		});
		child.once('error', ({code, message}: NodeJS.ErrnoException) =>
			this.#forfeit({kind: 'unstarted', code: code ?? message}),
		);
		// Ending the program destroys the stream.
		const errorsRead = this.#readErrors(child.stderr).catch(() => undefined);
		child.once('exit', (code, signal) => {
			const how = signal ?? `exit code ${code ?? 'unknown'}`;
			const end = () => this.#forfeit({kind: 'ended', how, cause: this.#cause ?? this.#begun()});
			child.once('close', () => void errorsRead.then(end));
			setTimeout(end, lastLines).unref();
		});
		child.stdin.on('error', () => undefined); // It has ended, and `exit` tells so.
		child.stdout.on('data', (piece: Buffer) => this.#receive(piece));
		running.add(this);
	}

	get pid(): number | undefined {
		return this.#child.pid;
	}

	send(line: string): void {
		if (this.#fault) return;
		this.#note('asked', [line]);
		this.#child.stdin.write(`${line}\n`);
	}

	/** Waits for the next line; returns it filtered, or the reason why none comes. */
	next(seconds: number): Promise<string | ForfeitReason> {
		return new Promise(resolve => {
			const answer = (result: string | ForfeitReason) => {
				clearTimeout(timer);
				this.#wake = () => undefined;
				resolve(result);
			};
			const look = () => {
				const line = this.#unread.shift();
				if (line !== undefined) answer(printable(line));
				else if (this.#fault) answer(this.#fault);
			};
			const giveUp = () => {
				if (this.#wake !== look) return;
				look();
				answer({kind: 'silent', seconds, line: this.#begun()});
			};
			// If this process was stopped, what arrived meanwhile is read before the time is up.
			const timer = setTimeout(() => setImmediate(giveUp), seconds * 1000);
			this.#wake = look;
			look();
		});
	}

	/** Returns why the program forfeits before it is asked anything more. */
	unasked(): ForfeitReason | undefined {
		const [line] = this.#unread;
		return line === undefined ? this.#fault : {kind: 'unasked', line: printable(line)};
	}

	kill(): void {
		try {
			if (this.pid !== undefined) process.kill(-this.pid, 'SIGKILL');
		} catch {
			// All processes of the group have ended.
		}
	}

	/** Ends the program and all processes that it has started; politely first, unless it has forfeited. */
	async end(isPolite: boolean): Promise<void> {
		const {stdin, stdout, stderr} = this.#child;
		if (isPolite && !this.#fault) {
			stdin.end('quit\n');
			const timer = setTimeout(() => this.kill(), farewell);
			await this.#over;
			clearTimeout(timer);
		}

		this.kill(); // The processes it has started may outlive it.
		running.delete(this);
		await this.#over;
		stdout.destroy();
		stderr.destroy();
	}

	#forfeit(reason: ForfeitReason): void {
		this.#fault ??= reason;
		this.#wake();
	}

	/** The line that the program has begun to write. */
	#begun(): string | undefined {
		return printable(this.#reader.rest) || undefined;
	}

	/** Logs the last of many lines, shortened and without control characters; returns them. */
	#note(kind: LogLine['kind'], lines: readonly string[]): readonly string[] {
		const texts = lines.slice(-mostLines).map(line => printable(line.slice(0, longestLine)));
		if (texts.length > 0) this.#log(kind, texts);
		return texts;
	}

	#receive(piece: Buffer): void {
		const lines = this.#reader.read(piece);
		const {rest} = this.#reader;
		this.#unread.push(...lines);
		this.#note('said', lines);
		const waiting = this.#unread.reduce((sum, {length}) => sum + length + 1, rest.length);
		if (waiting > mostUnread) {
			const [first = rest] = this.#unread.splice(0);
			this.#forfeit({kind: 'flood', line: printable(first)});
		}

		this.#wake();
		if (this.#fault) this.#child.stdout.destroy();
	}

	async #readErrors(stream: Readable): Promise<void> {
		const reader = new LineReader();
		const hear = (lines: readonly string[]) => {
			this.#cause = causeAfter(this.#cause, this.#note('error', lines));
		};
		for await (const piece of stream) {
			const pieces = [piece as Buffer];
			const next = () => stream.read() as Buffer | null;
			// From Node 26 on a piece is not all that waits.
			for (let more = next(); more !== null; more = next()) pieces.push(more);
			hear(reader.read(Buffer.concat(pieces)));
			await wait(errorPause, undefined, {ref: false});
		}

		if (reader.rest !== '') hear([reader.rest]);
	}
}
