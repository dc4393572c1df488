import {CommandError} from '../../source/commands/errors.js';
import type {Flags} from '../../source/commands/flags.js';
import {parse} from '../../source/commands/parse.js';

type Run = (words: readonly string[], flags: Flags) => Promise<number>;

/** How a command line is refused; one that is not refused fails the test. */
export async function refusal(
	argv: readonly string[],
	run: Run,
): Promise<{readonly sentence: string; readonly exitCode: number}> {
	try {
		const {words, flags} = parse(argv);
		await run(words, flags);
	} catch (error) {
		if (error instanceof CommandError) return {sentence: error.message, exitCode: error.exitCode};
		throw error;
	}

	throw new Error(`Not refused: ${argv.join(' ')}`);
}
