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
	/** Runs it, among the commands there are; gives the exit code. */
	readonly run: (order: Order, commands: Commands) => Promise<number>;
};

/** The commands there are, by name: what each is for, in a few words, and what loads it. */
export type Commands = Readonly<
	Record<string, {readonly summary: string; readonly load: () => Promise<{readonly command: Command}>}>
>;

/** What the command line says. */
export type Order = {
	/** The words behind the command. */
	readonly words: readonly string[];
	readonly asked: Asked;
};
