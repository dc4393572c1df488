import {EventEmitter} from 'node:events';
import type {WriteStream} from 'node:tty';

const beginUpdate = '\u001B[?2026h';
const endUpdate = '\u001B[?2026l';
/** The alternate screen without cursor and without lines that wrap; pastes are marked. */
const enter = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[?2004h';
const leave = `${endUpdate}\u001B[0m\u001B[?2004l\u001B[?7h\u001B[?25h\u001B[?1049l`;
const clear = '\u001B[0m\u001B[2J';
const lineStart = (y: number) => `\u001B[${y + 1};1H\u001B[0m\u001B[K`;

/** Returns a frame as the terminal can show it. */
export type ShownAs = (frame: string) => string;

type Terminal = Pick<WriteStream, 'columns' | 'rows' | 'write'>;

/**
The terminal as Ink sees it when it renders with `debug: true`: every write is a whole frame.

Paints only the lines that changed, in one synchronized update. Ink 6 has no alternate screen, and a frame as tall as the window makes it clear the scrollback (vadimdemedes/ink#450).
*/
export class FrameStream extends EventEmitter {
	readonly isTTY = true;
	readonly #terminal: Terminal;
	readonly #shownAs: ShownAs;
	#frame = '';
	/** The lines on the screen; `undefined` if they are unknown. */
	#shown: readonly string[] | undefined;
	#isOpen = false;
	#gathering: NodeJS.Immediate | undefined;

	constructor(terminal: Terminal, shownAs: ShownAs) {
		super();
		this.setMaxListeners(0);
		this.#shownAs = shownAs;
		this.#terminal = terminal;
	}

	get columns() {
		return this.#terminal.columns || 80;
	}

	get rows() {
		return this.#terminal.rows || 24;
	}

	/** Takes the screen, and shows on it what it showed last. */
	open() {
		this.#isOpen = true;
		this.#shown = undefined;
		this.#terminal.write(enter + clear);
		if (this.#frame) this.repaint();
	}

	/** Gives the screen back as it was; does nothing the second time. */
	close() {
		if (!this.#isOpen) return;
		this.#isOpen = false;
		clearImmediate(this.#gathering);
		this.#gathering = undefined;
		this.#terminal.write(leave);
	}

	write(frame: string) {
		this.#frame = this.#shownAs(frame);
		if (!this.#gathering) this.#paint();
		return true;
	}

	/**
	Paints the whole window anew, in the size that it has now.

	Ink answers a new size with the old frame, laid out anew, before the views have heard of it: only the last of the frames that come at once is painted.
	*/
	readonly repaint = () => {
		this.#shown = undefined;
		this.#gathering ??= setImmediate(() => {
			this.#gathering = undefined;
			this.#paint();
		});
		this.emit('resize');
	};

	#paint() {
		if (!this.#isOpen) return;
		const lines = this.#frame.split('\n').slice(0, this.rows);
		const shown = this.#shown ?? [];
		let changes = this.#shown ? '' : clear;
		for (let y = 0; y < Math.max(lines.length, shown.length); y++) {
			const line = lines[y] ?? '';
			if (line !== (shown[y] ?? '')) changes += lineStart(y) + line;
		}

		this.#shown = lines;
		if (changes) this.#terminal.write(beginUpdate + changes + endUpdate);
	}
}
