import {spawn} from 'node:child_process';
import process from 'node:process';
import {StringDecoder} from 'node:string_decoder';
import {printable} from '../dictionaries/index.js';
import {beforeLeaving} from '../terminal/program.js';
import type {LogLine, ProgramFault} from '../text/programs.js';

/** A program that writes more than this without being asked doesn't answer any more. */
const mostUnread = 16_384;
/** How many lines of its log are kept, the last ones, and how much of each. */
export const mostLines = 200;
const longestLine = 500;
/** After each piece of its standard error nothing more is read for so long: a flood must not drown what else goes on. */
const errorPause = 20;
/** How long a program that was told to end may take. */
const farewell = 300;
/** How long the last lines of a program that has ended may take, if something it has started holds on to them. */
const lastLines = 100;

export type Child = ReturnType<typeof startChild>;

const running = new Set<() => void>();

/** Whatever ends this program ends those that it has started. */
function killAll(): void {
	for (const kill of running) kill();
}

/** Cuts what is read into lines; gives those that are whole, and how long the one is that isn't. */
function lineReader(): (chunk: Buffer) => {readonly lines: readonly string[]; readonly rest: number} {
	const decoder = new StringDecoder('utf8');
	let rest = '';
	return chunk => {
		const lines = (rest + decoder.write(chunk)).split('\n');
		rest = (lines.pop() ?? '').slice(0, mostUnread + 1);
		return {lines: lines.map(line => line.replace(/\r$/, '')), rest: rest.length};
	};
}

const errorName = /(?:Error|Exception)\b/;

/** Starts a program in a process group of its own, so that what it starts can be ended with it. */
export function startChild(
	[file = '', ...args]: readonly string[],
	log: (kind: LogLine['kind'], texts: readonly string[]) => void,
) {
	beforeLeaving(killAll);
	const child = spawn(file, args, {
		...{stdio: 'pipe', detached: true, windowsHide: true},
		// Python keeps its answers back until they fill a buffer; many a beginner’s program would hang.
		env: {...process.env, PYTHONUNBUFFERED: '1'},
	});
	const unread: string[] = [];
	let cause: string | undefined;
	let ended: ProgramFault | undefined;
	let wake: () => void = () => undefined;

	/** Logs the last of some lines; gives them as they may be shown. */
	function note(kind: LogLine['kind'], lines: readonly string[]): readonly string[] {
		const texts = lines.slice(-mostLines).map(line => printable(line.slice(0, longestLine)));
		if (texts.length > 0) log(kind, texts);
		return texts;
	}

	function kill(): void {
		try {
			if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// All of the group have ended.
		}
	}

	function finish(fault: ProgramFault): void {
		ended ??= fault;
		wake();
	}

	running.add(kill);
	const over = new Promise<void>(resolve => {
		child.once('exit', () => resolve());
		child.once('error', () => resolve());
	});
	child.once('error', (error: NodeJS.ErrnoException) =>
		finish({kind: 'unstarted', code: error.code ?? error.message}),
	);
	child.once('exit', (code, signal) => {
		const end = () => finish({kind: 'ended', how: signal ?? `exit code ${code ?? 'unknown'}`, cause});
		child.once('close', end);
		setTimeout(end, lastLines).unref();
	});
	child.stdin.on('error', () => undefined); // It has ended, which is heard above.

	const readLines = lineReader();
	child.stdout.on('data', (chunk: Buffer) => {
		const {lines, rest} = readLines(chunk);
		note('said', lines);
		unread.push(...lines);
		if (unread.reduce((sum, {length}) => sum + length + 1, rest) > mostUnread) {
			unread.length = 0;
			child.stdout.destroy();
			finish({kind: 'flood'});
		}

		wake();
	});

	const readErrors = lineReader();
	let isPausing = false;
	/** All that has come is heard at once, however small the pieces it came in; what comes soon after has to wait. */
	function hearErrors(): void {
		if (isPausing) return;
		const next = () => child.stderr.read() as Buffer | null;
		const pieces: Buffer[] = [];
		for (let piece = next(); piece !== null; piece = next()) pieces.push(piece);
		if (pieces.length === 0) return;
		isPausing = true;
		setTimeout(() => {
			isPausing = false;
			hearErrors();
		}, errorPause).unref();
		for (const line of note('error', readErrors(Buffer.concat(pieces)).lines))
			if (errorName.test(line) || (line.trim() !== '' && !errorName.test(cause ?? ''))) cause = line.trim();
	}

	child.stderr.on('readable', hearErrors);

	return {
		tell(line: string): void {
			if (ended !== undefined) return;
			note('asked', [line]);
			child.stdin.write(`${line}\n`);
		},
		/** The next line that it writes, filtered, or why there is none. */
		listen(seconds: number): Promise<string | ProgramFault> {
			return new Promise(resolve => {
				const answer = (result: string | ProgramFault) => {
					clearTimeout(timer);
					wake = () => undefined;
					resolve(result);
				};
				const look = () => {
					const line = unread.shift();
					if (line !== undefined) answer(printable(line));
					else if (ended !== undefined) answer(ended);
				};
				const giveUp = () => {
					look();
					answer({kind: 'silent', seconds});
				};
				// What it wrote while this program was stopped is read before its time is up.
				const timer = setTimeout(() => setImmediate(giveUp), seconds * 1000);
				wake = look;
				look();
			});
		},
		/** What it did without being asked. */
		unasked(): ProgramFault | undefined {
			const [line] = unread;
			return line === undefined ? ended : {kind: 'unasked', line: printable(line)};
		},
		/** Ends it and all that it has started; politely first, unless it has forfeited. */
		async end(isPolite: boolean): Promise<void> {
			if (isPolite && ended === undefined) {
				child.stdin.end('quit\n');
				const timer = setTimeout(kill, farewell);
				await over;
				clearTimeout(timer);
			}

			kill(); // What it has started may live on without it.
			running.delete(kill);
			await over;
			child.stdout.destroy();
			child.stderr.destroy();
		},
	};
}
