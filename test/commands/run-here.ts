import {vi} from 'vitest';
import {CommandError} from '../../source/terminal/program.js';
import {commandRegistry} from '../../source/commands/registry.js';
import {readLine} from './refusal.js';

/** Keeps what is written to a stream of this process from it, and gives it. */
function hear(stream: NodeJS.WriteStream) {
	let written = '';
	const spy = vi.spyOn(stream, 'write').mockImplementation(text => {
		written += String(text);
		return true;
	});
	return {written: () => written, end: () => spy.mockRestore()};
}

/** Runs a command in this process; gives its exit code, and what it writes with the sentence that it may end in. */
export async function runHere(...argv: readonly string[]) {
	const [out, error] = [hear(process.stdout), hear(process.stderr)];
	const ended = (exitCode: number, sentence = '') => ({
		exitCode,
		stdout: out.written(),
		stderr: error.written() + sentence,
	});
	try {
		const {command, words, texts} = await readLine(argv);
		return ended(await command.run({words, texts}, commandRegistry));
	} catch (fault) {
		if (!(fault instanceof CommandError)) throw fault;
		return ended(fault.exitCode, `${fault.message}\n`);
	} finally {
		out.end();
		error.end();
	}
}
