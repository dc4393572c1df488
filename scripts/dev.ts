import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {watch} from 'rolldown';
import {program as bundle, thread} from './bundling.js';

// usage: npm run dev -- [arguments of wordfiend]
// Runs the program, and runs it again whenever a file of it has changed. It ends when the program does.

let program: ChildProcess | undefined;

/** Has the program give the terminal back and end. */
async function stop(): Promise<void> {
	const running = program;
	program = undefined;
	if (running?.exitCode !== null || running.signalCode !== null) return;
	running.kill('SIGTERM');
	await once(running, 'exit');
}

function start(): void {
	const started = spawn(process.execPath, ['dist/cli.js', ...process.argv.slice(2)], {stdio: 'inherit'});
	program = started;
	started.once('exit', code => {
		if (program === started) process.exit(code ?? 1);
	});
}

process.on('SIGINT', () => undefined); // Ctrl+C is the program's.

let isSound = true;
watch([bundle, thread]).on('event', async event => {
	if (event.code === 'START') {
		isSound = true;
		await stop();
	} else if (event.code === 'BUNDLE_END') await event.result.close();
	else if (event.code === 'END' && isSound) start();
	else if (event.code === 'ERROR') {
		isSound = false;
		console.error(event.error.message);
		await event.result.close();
	}
});
