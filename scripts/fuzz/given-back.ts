import type {TestTerminal} from '../../test/e2e/terminal.js';
import {demand} from './kind.js';

/** How a terminal has its private modes when nothing runs on it, where that is not off: the cursor is shown, and long lines wrap. */
const onByNature = ['25', '7'];

/** Demands that each mode that a program has set on its terminal is as it was before, and that nothing of a fault stands there. */
export function demandGivenBack({raw}: TestTerminal, told: () => string): void {
	const modes = new Map<string, boolean>();
	// eslint-disable-next-line no-control-regex
	for (const [, mode = '', switched] of raw.matchAll(/\u001B\[\?(\d+)([hl])/g))
		modes.set(mode, switched === 'h');
	for (const [mode, isOn] of modes)
		demand(
			isOn === onByNature.includes(mode),
			() => `Mode ${mode} is left ${isOn ? 'on' : 'off'}: ${told()}`,
		);
	demand(!/^ {4}at /m.test(raw.slice(raw.lastIndexOf('\u001B[?1049l'))), () => `A stack trace: ${told()}`);
}
