import {constants} from 'node:os';
import process from 'node:process';
import {render} from 'ink';
import type {ReactNode} from 'react';
import {FrameStream} from './frame-stream.js';
import {KeyStream} from './key-stream.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the program when its window is gone: until 24, Node aborts with a stack trace when it finds no terminal to reset (nodejs/node#51519). */
const vanish = () => process.kill(process.pid, 'SIGKILL');

/**
Shows a React tree on the terminal's alternate screen until it exits.

The terminal is given back whatever ends it: the tree itself, a fault (which is thrown on), a signal, or the window being closed.
*/
export async function runFullScreen(tree: ReactNode): Promise<void> {
	const {stdin, stdout} = process;
	const screen = new FrameStream(stdout);
	const keys = new KeyStream(stdin);
	keys.setRawMode(true); // From the first moment: what is typed early must not be echoed.
	screen.open();

	const app = render(tree, {
		stdin: keys as unknown as NodeJS.ReadStream,
		stdout: screen as unknown as NodeJS.WriteStream,
		debug: true,
		exitOnCtrlC: false,
		patchConsole: false,
	});

	const giveBack = () => {
		try {
			app.unmount();
			screen.close();
			stdin.setRawMode(false);
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'EIO') vanish();
			else throw error;
		}
	};

	const onSignal = (signal: NodeJS.Signals) => {
		giveBack();
		process.exit(128 + constants.signals[signal]);
	};

	const onContinue = () => {
		stdin.setRawMode(true);
		screen.open();
		screen.repaint();
	};

	const onFault = (fault: unknown) => {
		app.unmount(fault instanceof Error ? fault : new Error(String(fault)));
	};

	for (const signal of signals) process.once(signal, onSignal);
	process.on('SIGCONT', onContinue);
	process.on('uncaughtException', onFault);
	process.on('exit', giveBack);
	for (const stream of [stdin, stdout]) stream.on('error', vanish);
	stdin.on('end', vanish);
	try {
		await app.waitUntilExit();
	} finally {
		for (const signal of signals) process.off(signal, onSignal);
		process.off('SIGCONT', onContinue);
		process.off('uncaughtException', onFault);
		process.off('exit', giveBack);
		for (const stream of [stdin, stdout]) stream.off('error', vanish);
		stdin.off('end', vanish);
		giveBack();
	}
}
