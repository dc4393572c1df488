import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {TestTerminal} from '../../test/e2e/terminal.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {isLight, type Palette} from './palettes.js';
import type {Screen} from './svg.js';

const named: Readonly<Record<string, string>> = {Tab: '\t', Left: '\u001B[D'};

/** Something done at the terminal: keys that are pressed, or a text that is waited for. */
export type Step = {readonly press: string} | {readonly shows: string};

/** The steps of `ab<Tab><~you lose>`: two letters, a key by its name, and a wait for a text. */
export function readSteps(script: string): readonly Step[] {
	return (script.match(/<[^>]+>|./gsu) ?? []).map(part => {
		const name = part.slice(1, -1);
		if (part.length < 3) return {press: part};
		if (name.startsWith('~')) return {shows: name.slice(1)};
		const press = named[name];
		if (press === undefined) throw new Error(`There is no key ${part}.`);
		return {press};
	});
}

export type Play = {
	readonly args: readonly string[];
	readonly size: TerminalSize;
	readonly palette: Palette;
	readonly env?: Readonly<Record<string, string>>;
};

/** Opens the program as built, for a player without files; it hears from the environment whether the background is light. */
export const open = ({args, size, palette, env = {}}: Play): TestTerminal =>
	new TestTerminal('dist/cli.js', args, size, {
		env: {
			COLORFGBG: isLight(palette) ? '0;15' : '15;0',
			WORDFIEND_HOME: mkdtempSync(join(tmpdir(), 'wordfiend-picture-')),
			...env,
		},
	});

const betweenKeys = 60;

/** Does the steps one after another; after each one `onStep` hears of it. */
export async function act(
	terminal: TestTerminal,
	steps: readonly Step[],
	onStep: (step: Step) => Promise<void> | void = () => undefined,
) {
	for (const step of steps) {
		if ('press' in step) {
			terminal.press(step.press);
			await wait(betweenKeys);
		} else {
			await terminal.shows(step.shows);
		}

		await onStep(step);
	}
}

/** Plays, and gives what the screen shows when it has come to rest. */
export async function play(session: Play, steps: readonly Step[]): Promise<Screen> {
	const terminal = open(session);
	await terminal.shows('wordfiend');
	await act(terminal, steps);
	await terminal.rests();
	const {cells} = terminal;
	terminal.close();
	await terminal.isGone();
	return cells;
}
