import {printable} from '../dictionaries/index.js';
import {nearestName} from '../text/nearest.js';
import type {Commands} from './command.js';
import {usageError} from './errors.js';

/** Whether a word names a command. */
export const isCommand = (name: string, commands: Commands): boolean => Object.hasOwn(commands, name);

/** The command of a name; a name of none is refused with the nearest one there is. */
export function commandNamed(name: string, commands: Commands): Commands[string] {
	const found = isCommand(name, commands) ? commands[name] : undefined;
	if (found) return found;
	const near = nearestName(name, Object.keys(commands));
	throw usageError(
		`There is no command ${printable(name)}; ${near === undefined ? 'see wordfiend --help.' : `did you mean ${near}?`}`,
	);
}
