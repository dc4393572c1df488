import process from 'node:process';
import {CommandError, homeTable, readGiven} from './commands/command.js';
import {faceOf, withLanguage} from './commands/environment.js';
import {registry} from './commands/registry.js';
import {printable} from './dictionaries/index.js';
import {openPlayer, tellFault} from './games/player.js';
import {everywhere, lookTable} from './settings/preferences.js';
import type {Texts} from './settings/setting.js';
import {applyOptions} from './terminal/capabilities.js';
import {runProgram, type Ending} from './terminal/program.js';

/** What the options say of the terminal, before Ink is loaded. */
function applyLook(texts: Texts): void {
	const {color} = readGiven(everywhere, texts);
	applyOptions({color, ...readGiven(lookTable, texts)});
}

/** `wordfiend` alone: the menus, drawn or spoken, or Hangman where there is no terminal for them; gives the exit code. */
async function runHome(texts: Texts): Promise<number> {
	const face = faceOf(readGiven(homeTable, texts));
	if (face === 'screens') {
		const [{runScreens}, all] = await Promise.all([import('./screens/run.js'), withLanguage(texts)]);
		return runScreens({given: readGiven(homeTable, all), route: {to: 'home', with: {}}});
	}

	const given = readGiven(homeTable, await withLanguage(texts));
	if (face === 'spoken') {
		const {menuInLines} = await import('./line-mode/run.js');
		return menuInLines(given, openPlayer(given, tellFault));
	}

	const {playHangman} = await import('./commands/hangman.js');
	return playHangman(given);
}

async function run(): Promise<number> {
	const argv = process.argv.slice(2);
	// The menus can do without meow.
	if (argv.length === 0) {
		applyLook({});
		return runHome({});
	}

	const {readCommandLine, version} = await import('./commands/command-line.js');
	const {named, words, texts} = await readCommandLine(argv, registry);
	if (texts.help !== undefined) {
		const {helpFor} = await import('./commands/help.js');
		process.stdout.write(await helpFor(named?.name, registry));
		return 0;
	}

	if (texts.version !== undefined) {
		process.stdout.write(`${version}\n`);
		return 0;
	}

	applyLook(texts);
	if (named === undefined) return runHome(texts);
	const {command} = named;
	const isSpoken = Object.hasOwn(command.table, 'language');
	return command.run({words, texts: isSpoken ? await withLanguage(texts) : texts}, registry);
}

/** What is said of a fault, and the exit code. */
function explain(fault: unknown): Ending {
	if (fault instanceof CommandError) return {sentence: fault.message, exitCode: fault.exitCode};
	if (fault instanceof Error && fault.name === 'WorkerFault') return {sentence: fault.message, exitCode: 1};
	const reason = printable(fault instanceof Error ? fault.message : String(fault)).trim();
	return {sentence: `Something went wrong: ${reason || 'no reason given'}.`, exitCode: 1};
}

/** The program, from its arguments to its exit code. */
export const main = (): Promise<void> => runProgram(run, explain);
