/** What ends the program: one sentence for standard error, and the exit code. */
export class CommandError extends Error {
	readonly exitCode: 1 | 2;

	constructor(sentence: string, exitCode: 1 | 2) {
		super(sentence);
		this.exitCode = exitCode;
	}
}

/** A command line that is wrong; the sentence says what to do. */
export const usageError = (sentence: string): CommandError => new CommandError(sentence, 2);
