import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {setTimeout as wait} from 'node:timers/promises';
import {menuRoutes} from '../../source/screens/menu.js';
import {menuFor} from '../../source/text/menu.js';
import {registry} from '../../source/screens/registry.js';
import type {ScreenName} from '../../source/screens/routes.js';
import {TestTerminal} from '../../test/e2e/terminal.js';
import {left} from '../../test/store/games.js';
import {playerIn} from '../../test/store/player.js';
import type {Dice} from './dice.js';
import {dyingWorkers} from './dying.js';
import {demandGivenBack} from './given-back.js';
import {demand, type Kind} from './kind.js';
import {signals} from './signals.js';

const [enter, down] = ['\r', '\u001B[B'];

/** A text to wait for, and the keys to press then. */
type Step = readonly [shown: string, keys: string];

/** How to a screen: what the program is started with, the games that were left before, and what to press. */
type Way = {
	readonly args: readonly string[];
	readonly left?: number;
	readonly steps: readonly Step[];
	/** What shows that it is there. */
	readonly shows: string;
	/** The letters of a game that have been played by then. */
	readonly moves?: string;
};

/** Screens that no entry of the menu opens. */
const ways: Partial<Record<ScreenName, Way>> = {
	home: {args: ['-d', 'example'], steps: [], shows: '› Hangman'},
	hangman: {
		args: ['hangman', '-l', '5', '-g', '9', '-v', '--chooser', 'perfect'],
		steps: [['Guess a letter.', 'e']],
		shows: 'families for e',
		moves: 'e',
	},
	ghost: {
		args: ['ghost', '--first', 'you', '--opponent', 'human', '-v'],
		steps: [['first letter', 'n']],
		shows: 'Player 2’s letter',
		moves: 'n',
	},
	drill: {
		args: ['-d', 'example'],
		steps: [
			['› Hangman', toEntry('openings')],
			['Enter drill', enter],
		],
		shows: 'openings › drill',
	},
	tournament: {
		args: ['-d', 'small'],
		steps: [
			['› Hangman', toEntry('tournament-setup')],
			['words everyone knows', enter],
		],
		shows: '100 games',
	},
	// A round of Ghost with the nine words of `example`.
	coded: {args: ['play', '10Q34163JZ2800142Y05C90'], steps: [], shows: 'wordfiend › ghost'},
	'go-on': {args: [], left: 1, steps: [['› Go on', enter]], shows: 'wordfiend › go on'},
	left: {
		args: [],
		left: 5,
		steps: [['› Go on', down + down + enter]],
		shows: 'Games left, the last one first',
	},
};

/** The keys from the top of the menu to an entry. */
function toEntry(name: ScreenName): string {
	const index = menuFor({isDailyFirst: false}).findIndex(entry => menuRoutes[entry.name].to === name);
	if (index === -1) throw new Error(`Nothing says how to get to the screen ${name}`);
	return down.repeat(index) + enter;
}

const fromMenu = (name: ScreenName): Way => ({
	args: ['-d', 'example'],
	steps: [['› Hangman', toEntry(name)]],
	shows: 'wordfiend › ',
});

const screens = Object.keys(registry) as readonly ScreenName[];

/** A program on a screen: its terminal, and how to send it signals. */
type Program = {readonly terminal: TestTerminal; readonly kill: (signal: NodeJS.Signals) => void};

/** What happens on a screen, and the exit code it comes to; one that the program lives through is followed by Ctrl+C. */
type Happening = {
	readonly name: string;
	readonly env?: (dice: Dice) => Readonly<Record<string, string>>;
	readonly happens: (program: Program, dice: Dice) => Promise<void> | void;
	/** `undefined` where the window is closed. */
	readonly codes: readonly number[] | undefined;
};

const ctrlC = '\u0003';

/** What the program lives through: the screen is as before, and hears keys. */
const survives = (
	name: string,
	happens: (program: Program, dice: Dice) => Promise<void> | void,
): Happening => ({
	name,
	async happens(program, dice) {
		const {terminal} = program;
		const [before = ''] = terminal.screen.split('\n');
		await happens(program, dice);
		await terminal.until(
			() => terminal.isAlternate && terminal.screen.startsWith(before.slice(0, 40)),
			() => `It is not as it was: ${terminal.screen}`,
		);
		terminal.press(ctrlC);
	},
	codes: [0],
});

/** Waits until the screen was taken anew since there was so much written. */
const isTaken = ({terminal}: Program, since: number) =>
	terminal.until(() => terminal.raw.includes('\u001B[?1049h', since));

