import type {Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {perfectChooser} from './perfect.js';
import {isProgram, type ProgramName} from '../programs.js';
import {evil, random} from './quick.js';

export const choosers = {
	random,
	evil,
	cunning,
	perfect: perfectChooser(),
} as const satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof choosers;

/** The choosers in order of strength, the fair one first. */
export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export type AnyChooser = ChooserName | ProgramName;

/** Returns whether a chooser keeps to one secret; the others, programs among them, cheat. */
export const isFairChooser = (name: AnyChooser): boolean => !isProgram(name) && choosers[name].isFair;
