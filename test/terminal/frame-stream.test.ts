import {expect, test} from 'vitest';
import {toAscii} from '../../source/text/tables.js';
import {FrameStream} from '../../source/terminal/frame-stream.js';

function paint(frame: string, shownAs: (frame: string) => string): string {
	let written = '';
	const terminal = {
		columns: 80,
		rows: 24,
		write(text: string) {
			written += text;
			return true;
		},
	};
	const screen = new FrameStream(terminal, shownAs);
	screen.open();
	screen.write(frame);
	screen.close();
	return written;
}

const frame = '\u001B[1m\u001B[36m✓ żółw\u001B[39m\u001B[22m ╭──╮ Thinking…';

test('a terminal that can do all gets the frame as it is', () => {
	expect(paint(frame, shown => shown)).toContain(frame);
});

test('without UTF-8 signs become plain ones, and letters stay', () => {
	expect(paint(frame, toAscii)).toContain('\u001B[1m\u001B[36m+ żółw\u001B[39m\u001B[22m +--+ Thinking~');
});
