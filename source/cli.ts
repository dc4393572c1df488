#!/usr/bin/env node
import process from 'node:process';
import {CommandError} from './commands/errors.js';
import {no, type Asked} from './settings/setting.js';

/** Chalk reads its switch as Ink is loaded. */
function switchColors({color}: Asked): void {
	if (color === no || (color === undefined && process.env.NO_COLOR)) process.env.FORCE_COLOR = '0';
}

async function run(argv: readonly string[]): Promise<number> {
	const home = () => import('./commands/home.js');
	// Loading meow takes some 30 ms, which the menus can do without.
	if (argv.length === 0) {
		switchColors({});
		return (await home()).runHome({});
	}

	const {commandOf, homeTable, readCommandLine, tableOf, version} = await import('./commands/command-line.js');
	const {registry} = await import('./commands/registry.js');
	const name = commandOf(argv);
	const command = name && (await registry[name].load()).command;
	const {words, asked} = await readCommandLine(argv, command ? tableOf(command) : homeTable, command !== undefined);
	if (asked.help !== undefined) {
		const {helpFor} = await import('./commands/help.js');
		process.stdout.write(await helpFor(name));
		return 0;
	}

	if (asked.version !== undefined) {
		process.stdout.write(`${version}\n`);
		return 0;
	}

	switchColors(asked);
	return command ? command.run({words, asked}) : (await home()).runHome(asked);
}

// A reader that has had enough, as `head` has, or a terminal that is gone is no fault.
process.stdout.on('error', ({code = 'unknown'}: NodeJS.ErrnoException) => {
	if (code === 'EPIPE' || code === 'EIO') process.exit(0);
	process.stderr.write(`The output cannot be written (${code}).\n`);
	process.exit(1);
});

try {
	process.exitCode = await run(process.argv.slice(2));
} catch (error) {
	const {printable} = await import('./dictionary-files.js');
	const isExpected = error instanceof CommandError;
	process.stderr.write(
		isExpected ? `${error.message}\n` : `Something went wrong: ${printable(String(error))}.\n`,
	);
	process.exitCode = isExpected ? error.exitCode : 1;
}
