import {constants} from 'node:os';
import process from 'node:process';
import {render} from 'ink';
import type {ReactNode} from 'react';
import {FrameStream} from './frame-stream.js';
import {KeyStream} from './key-stream.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
Shows a React tree on the terminal's alternate screen until it exits.

The terminal is given back whatever ends it: the tree itself, a fault (which is thrown on), a signal, or the window being closed.
*/
export async function runFullScreen(tree: ReactNode): Promise<void> {
	const screen = new FrameStream(process.stdout);
	const keys = new KeyStream(process.stdin);
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
		app.unmount();
		screen.close();
		process.stdin.setRawMode(false);
	};

	const onSignal = (signal: NodeJS.Signals) => {
		giveBack();
		process.exit(128 + constants.signals[signal]);
	};

	const onGone = () => {
		onSignal('SIGHUP');
	};

	const onFault = (fault: unknown) => {
		app.unmount(fault instanceof Error ? fault : new Error(String(fault)));
	};

	const onContinue = () => {
		process.stdin.setRawMode(true);
		screen.open();
		screen.repaint();
	};

	for (const signal of signals) process.once(signal, onSignal);
	process.on('SIGCONT', onContinue);
	process.on('uncaughtException', onFault);
	process.on('exit', giveBack);
	process.stdin.once('end', onGone);
	process.stdin.once('error', onGone);
	process.stdout.once('error', onGone);
	try {
		await app.waitUntilExit();
	} finally {
		for (const signal of signals) process.off(signal, onSignal);
		process.off('SIGCONT', onContinue);
		process.off('uncaughtException', onFault);
		process.off('exit', giveBack);
		process.stdin.off('end', onGone);
		process.stdin.off('error', onGone);
		giveBack();
	}
}
