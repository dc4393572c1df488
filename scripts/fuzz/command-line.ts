import {spawn} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {registry} from '../../source/commands/registry.js';
import {tableOf} from '../../source/commands/tables.js';
import {preferences} from '../../source/settings/preferences.js';
import type {Flag} from '../../source/settings/setting.js';
import type {Dice} from './dice.js';
import {hostileName, hostileTexts} from './hostile.js';
import {demand, type Kind} from './kind.js';

const program = resolve('dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-'));
writeFileSync(join(folder, 'words.txt'), "ally\nbeta\ncool\nwon't\nDÉJÀ\n\u001B[31m\n");
writeFileSync(join(folder, hostileName), 'ally\nbeta\n');
writeFileSync(join(folder, 'empty.txt'), '\n');
writeFileSync(join(folder, 'nul.txt'), 'cool\n\u0000');

/** Long enough for what is quick; what isn't is interrupted. */
const patience = 20_000;

const commands = await Promise.all(
	Object.entries(registry).map(async ([name, {load}]) => {
		const {command} = await load();
		const settings = Object.values({...preferences, ...tableOf(command)});
		return {name, flags: settings.flatMap(({flag}): readonly Flag[] => (flag === undefined ? [] : [flag]))};
	}),
);

function someArguments(dice: Dice): string[] {
	const {name, flags} = dice.pick(commands);
	const option = (): string[] => {
		const {name: flag, short, value, isNegatable} = dice.pick(flags);
		const typed = short !== undefined && dice.oneIn(3) ? `-${short}` : `--${flag}`;
		if (value === undefined) return [isNegatable && dice.oneIn(2) ? `--no-${flag}` : typed];
		const text = dice.pick(hostileTexts);
		return dice.oneIn(4) ? [`${typed}=${text}`] : [typed, text];
	};
	const most = dice.below(5);
	const given = dice.list(most, option).flat();
	const small = dice.oneIn(4) || given.some(text => /^(-d|--dictionary)/.test(text)) ? [] : ['-d', 'example'];
	const words = dice.list(dice.pick([0, 0, 0, 1, 1, 2, 3]), () => dice.pick(hostileTexts));
	const command = dice.oneIn(15) ? [] : [dice.oneIn(25) ? `${name}e` : name];
	const all = [...command, ...words, ...small, ...given];
	return dice.oneIn(10) ? dice.shuffle(all) : all;
}

type Ending = {
	readonly code: number | null;
	readonly signal: string | null;
	readonly stdout: string;
	readonly stderr: string;
	readonly wasInterrupted: boolean;
};

/** Runs the program; interrupts it where it takes long, and kills it where it doesn't listen. */
async function run(args: readonly string[], input: string): Promise<Ending> {
	const env = {
		...process.env,
		WORDFIEND_HOME: join(folder, 'home'),
		FORCE_COLOR: undefined,
		NODE_OPTIONS: undefined,
	};
	const child = spawn(process.execPath, [program, ...args], {cwd: folder, env});
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
const unfit =
	// eslint-disable-next-line no-control-regex
	/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|^ {4}at |\[object |\bundefined\b|\bNaN\b/m;

/** The program with any arguments and any input: it ends as the README says, with clean text. */
export const commandLine: Kind = {
	async try(dice) {
		const args = someArguments(dice).map(text => text.replaceAll('\u0000', ''));
		const input = dice.oneIn(2) ? '' : dice.list(dice.below(12), () => dice.pick(hostileTexts)).join('\n');
		const {code, signal, stdout, stderr, wasInterrupted} = await run(args, input);
		const told = () =>
			`${JSON.stringify(args)} < ${JSON.stringify(input.slice(0, 200))}\n${stdout.slice(-600)}\n${stderr}`;
		const codes = wasInterrupted ? [0, 1, 130] : [0, 1, 2];
		demand(
			(code !== null && codes.includes(code)) || (wasInterrupted && signal === 'SIGINT'),
			() => `Ended with ${code ?? signal ?? ''}: ${told()}`,
		);
		const isColored = args.includes('--color');
		// eslint-disable-next-line no-control-regex
		const shown = (stdout + stderr).replaceAll(isColored ? /\u001B\[[\d;]*m/g : /(?!)/g, '');
		const isEchoed = /undefined|NaN/.test(args.join(' ') + input);
		demand(isEchoed || !unfit.test(shown), () => `Writes what is unfit: ${told()}`);
		const isCheck = args.includes('check') && stdout.includes('refused');
		if (code === 1 || code === 2)
			demand(isCheck || /^[^\n]+[.?]\n$/m.test(stderr), () => `No sentence: ${told()}`);
		if (code === 2)
			demand(stdout === '' || input !== '' || !args.includes('--json'), () => `Refused late: ${told()}`);
		if (code === 0 && args.includes('--json') && stdout.startsWith('{')) JSON.parse(stdout);
	},
};
