import {spawn} from 'node:child_process';
import {resolve} from 'node:path';
import process from 'node:process';

const program = resolve('dist/cli.js');

/** Long enough for what is quick; what isn't is interrupted. */
const patience = 20_000;

/** How the program ended, and what it wrote. */
export type Ending = {
	readonly code: number | null;
	readonly signal: string | null;
	readonly stdout: string;
	readonly stderr: string;
	readonly wasInterrupted: boolean;
};

/** Runs the program; interrupts it where it takes long, and kills it where it doesn't listen. */
export async function run(
	args: readonly string[],
	input: string,
	{cwd, home}: {readonly cwd?: string; readonly home: string},
): Promise<Ending> {
	const env = {
		...process.env,
		WORDFIEND_HOME: home,
		FORCE_COLOR: undefined,
		NODE_OPTIONS: undefined,
	};
	const child = spawn(process.execPath, [program, ...args], {...(cwd !== undefined && {cwd}), env});
	let [stdout, stderr, wasInterrupted] = ['', '', false];
	const interrupt = setTimeout(() => {
		wasInterrupted = true;
		child.kill('SIGINT');
	}, patience);
	const kill = setTimeout(() => child.kill('SIGKILL'), 2 * patience);
	child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
	child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
	child.stdin.on('error', () => undefined);
	child.stdin.end(input);
	return new Promise(done => {
		child.on('close', (code, signal) => {
			clearTimeout(interrupt);
			clearTimeout(kill);
			done({code, signal, stdout, stderr, wasInterrupted});
		});
	});
}

/** What must not be in anything that is written: control characters, text that turns around, and what only a fault writes. */
export const unfit =
	// eslint-disable-next-line no-control-regex
	/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|^ {4}at .*(?:[(<]|:\d)|\[object |\bundefined\b|\bNaN\b/m;
