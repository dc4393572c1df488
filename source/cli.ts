#!/usr/bin/env node
import process from 'node:process';
import {CommandError, usageError} from './commands/errors.js';
import type {CommandLine} from './commands/parse.js';
import {applyOptions} from './terminal/capabilities.js';
import {runProgram, type Ending} from './terminal/program.js';

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

	applyOptions(flags);
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

/** What is said of a fault, and the exit code. */
async function explain(fault: unknown): Promise<Ending> {
	if (fault instanceof CommandError) return {sentence: fault.message, exitCode: fault.exitCode};
	const {WorkerFault} = await import('./workers/fault.js');
	if (fault instanceof WorkerFault) return {sentence: fault.message, exitCode: 1};
	const {printable} = await import('./dictionary-files.js');
	const reason = printable(fault instanceof Error ? fault.message : String(fault)).trim();
	return {sentence: `Something went wrong: ${reason || 'no reason given'}.`, exitCode: 1};
}

await runProgram(run, explain);
