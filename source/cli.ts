#!/usr/bin/env node
import process from 'node:process';
import {CommandError, usageError} from './commands/errors.js';
import type {CommandLine} from './commands/parse.js';

const bare: CommandLine = {command: undefined, words: [], flags: {}};

async function run(): Promise<number> {
	const argv = process.argv.slice(2);
	// Loading meow takes some 30 ms, which the menus can do without.
	const {command, words, flags} =
		argv.length === 0 ? bare : (await import('./commands/parse.js')).parse(argv);
	if (flags.help === true) {
		const {helpFor} = await import('./commands/help.js');
		process.stdout.write(helpFor(command));
		return 0;
	}

	if (flags.version === true) {
		const {version} = await import('./commands/parse.js');
		process.stdout.write(`${version}\n`);
		return 0;
	}

	if (flags.color === false || process.env.NO_COLOR) process.env.FORCE_COLOR = '0'; // Chalk's switch, read as Ink loads it.
	if (command === undefined) return (await import('./commands/home.js')).runHome(flags);
	if (command === 'hangman') return (await import('./commands/hangman.js')).runHangman(words, flags);
	if (command === 'ghost') return (await import('./commands/ghost.js')).runGhost(words, flags);
	if (command === 'suggest') return (await import('./commands/suggest.js')).runSuggest(words, flags);
	if (command === 'tournament') return (await import('./commands/tournament.js')).runTournament(words, flags);
	if (command === 'par') return (await import('./commands/par.js')).runPar(words, flags);
	if (command === 'openings') return (await import('./commands/openings.js')).runOpenings(words, flags);
	const {printable} = await import('./dictionary-files.js');
	throw usageError(`There is no command ${printable(command)}; see wordfiend --help.`);
}

// A reader that has had enough, as `head` has, or a terminal that is gone is no fault.
process.stdout.on('error', ({code = 'unknown'}: NodeJS.ErrnoException) => {
	if (code === 'EPIPE' || code === 'EIO') process.exit(0);
	process.stderr.write(`The output cannot be written (${code}).\n`);
	process.exit(1);
});

try {
	process.exitCode = await run();
} catch (error) {
	const {printable} = await import('./dictionary-files.js');
	const isExpected = error instanceof CommandError;
	process.stderr.write(
		isExpected ? `${error.message}\n` : `Something went wrong: ${printable(String(error))}.\n`,
	);
	process.exitCode = isExpected ? error.exitCode : 1;
}