const happenings: readonly Happening[] = [
	...[...signals, 'SIGKILL' as const].map(signal => ({
		name: signal,
		codes: [128 + constants.signals[signal]],
		happens: ({kill}: Program) => {
			kill(signal);
		},
	})),
	{
		name: 'two SIGINTs at once',
		codes: [130],
		happens({kill}) {
			kill('SIGINT');
			kill('SIGINT');
		},
	},
	{
		name: 'Ctrl+C behind many keys',
		codes: [0],
		happens: ({terminal}, dice) => {
			terminal.press(dice.pick([down, '\u001B[C', ' ', 'q']).repeat(dice.below(300)) + ctrlC);
		},
	},
	survives('SIGTSTP and SIGCONT', async (program, dice) => {
		const since = program.terminal.raw.length;
		program.kill('SIGTSTP');
		if (dice.oneIn(2)) await isTaken(program, since);
		program.kill('SIGCONT');
		await isTaken(program, since);
	}),
	survives('SIGSTOP and SIGCONT', async (program, dice) => {
		const since = program.terminal.raw.length;
		program.kill('SIGSTOP');
		await wait(dice.below(50));
		program.kill('SIGCONT');
		await isTaken(program, since);
	}),
	survives('Ctrl+Z', async (program, dice) => {
		const since = program.terminal.raw.length;
		program.terminal.press('\u001A'.repeat(dice.between(1, 3)));
		await isTaken(program, since);
	}),
	survives('SIGWINCH and sizes', ({terminal, kill}, dice) => {
		for (let left = dice.between(1, 6); left > 0; left--)
			terminal.resize({
				columns: dice.pick([1, 20, 59, 60, 80, 81, 120, 200]),
				rows: dice.pick([1, 8, 19, 20, 24, 40, 50]),
			});
		terminal.resize({columns: 80, rows: 24});
		kill('SIGWINCH');
	}),
	survives('SIGPIPE', ({kill}) => {
		kill('SIGPIPE');
	}),
	{
		name: 'the window closed',
		codes: undefined,
		happens: ({terminal}) => {
			terminal.close();
		},
	},
	{
		name: 'threads that die',
		env: dice => ({NODE_OPTIONS: dyingWorkers(dice.between(20, 900))}),
		// A job that has failed five times ends the program.
		codes: [0, 1],
		async happens({terminal}, dice) {
			await wait(dice.between(200, 2000));
			terminal.press(ctrlC);
		},
	},
];

/** Runs the program, which takes the place of a shell of its own, and says what became of the terminal. */
const script = `before=$(stty -g)
sh -c 'echo "process $$"; exec "$@"' sh "$@"
code=$?
[ "$before" = "$(stty -g)" ] && echo "terminal as before"
echo "ended with $code"`;

/** The processes of a terminal. */
function processesOf(session: number): string {
	try {
		return execFileSync('pgrep', ['-s', String(session)], {encoding: 'utf8'});
	} catch {
		return '';
	}
}

/** The letters of the games that are kept below a folder. */
function keptMoves(home: string): string {
	const folder = join(home, 'games');
	try {
		return readdirSync(folder)
			.filter(name => name.endsWith('.json'))
			.map(name => /"moves":"([^"]*)"/.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
			.join();
	} catch {
		return '';
	}
}

async function leaveGames(home: string, count: number): Promise<void> {
	const {store} = playerIn(home);
	for (let id = 0; id < count; id++) store.leave(`game-${id}`, {...left, seed: String(id)});
	await store.settled();
	store.release();
	await store.settled();
}

function inTurn<T>(all: readonly T[], at: number): T {
	const [found] = all.slice(at % all.length);
	if (found === undefined) throw new Error('There is nothing to take in turn');
	return found;
}

/** Every screen and everything that can end or disturb it: the terminal is as before, nothing runs on, and a game that was played is kept. */
export const screen: Kind = {
	async try(dice, at) {
		const name = inTurn(screens, at);
		// A few trials in a row go to different screens and see different things happen.
		const {
			name: what,
			env,
			happens,
			codes,
		} = inTurn(happenings, (at % screens.length) + Math.floor(at / screens.length));
		const {args, left: games = 0, steps, shows, moves} = ways[name] ?? fromMenu(name);
		const home = mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-'));
		await leaveGames(home, games);
		const terminal = new TestTerminal(
			'-c',
			[script, 'sh', process.execPath, 'dist/cli.js', ...args],
			{columns: 80, rows: 24},
			{command: '/bin/sh', env: {WORDFIEND_HOME: home, NO_MOTION: '1', ...env?.(dice)}},
		);
		const told = () => `${name}, ${what}\n${terminal.screen}`;
		const isOver = () => terminal.raw.includes('ended with');
		const hasEnded = () => terminal.until(isOver, () => `It goes on: ${told()}`);
		for (const [text, keys] of [...steps, [shows, ''] as const]) {
			await terminal.until(
				() => isOver() || terminal.screen.includes(text),
				() => `It never showed “${text}”: ${told()}`,
			);
			terminal.press(keys);
		}

		if (dice.oneIn(4)) terminal.press('?');
		if (dice.oneIn(3)) await wait(dice.below(300));
		// Nobody can hold this one up.
		if (what === 'SIGKILL' && moves !== undefined) await terminal.until(() => keptMoves(home) === moves);
		const pid = Number(/process (\d+)/.exec(terminal.raw)?.[1]);
		await happens({terminal, kill: signal => process.kill(pid, signal)}, dice);
		if (codes === undefined) await terminal.isGone();
		else await hasEnded();
		if (codes !== undefined) {
			const code = Number(/ended with (\d+)/.exec(terminal.raw)?.[1]);
			demand(codes.includes(code), () => `Ended with ${code}: ${told()}`);
			await terminal.exit;
			if (what !== 'SIGKILL') {
				demandGivenBack(terminal, told);
				demand(terminal.raw.includes('terminal as before'), () => `The keyboard is not as before: ${told()}`);
			}
		}

		await terminal.until(
			() => processesOf(terminal.pid) === '',
			() => `Processes are left, ${processesOf(terminal.pid)}: ${told()}`,
		);
		demand(
			moves === undefined || keptMoves(home) === moves,
			() => `Of ${moves} ${keptMoves(home)} is kept: ${told()}`,
		);
	},
};
