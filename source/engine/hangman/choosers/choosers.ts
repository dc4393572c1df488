import type {Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {evil} from './evil.js';
import {perfectChooser} from './perfect.js';
import {random} from './random.js';

/** All choosers by name, the fair one first, the hardest last. */
export const choosers = {
	random,
	evil,
	cunning,
	perfect: perfectChooser(),
} as const satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof choosers;
