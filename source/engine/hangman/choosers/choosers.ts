import type {Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {evil} from './evil.js';
import {perfectChooser} from './perfect.js';
import {isProgram, type ProgramName} from '../programs.js';
import {random} from './random.js';

export const choosers = {
	random,
	evil,
	cunning,
	perfect: perfectChooser(),
} as const satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof choosers;

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
