import {PassThrough} from 'node:stream';
import {expect, onTestFinished, test, vi} from 'vitest';
import {KeyStream} from '../../source/terminal/key-stream.js';
import {eventually} from '../eventually.js';

/** A terminal as far as keys go, and the keys that a stream made of what was typed on it. */
function openKeys() {
	const terminal = Object.assign(new PassThrough(), {
		setRawMode: () => terminal,
	}) as unknown as NodeJS.ReadStream & PassThrough;
	const stream = new KeyStream(terminal);
	const keys: string[] = [];
	stream.on('data', (key: string) => keys.push(key));
	stream.open();
	return {terminal, stream, keys};
}

test.each([
	['Ctrl+C, which passes them', 'abc\u0003', ['\u0003']],
	['a lone Escape', '\u001B', ['\u001B']],
])(
	'%s: what waits while the terminal is given back comes when it is taken again',
	async (_, typed, expected) => {
		const {terminal, stream, keys} = openKeys();
		// All in one turn, as where the program is continued while keys are read.
		terminal.once('data', () => {
			stream.close();
			stream.open();
		});
		terminal.write(typed);
		await eventually(() => expect(keys).toEqual(expected));
	},
);

test.each([
	['of many keys at once', 'e\r', 256],
	['of a held arrow', '\u001B[B', 16],
])('%s a few wait', async (_, typed, most) => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const {terminal, keys} = openKeys();
	vi.runAllTimers();
	terminal.emit('data', typed.repeat(500));
	vi.runAllTimers();
	vi.useRealTimers();
	await eventually(() => expect(keys).toHaveLength(most));
});
