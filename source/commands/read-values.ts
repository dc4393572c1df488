import {printable} from '../dictionaries/index.js';
import {readTable, type Asked, type Table, type ValuesOf} from '../settings/setting.js';
import {usageError} from './errors.js';

/** The values of what was asked for; a text that a setting refuses ends the program with its sentence. */
export function readValues<Settings extends Table>(table: Settings, asked: Asked): ValuesOf<Settings> {
	const reading = readTable(table, asked);
	if (reading.ok) return reading.values;
	const option = `--${table[reading.name]?.flag?.name ?? reading.name}`;
	throw usageError(`The option ${option} must be ${reading.wanted}, not ${printable(reading.refused)}.`);
}

/** Refuses words behind a command that takes options only. */
export function refuseWords(command: string, [surplus]: readonly string[]): void {
	if (surplus === undefined) return;
	const title = command.charAt(0).toUpperCase() + command.slice(1);
	throw usageError(
		`${title} takes options only; leave out ${printable(surplus)}, or see wordfiend ${command} --help.`,
	);
}
