import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {TestTerminal} from '../../test/e2e/terminal.js';
import {toSvg, type Screen} from './svg.js';

// Makes the pictures of the README from games of the built program: npm run build && npx tsx scripts/pictures/index.ts

const small = {columns: 80, rows: 24};
const large = {columns: 120, rows: 34};
const left = '\u001B[D';

const spell = (letters: string): readonly string[] => Array.from(letters);

type Session = {
	readonly title: string;
	readonly args: readonly string[];
	/** Keys to press, and after `~` texts to wait for. */
	readonly steps: readonly string[];
	readonly size?: typeof small;
};

/** Plays a session for a player without files; returns the screen after each key and at the end. */
async function play({args, steps, size = small}: Session): Promise<readonly Screen[]> {
	const home = await mkdtemp(join(tmpdir(), 'wordfiend-picture-'));
	const env = {WORDFIEND_HOME: home};
	const terminal = new TestTerminal('dist/cli.js', args, size, {env});
	const screens: Screen[] = [];
	for (const step of ['~wordfiend', ...steps]) {
		if (step.startsWith('~')) {
			await terminal.shows(step.slice(1));
			continue;
		}

		terminal.press(step);
		await terminal.rests();
		screens.push(terminal.cells);
	}

	await terminal.rests();
	screens.push(terminal.cells);
	terminal.close();
	await terminal.isGone();
	await rm(home, {recursive: true});
	return screens;
}

/** Takes a picture of the end of a session, or of all of it, which moves. */
async function takePicture(name: string, session: Session, isFilm = false): Promise<void> {
	const screens = await play(session);
	await writeFile(`pictures/${name}.svg`, toSvg(isFilm ? screens : screens.slice(-1), session.title));
}

await mkdir('pictures', {recursive: true});
await takePicture('hangman', {
	title: 'Hangman against the evil chooser, with the families of the last letter',
	args: ['hangman', '-l', '7', '-g', '8', '-v', '--seed', '4f2a'],
	steps: ['~Guess a letter', ...spell('aeious'), '~No s.', '~proved'],
	size: large,
});
const ghost = ['ghost', '--first', 'you', '--opponent', 'perfect', '--seed', 'a'];
await takePicture('ghost', {
	title: 'Ghost against the perfect player, and what the coach says of every letter',
	args: ghost,
	steps: ['~Your first letter', 'h', '~Your letter', '\t', '~coach'],
	size: large,
});
for (const [variant, title, letter, after] of [
	['superghost', 'Superghost: letters go to either end', 'i', []],
	['superduperghost', 'Superduperghost: the fragment has been turned round', 'a', ['/']],
	['xghost', 'Xghost: letters go anywhere', 'r', [left]],
	['spook', 'Spook: letters lie in a bag', 't', []],
] as const)
	await takePicture(variant, {
		title,
		args: [...ghost, '--variant', variant],
		steps: ['~Your first letter', letter, '~Your letter', ...after, '\t', '~then'],
	});
await takePicture(
	'game',
	{
		title: 'A game of Hangman against the evil chooser: it keeps the largest family each time',
		args: ['hangman', '-l', '5', '-g', '7', '-v', '--seed', '4f2a'],
		steps: ['~Guess a letter', ...spell('eaiourst')],
	},
	true,
);
