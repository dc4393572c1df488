import process from 'node:process';
import type {Options} from './options.js';

/** Whether to play over lines of text: asked for, or there is no terminal to draw on. */
export const usesLines = ({plain = false}: Options): boolean =>
	plain || !process.stdin.isTTY || !process.stdout.isTTY || process.env.TERM === 'dumb';
