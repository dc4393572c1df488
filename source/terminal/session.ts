import {constants} from 'node:os';
import process from 'node:process';
import {printTexts} from './after-screen.js';
import {FrameStream, type ShownAs} from './frame-stream.js';
import {KeyStream} from './key-stream.js';
import {endWith, vanish} from './leaving.js';

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
export class TerminalSession {
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

	/** Starts or stops listening to all that can happen to a program in a window. */
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

	/** Gives the terminal back and prints what stays on it. */
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
