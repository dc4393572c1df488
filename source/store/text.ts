import {isPrintable} from '../dictionaries/printable.js';

/** Whether it is a text that may reach a terminal: nothing else is taken from a player's files. */
export const isText = (value: unknown): value is string => typeof value === 'string' && isPrintable(value);
