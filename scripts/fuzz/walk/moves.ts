import type {TerminalSize} from '../../../source/hooks/use-terminal-size.js';
import type {Dice} from '../dice.js';
import {demand} from '../kind.js';
import {someWindow} from './beginning.js';
import {placeIn, typedTexts} from './rules.js';
import {count} from './tally.js';
import type {World} from './world.js';

/** How often a frame may be another one for what has happened meanwhile. */
const mostChanges = 60;

/** One thing that a player does. */
export type Move =
	| {readonly kind: 'press' | 'paste'; readonly text: string}
	| {readonly kind: 'wait'; readonly milliseconds: number}
	/** Another size, and perhaps the one before again. */
	| {
			readonly kind: 'resize';
			readonly columns: number;
			readonly rows: number;
			readonly isBack: boolean;
	  };

export const english = 'eeeaaiioorrttnnssllccuddmmhggbpfywkvxzjq';

const commands = [
	...['Enter', 'Enter', 'Escape', 'Tab', 'Tab', '?', 'Space', 'Space', 'Backspace'],
	...['Up', 'Down', 'Down', 'Left', 'Right'],
];

const oddKeys = [
	'+',
	'-',
	'0',
	'4',
	'7',
	'R',
	'N',
	'é',
	'ß',
	'ё',
	'ij',
	'-e',
	'eaio',
	'\u001B[Z',
	'\u001B[H',
	'\u000C',
];

/** The keys that the screen says it hears. */
const heard = (world: World): readonly string[] =>
	world
		.picture()
		.screen.keys()
		.flatMap(({keys}) => keys)
		.map(key => (key.length === 1 ? key : key.charAt(0).toUpperCase() + key.slice(1)));

export function someMove(dice: Dice, world: World, letters: readonly string[]): Move {
	switch (dice.below(20)) {
		case 0: {
			return {kind: 'press', text: dice.pick(oddKeys)};
		}

		case 1: {
			return {kind: 'resize', ...someWindow(dice), isBack: !dice.oneIn(3)};
		}

		case 2: {
			return {kind: 'wait', milliseconds: dice.pick([50, 300, 1100, 5000])};
		}

		case 3: {
			return dice.oneIn(4)
				? {kind: 'paste', text: dice.pick(typedTexts)}
				: {kind: 'press', text: dice.pick(letters)};
		}

		case 4:
		case 5:
		case 6:
		case 7:
		case 8: {
			const keys = heard(world);
			return {kind: 'press', text: keys.length === 0 ? 'Enter' : dice.pick(keys)};
		}

		case 9:
		case 10:
		case 11: {
			return {kind: 'press', text: dice.pick(commands)};
		}

		default: {
			return {kind: 'press', text: dice.pick(letters)};
		}
	}
}

/** Throws the lines in which two frames differ. */
export function demandFrame(found: string, wanted: string, what: () => string): void {
	const [is, should] = [found.split('\n'), wanted.split('\n')];
	const rows = Array.from({length: Math.max(is.length, should.length)}, (_, row) => row);
	const differing = rows.filter(row => is[row] !== should[row]);
	demand(differing.length === 0, () =>
		[what(), ...differing.flatMap(row => [`- ${should[row] ?? ''}`, `+ ${is[row] ?? ''}`])].join('\n'),
	);
}

/** Demands that another window and the one before show what was shown; a list that was scrolled or a moment that came may change it once. */
async function demandSameAgain(world: World, other: TerminalSize, check: () => void): Promise<void> {
	const size = world.size();
	for (let left = mostChanges; ; left--) {
		const before = world.frame();
		await world.resize(other);
		check();
		await world.resize(size);
		// A tournament goes on by itself.
		if (world.frame() === before || placeIn(before) === 'tournament') return;
		count('other frames there and back');
		if (left === 0)
			demandFrame(world.frame(), before, () => `There and back from ${other.columns}×${other.rows}`);
	}
}

/** Does it, and checks what is shown then. */
export async function make(move: Move, world: World, check: () => void): Promise<void> {
	switch (move.kind) {
		case 'press': {
			await world.press(move.text);
			break;
		}

		case 'paste': {
			await world.paste(move.text);
			break;
		}

		case 'wait': {
			await world.wait(move.milliseconds);
			break;
		}

		case 'resize': {
			if (move.isBack) await demandSameAgain(world, move, check);
			else await world.resize(move);
		}
	}

	check();
}
