import {EventEmitter} from 'node:events';
import type {WriteStream} from 'node:tty';

const beginUpdate = '\u001B[?2026h';
const endUpdate = '\u001B[?2026l';
const enter = '\u001B[?1049h\u001B[?25l\u001B[?2004h\u001B[2J';
const leave = `${endUpdate}\u001B[0m\u001B[?2004l\u001B[?25h\u001B[?1049l`;
const clear = '\u001B[2J';
const lineStart = (y: number) => `\u001B[${y + 1};1H\u001B[0m\u001B[K`;

/**
The terminal as Ink sees it when it renders with `debug: true`: every write is a whole frame.

Paints only the lines that changed, in one synchronized update, and all of them after a resize. Ink 6 has no alternate screen, and a frame as tall as the window makes it clear the scrollback (vadimdemedes/ink#450).
*/
export class FrameStream extends EventEmitter {
	readonly isTTY = true;
	readonly #terminal: WriteStream;
	#shown: string[] = [];
	#isOpen = false;

	constructor(terminal: WriteStream) {
		super();
		this.setMaxListeners(0);
		this.#terminal = terminal;
	}

	get columns() {
		return this.#terminal.columns || 80;
	}

	get rows() {
		return this.#terminal.rows || 24;
	}

	open() {
		this.#isOpen = true;
		this.#terminal.write(enter);
		this.#terminal.on('resize', this.repaint);
	}

	/** Gives the terminal back as it was; does nothing the second time. */
	close() {
		if (!this.#isOpen) return;
		this.#isOpen = false;
		this.#terminal.off('resize', this.repaint);
		this.#terminal.write(leave);
	}

	write(frame: string) {
		if (!this.#isOpen) return true;
		const lines = frame.split('\n').slice(0, this.rows);
		const height = Math.max(lines.length, this.#shown.length);
		let changes = '';
		for (let y = 0; y < height; y++) {
			const line = lines[y] ?? '';
			if (line !== this.#shown[y]) changes += lineStart(y) + line;
		}

		this.#shown = lines;
		if (changes) this.#terminal.write(beginUpdate + changes + endUpdate);
		return true;
	}

	/** Forgets what is shown, so that the next frame is painted whole, and asks for it. */
	readonly repaint = () => {
		this.#shown = [];
		this.#terminal.write(clear);
		this.emit('resize');
	};
}
