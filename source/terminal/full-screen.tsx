import {constants} from 'node:os';
import process from 'node:process';
import {render} from 'ink';
import {PureComponent, type ReactNode} from 'react';
import {printTexts} from './after-screen.js';
import {FrameStream, type ShownAs} from './frame-stream.js';
import {KeyStream} from './key-stream.js';
import {endWith, vanish, fail} from './program.js';

/** All signals that end a program and can be caught. Ink catches those without a listener, under each name, and would leave the alternate screen on. */
const endings = [
	'SIGABRT',
	'SIGALRM',
	'SIGHUP',
	'SIGINT',
	'SIGIO',
	'SIGIOT',
	'SIGPOLL',
	'SIGPWR',
	'SIGQUIT',
	'SIGSTKFLT',
	'SIGSYS',
	'SIGTERM',
	'SIGTRAP',
	'SIGUSR2',
	'SIGVTALRM',
	'SIGXCPU',
	'SIGXFSZ',
] as const satisfies readonly NodeJS.Signals[];

/** After so long a program that has asked to be stopped goes on: nothing stops it. */
const stopTime = 100;

/** The terminal while the full screen has it: raw keys, the alternate screen, and the signals that end or stop the program. */
class TerminalSession {
	readonly keys = new KeyStream(process.stdin);
	readonly screen: FrameStream;
	#waking: NodeJS.Timeout | undefined;

	constructor(shownAs: ShownAs) {
		this.screen = new FrameStream(process.stdout, shownAs);
		this.keys.on('suspend', this.#suspend);
		this.keys.on('redraw', this.screen.repaint);
	}

	/** Takes the terminal; whatever ends the program from now on gives it back. */
	open() {
		this.#listen('on');
		this.#take();
	}

	/** Gives the terminal back as it was; does nothing the second time. */
	close() {
		this.#leave();
		this.#listen('off');
	}

	#listen(method: 'on' | 'off') {
		for (const signal of endings) process[method](signal, this.#end);
		process[method]('SIGTSTP', this.#suspend);
		process[method]('SIGCONT', this.#wake);
		process[method]('SIGWINCH', this.screen.repaint);
		process[method]('exit', this.#leave);
		const streams: readonly NodeJS.EventEmitter[] = [process.stdin, process.stdout];
		for (const stream of streams) stream[method]('error', vanish);
		process.stdin[method]('end', vanish);
	}

	#take() {
		this.keys.open(); // First, so that what is typed early is not echoed.
		this.screen.open();
	}

	#giveBack() {
		clearTimeout(this.#waking);
		try {
			this.screen.close();
			this.keys.close();
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'EIO') vanish();
			else throw error;
		}
	}

	readonly #leave = () => {
		this.#giveBack();
		printTexts();
	};

	readonly #end = (signal: NodeJS.Signals) => {
		this.#leave();
		endWith(128 + constants.signals[signal]);
	};

	/** Stops the whole job, as Ctrl+Z does where keys are not raw, with the terminal given back. */
	readonly #suspend = () => {
		this.#giveBack();
		process.off('SIGTSTP', this.#suspend);
		process.kill(0, 'SIGTSTP');
		this.#waking = setTimeout(this.#wake, stopTime); // Where no shell controls jobs, nothing is stopped.
	};

	/** Takes the terminal again, in whatever state the shell left it. */
	readonly #wake = () => {
		this.#giveBack();
		process.off('SIGTSTP', this.#suspend);
		process.on('SIGTSTP', this.#suspend);
		this.#take();
	};
}

/** Reports what a view throws; Ink would draw it on the screen, or swallow what is no `Error`. */
class FaultBoundary extends PureComponent<{readonly children: ReactNode}> {
	static getDerivedStateFromError = () => ({isBroken: true});

	override state = {isBroken: false};

	override componentDidCatch(fault: unknown) {
		fail(fault);
	}

	override render() {
		return this.state.isBroken ? null : this.props.children;
	}
}

/**
Shows a React tree on the terminal's alternate screen until it exits.

The terminal is given back whatever ends it: the tree itself, a signal, the window being closed, or a fault: thrown by a view or a timer, left unhandled by a promise, or handed to `fail`. A fault rejects.

`shownAs` gives a frame as this terminal can show it.
*/
export async function runFullScreen(tree: ReactNode, shownAs: ShownAs = frame => frame): Promise<void> {
	const session = new TerminalSession(shownAs);
	let end: (fault: unknown) => void = () => undefined;
	const fault = new Promise<never>((_, reject) => {
		end = thrown => {
			session.close();
			reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
		};
	});
	fault.catch(() => undefined); // It may come before the race below waits for it.
	process.setUncaughtExceptionCaptureCallback(end); // Catches rejected promises too, in place of the program's own handler.
	let unmount: (() => void) | undefined;
	try {
		session.open();
		const app = render(<FaultBoundary>{tree}</FaultBoundary>, {
			stdin: session.keys as unknown as NodeJS.ReadStream,
			stdout: session.screen as unknown as NodeJS.WriteStream,
			debug: true,
			exitOnCtrlC: false,
			patchConsole: false,
		});
		unmount = app.unmount;
		await Promise.race([app.waitUntilExit(), fault]);
	} finally {
		session.close();
		unmount?.();
		process.setUncaughtExceptionCaptureCallback(null);
	}
}
