import type {Asked, Table} from '../settings/setting.js';

/** A command of the program: one file, and one line in the registry. */
export type Command = {
	/** What stands behind the name in the usage line. */
	readonly usage: string;
	/** A command line each, and what it does. */
	readonly examples: readonly (readonly [line: string, effect: string])[];
	/** Its settings by name, in the order of the help. */
	readonly table: Table;
	/** What else the help says, in paragraphs. */
	readonly notes?: readonly string[];
	/** Runs it; gives the exit code. */
	readonly run: (order: Order) => Promise<number>;
};

/** What the command line says. */
export type Order = {
	/** The words behind the command. */
	readonly words: readonly string[];
	readonly asked: Asked;
};
