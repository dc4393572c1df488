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

const isOption = (argument: string): boolean =>
	Object.keys(flagTypes).some(flag => argument.split('=')[0] === optionName(flag));

/** The arguments with `--pattern -e--a-` as one: a pattern looks like an option where it begins with something hidden. */
function joinPattern(argv: readonly string[]): readonly string[] {
	const at = argv.indexOf('--pattern');
	const value = argv[at + 1];
	if (at < 0 || value === undefined || isOption(value)) return argv;
	return [...argv.slice(0, at), `--pattern=${value}`, ...argv.slice(at + 2)];
}

/** The pieces of the arguments that the program was started with. */
export function parse(argv: readonly string[]): CommandLine {
	try {
		const {input, flags} = meow({
			...{importMeta: import.meta, pkg: packageJson, argv: joinPattern(argv), flags: flagTypes},
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
