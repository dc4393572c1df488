#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process';
import {CommandError} from './commands/errors.js';
import {no, type Asked} from './settings/setting.js';
import {applyOptions} from './terminal/capabilities.js';
import {runProgram, type Ending} from './terminal/program.js';

/** What the options say of the terminal, before Ink is loaded. */
function applyLook({color, reduceMotion}: Asked): void {
	applyOptions({
		color: color === undefined ? undefined : color !== no,
		reduceMotion: reduceMotion !== undefined && reduceMotion !== no,
	});
}

async function run(): Promise<number> {
	// From the second start on, Node 22 and newer need not compile what is loaded from here on.
	if ('enableCompileCache' in module) Reflect.apply(module.enableCompileCache as () => unknown, module, []);
	const argv = process.argv.slice(2);
	const home = () => import('./commands/home.js');
	// Loading meow takes some 30 ms, which the menus can do without.
	if (argv.length === 0) {
		applyLook({});
		return (await home()).runHome({});
	}

	const [{readCommandLine, version}, {registry}] = await Promise.all([
		import('./commands/command-line.js'),
		import('./commands/registry.js'),
	]);
	const {named, words, asked} = await readCommandLine(argv, registry);
	if (asked.help !== undefined) {
		const {helpFor} = await import('./commands/help.js');
		process.stdout.write(await helpFor(named?.name, registry));
		return 0;
	}

	if (asked.version !== undefined) {
		process.stdout.write(`${version}\n`);
		return 0;
	}

	applyLook(asked);
	if (named === undefined) return (await home()).runHome(asked);
	const {command} = named;
	if (!Object.hasOwn(command.table, 'language')) return command.run({words, asked}, registry);
	const {withLanguage} = await import('./commands/language.js');
	return command.run({words, asked: await withLanguage(asked)}, registry);
}

/** What is said of a fault, and the exit code. */
async function explain(fault: unknown): Promise<Ending> {
	if (fault instanceof CommandError) return {sentence: fault.message, exitCode: fault.exitCode};
	if (fault instanceof Error && fault.name === 'WorkerFault') return {sentence: fault.message, exitCode: 1};
	const {printable} = await import('./dictionary-files.js');
	const reason = printable(fault instanceof Error ? fault.message : String(fault)).trim();
	return {sentence: `Something went wrong: ${reason || 'no reason given'}.`, exitCode: 1};
}

await runProgram(run, explain);
