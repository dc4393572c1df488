import {Readable} from 'node:stream';

/*
Ink 6.8 hands `useInput` whatever arrived in one read: `e⏎` typed fast is the text "e\r" and no Enter, two held backspaces become text, an unknown control sequence crashes it (vadimdemedes/ink#901) or is typed into a field. This stream stands between the terminal and Ink and gives it one key a chunk.
*/

const wanted = /^\u001B(?:\[(?:[ABCDHFZ]|1;\d[ABCDHF]|[1-8]~)|O[ABCDHF])$/;
const token =
	/\u001B\[[0-?]*[ -/]*[@-~]|\u001BO[@-~]|\u001B[^\u001B[O]|\u001B|[\u0000-\u001F\u007F]|[^\u0000-\u001F\u007F]+/gu;
const unfinished = /\u001B(?:\[[0-?]*[ -/]*|O)?$/;
const pasteStart = '\u001B[200~';
const pasteEnd = '\u001B[201~';
const escapeDelay = 40;
const frameTime = 16;
const mostWaiting = 256;

/** The runs of text, single control characters and escape sequences in a complete chunk of terminal input. */
export const splitInput = (chunk: string): string[] => chunk.match(token) ?? [];

const isKey = (key: string) => key.length === 1 || !key.startsWith('\u001B') || wanted.test(key);

type Terminal = Pick<
	NodeJS.ReadStream,
	'off' | 'on' | 'pause' | 'ref' | 'resume' | 'setEncoding' | 'setRawMode' | 'unref'
>;

/**
Splits bursts into keys, drops sequences that no screen uses, and tells a lone Escape from the start of an arrow key.

React gets a frame between two keys of a burst. Pasted text (bracketed paste) is no key: it comes as a `paste` event.
*/
export class KeyStream extends Readable {
	readonly isTTY = true;
	readonly #terminal: Terminal;
	readonly #waiting: string[] = [];
	#held = '';
	#pasted: string | undefined;
	#escape: NodeJS.Timeout | undefined;
	#draining: NodeJS.Timeout | undefined;

	constructor(terminal: Terminal) {
		super({objectMode: true, read: () => undefined});
		this.#terminal = terminal;
	}

	override setEncoding() {
		return this;
	}

	setRawMode(isRaw: boolean) {
		this.#terminal.setRawMode(isRaw);
		this.#terminal.off('data', this.#receive);
		if (isRaw) {
			this.#terminal.setEncoding('utf8');
			this.#terminal.on('data', this.#receive);
			this.#terminal.resume();
		} else {
			clearTimeout(this.#escape);
			clearTimeout(this.#draining);
			this.#draining = undefined;
			this.#terminal.pause();
		}

		return this;
	}

	ref() {
		this.#terminal.ref();
		return this;
	}

	unref() {
		this.#terminal.unref();
		return this;
	}

	readonly #receive = (chunk: string) => {
		clearTimeout(this.#escape);
		const input = this.#held + chunk;
		this.#held = unfinished.exec(input)?.[0] ?? '';
		if (this.#held) {
			this.#escape = setTimeout(() => {
				this.#held = '';
				this.#enqueue('\u001B');
			}, escapeDelay);
		}

		for (const part of splitInput(input.slice(0, input.length - this.#held.length))) this.#take(part);
	};

	#take(part: string) {
		if (part === pasteStart) {
			this.#pasted = '';
		} else if (part === pasteEnd) {
			if (this.#pasted) this.emit('paste', this.#pasted);
			this.#pasted = undefined;
		} else if (this.#pasted !== undefined) {
			this.#pasted += part;
		} else if (isKey(part)) {
			this.#enqueue(part);
		}
	}

	#enqueue(key: string) {
		if (this.#waiting.length < mostWaiting) this.#waiting.push(key);
		if (!this.#draining) this.#drain();
	}

	readonly #drain = () => {
		this.#draining = undefined;
		const key = this.#waiting.shift();
		if (key === undefined) return;
		this.push(key);
		this.#draining = setTimeout(this.#drain, frameTime);
	};
}
