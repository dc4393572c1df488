import {mkdtempSync, symlinkSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {TestTerminal} from '../../test/e2e/terminal.js';
import type {Dice} from './dice.js';
import {dyingWorkers} from './dying.js';
import {demandGivenBack} from './given-back.js';
import {hostileTexts} from './hostile.js';
import {demand, type Kind} from './kind.js';
import {signals} from './signals.js';

const starts: readonly (readonly string[])[] = [
	[],
	['-d', 'example'],
	['-d', 'huge'],
	['--theme', 'contrast', '--reduce-motion'],
	['hangman', '-d', 'example', '-l', '4', '-g', '3'],
	['hangman', '-l', '5', '-g', '9', '-c', 'perfect', '-v'],
	['hangman', '-l', '6', '-g', '12', '-c', 'cunning', '--guesser', 'expert'],
	['hangman', '-l', '7', '-g', '8', '-c', 'random', '--no-color'],
	['ghost'],
	['ghost', '--variant', 'superghost', '-d', 'small', '-v'],
	['ghost', '--opponent', 'human', '--rule', 'challenge', '--match'],
	['ghost', '--player', 'stubborn', '--opponent', 'careless', '-d', 'small'],
	['daily'],
	['daily', '2026-11-21'],
	['stats'],
];

const keys = [
	...Array.from('etaoinshrdlucmwfgypbvkqjxz'),
	...[
		'\r',
		'\r',
		'\r',
		'\u001B',
		'\t',
		' ',
		'?',
		'\u007F',
		'\u000C',
		'+',
		'-',
		'0',
		'1',
		'R',
		'N',
		'P',
		'é',
		'ß',
		'1',
	],
	...[
		'\u001B[A',
		'\u001B[B',
		'\u001B[B',
		'\u001B[C',
		'\u001B[D',
		'\u001B[H',
		'\u001B[F',
		'\u001B[5~',
		'\u001B[6~',
		'\u001B[Z',
	],
];

/** What a terminal may send beside keys, whole or cut off. */
const noise = [
	...[
		'\u001B[200~pasted\u001B[201~',
		'\u001B[200~never ended',
		'\u001B[20',
		'\u001B]11;rgb:ffff/0000/0000\u0007',
	],
	...[
		'\u001B]11;rgb:00',
		'\u001BP>|x\u001B\\',
		'\u001B_G\u001B\\',
		'\u001B[?62c',
		'\u001B[I',
		'\u001B[O',
		'\u001B[<0;5;5M',
	],
	...[
		'\u001B[1;5P',
		'\u001B\u001B',
		'\u0000',
		'\u009B',
		'\u001A',
		'a\u030A',
		'\uD83D\uDE00',
		'\u001B[B'.repeat(300),
		'e'.repeat(200),
	],
];

function troubles(dice: Dice): Readonly<Record<string, string>> {
	const home = mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-'));
	symlinkSync(join(home, 'not-mounted'), join(home, 'link'));
	return dice.pick([
		{},
		{},
		{},
		{NODE_OPTIONS: dyingWorkers(dice.between(50, 1500))},
		{NODE_OPTIONS: '--max-old-space-size=100'},
		{WORDFIEND_HOME: '/dev/full'},
		{WORDFIEND_HOME: join(home, 'link', 'wordfiend')},
		{WORDFIEND_HOME: join(home, 'é\u202E x', 'deep')},
		{NO_MOTION: '1'},
		{LANG: 'C'},
		{TERM: 'linux'},
	]);
}

/** One thing that happens to the program. */
async function happen(dice: Dice, terminal: TestTerminal): Promise<void> {
	switch (dice.below(12)) {
		case 0: {
			terminal.press(dice.pick(noise));
			break;
		}

		case 1: {
			terminal.press(`\u001B[200~${dice.pick(hostileTexts)}\u001B[201~`);
			break;
		}

		case 2: {
			terminal.resize({
				columns: dice.pick([1, 20, 59, 60, 80, 81, 120, 200]),
				rows: dice.pick([1, 8, 19, 20, 24, 40, 50]),
			});
			break;
		}

		case 3: {
			terminal.kill('SIGSTOP');
			terminal.kill('SIGCONT');
			break;
		}

		case 4: {
			await wait(dice.between(50, 400));
			break;
		}

		default: {
			terminal.press(dice.list(dice.between(1, 8), () => dice.pick(keys)).join(''));
			await wait(dice.pick([0, 5, 40]));
		}
	}
}

/** A session on a pseudo-terminal that anything may happen to; however it ends, the terminal is given back. */
export const session: Kind = {
	async try(dice) {
		const args = dice.pick(starts);
		const env = troubles(dice);
		const terminal = new TestTerminal('dist/cli.js', args, {columns: 80, rows: 24}, {env});
		const over = {is: false};
		void terminal.exit.then(() => (over.is = true));
		const isOver = () => over.is;
		const told = () => `wordfiend ${args.join(' ')} ${JSON.stringify(env)}\n${terminal.screen}`;
		if (!dice.oneIn(10)) await terminal.until(() => isOver() || terminal.isAlternate);
		const ending = dice.pick(['\u0003', '\u0003', ...signals, 'close'] as const);
		try {
			for (let left = dice.below(40); left > 0 && !isOver(); left--) await happen(dice, terminal);
			terminal.resize({columns: 80, rows: 24});
		} catch {
			// It has ended meanwhile, and its terminal with it.
			await terminal.isGone();
		}

		if (!dice.oneIn(3))
			await terminal.until(
				() => isOver() || /^ ?\S/m.test(terminal.screen),
				() => `Nothing is shown: ${told()}`,
			);
		await wait(300);
		// Before the screen opens, while it is suspended and once it is left, Ctrl+C is a signal.
		const isShown = terminal.isAlternate;
		if (!isOver()) {
			if (ending === 'close') terminal.close();
			else if (ending === '\u0003') terminal.press(ending);
			else terminal.kill(ending);
		}

		if (ending === 'close') return terminal.isGone();
		const {exitCode, signal} = await terminal.ends();
		const code = (signal ?? 0) === 0 ? exitCode : 128 + (signal ?? 0);
		const wanted = ending === '\u0003' ? 0 : 128 + constants.signals[ending];
		// Keys that still waited may have left it first; `screen` holds it to the code itself.
		// A terminal that echoes it took it for a signal: keys that waited had left the program, which was about to end.
		const isEchoed = terminal.screen.includes('^C');
		const codes = [wanted, 0, ...(isShown && !isEchoed ? [] : [130])];
		demand(codes.includes(code), () => `Ended with ${code}: ${told()}`);
		demandGivenBack(terminal, told);
	},
};
