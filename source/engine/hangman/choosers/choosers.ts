import type {Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {evil} from './evil.js';
import {perfectChooser} from './perfect.js';
import {isProgram, type ProgramName} from '../programs.js';
import {random} from './random.js';

/** All choosers by name, the fair one first, the hardest last. */
export const choosers = {
	random,
	evil,
	cunning,
	perfect: perfectChooser(),
} as const satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof choosers;

/** Who may choose: one of ours, or a program. */
export type AnyChooser = ChooserName | ProgramName;

/** A program is asked elsewhere; the engine knows only that it settles on no word. */
const program: Chooser = {
	name: 'run:',
	isFair: false,
	judgedBy: 'perfect',
	isQuick: false,
	begin: () => () => {
		throw new Error('A program is not asked by the engine');
	},
};

export const chooserOf = (name: AnyChooser): Chooser => (isProgram(name) ? program : choosers[name]);
