import meow from 'meow';
import packageJson from '../../package.json' with {type: 'json'};
import {usageError} from './errors.js';
import {flagTypes, optionName, type Flags} from './flags.js';

/** A command line cut in pieces; nothing is checked yet but that no option stands twice. */
export type CommandLine = {
	/** The first word, which should name a command. */
	readonly command: string | undefined;
	/** The words after it. */
	readonly words: readonly string[];
	readonly flags: Flags;
};

/** The pieces of the arguments that the program was started with. */
export function parse(argv: readonly string[]): CommandLine {
	try {
		const {input, flags} = meow({
			...{importMeta: import.meta, pkg: packageJson, argv, flags: flagTypes},
			...{description: false, autoHelp: false, autoVersion: false, booleanDefault: undefined},
		});
		const [command, ...words] = input;
		return {command, words, flags};
	} catch (error) {
		// The only fault that meow itself finds: "The flag --minLength can only be set once."
		const [, flag] = /--(\w+)/.exec(String(error)) ?? [];
		if (flag === undefined) throw error;
		throw usageError(`The option ${optionName(flag)} can be given only once.`);
	}
}

export const {version} = packageJson;
