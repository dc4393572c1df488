import {TestTerminal} from '../../test/e2e/terminal.js';
import {faultsIn} from '../../test/screens/sound-frame.js';
import {run, unfit} from './run.js';
import type {Dice} from './dice.js';
import {someCode} from './coded.js';
import {demandGivenBack} from './given-back.js';
import {removeHome, snapshot, someHome, type Home} from './home.js';
import {demand, type Kind} from './kind.js';
import {demandKept} from './player-file.js';

const day = '2026-11-21';

/** What is asked of the program over lines; each reads or writes something of the player's. */
const commands: readonly ((dice: Dice) => readonly string[])[] = [
	() => ['stats'],
	() => ['stats', '--json'],
	() => ['hangman', '-d', 'example', '-l', '4', '-g', '3', '--plain'],
	() => ['hangman', '-d', 'example', '-l', '4', '-g', '3', '--race', 'best', '--screen-reader'],
	() => ['ghost', '-d', 'example', '--first', 'you', '--opponent', 'random'],
	() => ['daily', day],
	() => ['daily', day, '--screen-reader'],
	() => ['--screen-reader'],
	dice => ['play', someCode(dice)],
	dice => ['replay', someCode(dice)],
	dice => ['play', someCode(dice), '--screen-reader'],
	dice => ['replay', someCode(dice), '--screen-reader'],
];

const answers = ['e', 'a', 'o', 'l', 'c', 'z', '1', '2', '3', '9', 'y', 'n', '', 'hint', 'quit', 'menu', '?'];

async function overLines(dice: Dice, {path}: Home): Promise<void> {
	const args = dice.pick(commands)(dice);
	const input = dice.list(dice.below(20), () => `${dice.pick(answers)}\n`).join('');
	const {code, signal, stdout, stderr} = await run(args, input, {home: path});
	const told = () => `${JSON.stringify(args)} < ${JSON.stringify(input)}\n${stdout.slice(-600)}\n${stderr}`;
	const codes = args.includes('--') ? [2] : [0, 1];
	demand(code !== null && codes.includes(code), () => `Ended with ${code ?? signal ?? ''}: ${told()}`);
	demand(!unfit.test(stdout + stderr), () => `Writes what is unfit: ${told()}`);
	demand(!stderr.includes('went wrong'), () => `A fault: ${told()}`);
	if (code === 1) demand(/[.?]\n$/.test(stderr), () => `No sentence: ${told()}`);
	if (code === 0 && args.includes('--json')) JSON.parse(stdout);
}

const [enter, down, escape] = ['\r', '\u001B[B', '\u001B'];

const starts: readonly ((dice: Dice) => readonly string[])[] = [
	() => [],
	() => [],
	() => ['stats'],
	() => ['daily', day],
	() => ['hangman', '-d', 'example', '-l', '4', '-g', '3', '--race', 'best'],
	dice => ['play', someCode(dice)],
	dice => ['replay', someCode(dice)],
];

const size = {columns: 80, rows: 24};

async function drawn(dice: Dice, {path}: Home): Promise<void> {
	const args = dice.pick(starts)(dice);
	const terminal = new TestTerminal('dist/cli.js', args, size, {env: {WORDFIEND_HOME: path, NO_MOTION: '1'}});
	const over = {is: false};
	void terminal.exit.then(() => (over.is = true));
	const told = () => `${JSON.stringify(args)}\n${terminal.screen}`;
	const look = async () => {
		await terminal.rests(150);
		if (!terminal.isAlternate) return;
		const {screen} = terminal;
		demand(!unfit.test(screen.replaceAll('\n', ' ')), () => `Shows what is unfit: ${told()}`);
		const faults = faultsIn(screen, size);
		demand(faults.length === 0, () => `${faults.join('; ')}: ${told()}`);
	};
	await terminal.until(() => over.is || terminal.isAlternate, told);
	await look();
	const entries = dice.below(10);
	for (const key of [
		...dice.list(entries, () => down),
		enter,
		'e',
		dice.pick(['\t', ' ', enter]),
		'a',
		escape,
	]) {
		if (over.is) break;
		terminal.press(key);
		await look();
	}

	if (!over.is) terminal.press('\u0003');
	const {exitCode} = await terminal.ends();
	demand(exitCode === 0 || (exitCode === 1 && args.length > 1), () => `Ended with ${exitCode}: ${told()}`);
	demandGivenBack(terminal, told);
}

/** The program itself with damaged files of a player: it runs, writes nothing that a terminal acts on, and loses nothing. */
export const playerProgram: Kind = {
	async try(dice) {
		const home = someHome(dice);
		const before = snapshot(home.path);
		await (dice.oneIn(5) ? drawn : overLines)(dice, home);
		demandKept(before, snapshot(home.path), ['hangman', 'ghost', 'tournament']);
		removeHome(home);
	},
};
