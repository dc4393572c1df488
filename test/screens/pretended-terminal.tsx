import {render} from 'ink-testing-library';
import type {ReactElement} from 'react';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import type {App} from '../../source/screens/app.js';

/** What a terminal sends for the keys that have names. */
export const namedKeys = {
	Enter: '\r',
	Escape: '\u001B',
	Tab: '\t',
	Space: ' ',
	Up: '\u001B[A',
	Down: '\u001B[B',
	Left: '\u001B[D',
	Right: '\u001B[C',
	Home: '\u001B[H',
	End: '\u001B[F',
	Backspace: '\b',
	'Ctrl+C': '\u0003',
} as const;

type NamedKey = keyof typeof namedKeys;

const isNamed = (key: string): key is NamedKey => Object.hasOwn(namedKeys, key);

/** What a terminal sends for a key, by its name or the character that it types. */
const sequenceOf = (key: string): string => (isNamed(key) ? namedKeys[key] : key);

/** A terminal in memory that shows an app as a view draws it. */
export function pretendTerminal(app: App, view: ReactElement, size: TerminalSize) {
	let hasEnded = false;
	let fault: unknown;
	app.ended.then(
		() => {
			hasEnded = true;
		},
		(error: unknown) => {
			fault = error;
		},
	);
	const shown = render(view);
	let window = size;
	let framesBefore = 0;
	const resize = ({columns, rows}: TerminalSize) => {
		window = {columns, rows};
		Object.defineProperties(shown.stdout, {
			columns: {value: columns, configurable: true},
			rows: {value: rows, configurable: true},
		});
		shown.stdout.emit('resize');
	};

	resize(size);
	return {
		frame: () => shown.lastFrame() ?? '',
		size: () => window,
		resize,
		/** Whether it hears keys; until then one would be lost. */
		isListening: () => shown.stdin.listenerCount('readable') > 0,
		/** Whether the player has left. */
		hasEnded: () => hasEnded,
		/** What ended the app, where that is a fault. */
		fault: () => fault,
		press(key: string): void {
			framesBefore = shown.frames.length;
			shown.stdin.write(sequenceOf(key));
		},
		/** What it has shown since the last key was pressed. */
		framesSinceKey: () => shown.frames.slice(framesBefore),
		paste: (text: string): boolean => shown.stdin.emit('paste', text),
		close: (): void => {
			shown.unmount();
			app.stop();
		},
	};
}

/** Long enough for Ink to tell a lone Escape from the start of another key, for a screen to be loaded, and to draw. */
export async function settle(): Promise<void> {
	for (let turn = 0; turn < 4; turn++) {
		await new Promise(resolve => {
			setImmediate(resolve);
		});
	}
}
