import {homeTable, readGiven} from './commands/command.js';
import {faceOf, show, usualFor} from './commands/environment.js';
import {commandRegistry} from './commands/registry.js';
import {ListFault, printable} from './dictionaries/index.js';
import {everywhere} from './settings/preferences.js';
import type {Texts} from './settings/setting.js';
import {applyOptions} from './terminal/capabilities.js';
import {CommandError, runProgram, type ProgramEnd} from './terminal/program.js';
import {sourceFaultText, workerFaultText} from './text/faults.js';
import {WorkerFault} from './workers/protocol.js';

/** `wordfiend` alone: the menus, drawn or spoken, or Hangman without a terminal. Returns the exit code. */
async function runHome(texts: Texts): Promise<number> {
	applyOptions(readGiven(everywhere, texts));
	const given = readGiven(homeTable, texts);
	const face = faceOf(given);
	const [usual] = await Promise.all([
		usualFor(texts),
		face === 'screen' ? import('./screens/run.js') : undefined,
	]);
	if (face !== 'plain') return show(face, {given, usual, route: {to: 'home', with: {}}});
	const {runHangman} = await import('./commands/hangman.js');
	return runHangman({given, usual});
}

async function run(): Promise<number> {
	const argv = process.argv.slice(2);
	// The menus can do without meow.
	if (argv.length === 0) return runHome({});
	const {readCommandLine, version} = await import('./commands/command-line.js');
	const {named, words, texts} = await readCommandLine(argv, commandRegistry);
	if (texts.help !== undefined) {
		const {helpFor} = await import('./commands/help.js');
		process.stdout.write(await helpFor(named?.name, commandRegistry));
		return 0;
	}

	if (texts.version !== undefined) {
		process.stdout.write(`${version}\n`);
		return 0;
	}

	if (named === undefined) return runHome(texts);
	applyOptions(readGiven(everywhere, texts));
	const {command} = named;
	const isSpoken = Object.hasOwn(command.table, 'language');
	return command.run({words, texts, usual: isSpoken ? await usualFor(texts) : {}}, commandRegistry);
}

function explain(fault: unknown): ProgramEnd {
	if (fault instanceof CommandError) return {sentence: fault.message, exitCode: fault.exitCode};
	if (fault instanceof WorkerFault) return {sentence: workerFaultText(fault), exitCode: 1};
	if (fault instanceof ListFault) return {sentence: sourceFaultText(fault.failed), exitCode: 1};
	const reason = printable(fault instanceof Error ? fault.message : String(fault)).trim();
	return {sentence: `Something went wrong: ${reason || 'no reason given'}.`, exitCode: 1};
}

export const main = (): Promise<void> => runProgram(run, explain);
