import {Readable} from 'node:stream';
import {InputParser, type Input} from './input-parser.js';

/*
Ink 6.8 hands `useInput` whatever arrived in one read: `e⏎` typed fast is the text "e\r" and no Enter, two held backspaces become text, an unknown control sequence crashes it (vadimdemedes/ink#901) or is typed into a field. This stream stands between the terminal and Ink and gives it one key a chunk.
*/

const escape = '\u001B';
const interrupt = '\u0003';
const suspend = '\u001A';
const redraw = '\u000C';

/** The milliseconds that React gets for a frame between two keys of a burst. */
const frameTime = 8;
const mostWaiting = 256;
/** As many repeats of a key as may wait: those of a held arrow or a trackpad come faster than frames. */
const mostRepeats = 16;
/** For so many milliseconds after a key, nothing moves by itself. */
const calm = 100;

const isArrow = (key: string) => /^\u001B[[O][A-D]$/.test(key);

type Terminal = Pick<NodeJS.ReadStream, 'off' | 'on' | 'pause' | 'resume' | 'setEncoding' | 'setRawMode'>;

/**
Splits bursts into keys, drops sequences that no screen uses, and tells a lone Escape from the start of an arrow key.

React gets a frame between two keys of a burst. Pasted text (bracketed paste) is no key: it comes as a `paste` event, what the terminal answers as an `answer`, Ctrl+Z as `suspend` and Ctrl+L as `redraw`.
*/
export class KeyStream extends Readable {
	readonly isTTY = true;
	readonly #terminal: Terminal;
	readonly #parser = new InputParser();
	#waiting: Input[] = [];
	#giving: NodeJS.Timeout | undefined;
	#draining: NodeJS.Timeout | undefined;
	#lastKey = -Infinity;
	/** How often something was read, or listening ended. */
	#reads = 0;

	constructor(terminal: Terminal) {
		super({objectMode: true, read: () => undefined});
		this.#terminal = terminal;
	}

	/** Returns the milliseconds until animations may run again after the last keys; 0 if there were none. */
	get calmIn(): number {
		return this.#waiting.length > 0 ? calm : Math.max(0, this.#lastKey + calm - performance.now());
	}

	/** Listens to the terminal, raw; what is typed is not echoed. Keys that waited when it was given back come first. */
	open() {
		this.#terminal.setRawMode(true);
		this.#terminal.setEncoding('utf8');
		this.#terminal.on('data', this.#receive);
		this.#terminal.resume();
		this.#draining = setTimeout(this.#drain, frameTime);
		this.#awaitRest();
	}

	/** Gives the keyboard back; does nothing the second time. */
	close() {
		clearTimeout(this.#giving);
		this.#reads++;
		clearTimeout(this.#draining);
		this.#draining = undefined;
		this.#terminal.off('data', this.#receive);
		this.#terminal.setRawMode(false);
		this.#terminal.pause();
	}

	override setEncoding() {
		return this;
	}

	/** Ink's switch, which does nothing: the keys are raw as long as the terminal is ours. */
	setRawMode() {
		return this;
	}

	ref() {
		return this;
	}

	unref() {
		return this;
	}

	readonly #receive = (chunk: string) => {
		clearTimeout(this.#giving);
		this.#reads++;
		this.#lastKey = performance.now();
		this.#take(this.#parser.push(chunk));
		this.#awaitRest();
	};

	#awaitRest() {
		const {patience} = this.#parser;
		if (patience === undefined) return;
		const reads = this.#reads;
		this.#giving = setTimeout(() => {
			// Input that came while the program was busy is read first.
			setImmediate(() => {
				if (reads === this.#reads) this.#take(this.#parser.giveUp());
			});
		}, patience);
	}

	#take(inputs: readonly Input[]) {
		for (const input of inputs) {
			const {type, text} = input;
			if (type === 'answer') this.emit('answer', text);
			else if (type === 'paste') this.#enqueue(input);
			else if (text === suspend) this.emit('suspend');
			else if (text === redraw) this.emit('redraw');
			else if (text === interrupt) this.#waiting = [input];
			else if (text === escape) this.#waiting = [...this.#waiting.filter(({text}) => text === escape), input];
			else this.#enqueue(input);
		}

		if (!this.#draining) this.#drain();
	}

	#enqueue(input: Input) {
		const {length} = this.#waiting;
		if (length >= mostWaiting) return;
		const last = this.#waiting.slice(-mostRepeats);
		if (isArrow(input.text) && last.length === mostRepeats && last.every(({text}) => text === input.text))
			return;
		this.#waiting.push(input);
	}

	readonly #drain = () => {
		this.#draining = undefined;
		const input = this.#waiting.shift();
		if (input === undefined) return;
		if (input.type === 'paste') this.emit('paste', input.text);
		else this.push(input.text);
		this.#draining = setTimeout(this.#drain, frameTime);
	};
}
