import {readCommandLine} from '../../source/commands/command-line.js';
import {CommandError} from '../../source/terminal/program.js';
import {commandRegistry} from '../../source/commands/registry.js';

/** A command line with its command and what it says. */
export async function readLine(argv: readonly string[]) {
	const {named, ...order} = await readCommandLine(argv, commandRegistry);
	if (named === undefined) throw new Error(`No command: ${argv.join(' ')}`);
	return {command: named.command, ...order};
}

/** The arguments of a line of words. */
export const argumentsOf = (line: string): readonly string[] => line.split(' ').filter(word => word !== '');

/** How a command line is refused; one that is not refused fails the test. */
export async function refusal(
	argv: readonly string[],
): Promise<{readonly sentence: string; readonly exitCode: number}> {
	try {
		const {command, words, texts} = await readLine(argv);
		await command.run({words, texts}, commandRegistry);
	} catch (error) {
		if (error instanceof CommandError) return {sentence: error.message, exitCode: error.exitCode};
		throw error;
	}

	throw new Error(`Not refused: ${argv.join(' ')}`);
}
