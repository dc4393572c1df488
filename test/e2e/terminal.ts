import {readSync} from 'node:fs';
import {join} from 'node:path';
import {spawn, type IPty} from '@lydell/node-pty';
import xterm from '@xterm/headless';
import {build} from 'rolldown';
import {setTimeout as wait} from 'node:timers/promises';
import {bundleInto} from '../../scripts/bundle/bundling.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {atEnd, newFolder} from '../at-end.js';
import {reads} from '../reads.js';

/** Long, since it is only waited out where something is wrong: a machine may have much else to do. */
const patience = 40_000;

/** How often what is waited for is looked at where nothing is painted, in milliseconds. */
const pause = 25;

/** The environment of a person's terminal: nothing of it says that a test runs. Nothing moves by itself unless a test asks for it, since each frame of the eye costs as much as an answer to a key. */
export function terminalEnv(): Record<string, string> {
	const kept = Object.entries(process.env).filter(
		(entry): entry is [string, string] =>
			entry[1] !== undefined &&
			!/^(?:CI|CONTINUOUS_INTEGRATION|NO_COLOR|FORCE_COLOR|VITEST.*|NODE_ENV|TEST|LC_.*)$/.test(entry[0]),
	);
	return {
		...Object.fromEntries(kept),
		TERM: 'xterm-256color',
		COLORTERM: 'truecolor',
		LANG: 'C.UTF-8',
		NO_MOTION: '1',
	};
}

/** The package's types leave some of it out, and that bytes may be written. */
type Pty = Omit<IPty, 'write'> & {
	readonly fd: number;
	readonly _socket: {destroy: (error?: Error) => unknown; readonly _handle: {readStop(): unknown}};
	destroy(): void;
	write(data: string | Buffer): void;
};

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** A color of the terminal's palette by its number, or one of its own as `#85c0f9`; `undefined` for the default. */
export type Ink = number | string | undefined;

export type Cell = {
	readonly character: string;
	readonly color: Ink;
	readonly background: Ink;
	readonly isBold: boolean;
	readonly isDim: boolean;
	readonly isInverse: boolean;
};

const hex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

/** Bundles a program of the tests, as the game itself is bundled; gives its file. */
export async function bundleProgram(entry: string): Promise<string> {
	const file = join(newFolder(), 'program.mjs');
	await build(bundleInto(file, entry));
	return file;
}

type Options = {
	/** What runs the file instead of Node. */
	readonly command?: string;
	readonly env?: Readonly<Record<string, string>>;
};

/** A program on a terminal with files of its own; both go with the test. */
export function openTerminal(
	...[file, args, size, {env, ...options} = {}]: ConstructorParameters<typeof TestTerminal>
): TestTerminal {
	// Each session has a fresh folder, where writing compiled code would only cost time.
	const own = {WORDFIEND_HOME: env?.WORDFIEND_HOME ?? newFolder(), NODE_DISABLE_COMPILE_CACHE: '1'};
	const terminal = new TestTerminal(file, args, size, {...options, env: {...env, ...own}});
	atEnd(async () => {
		terminal.close();
		await terminal.isGone();
	});
	return terminal;
}

/** A program under a real pseudo-terminal, whose screen a headless xterm keeps. */
export class TestTerminal {
	/** All that the program has written. */
	raw = '';
	/** When it wrote last, in milliseconds as `performance.now` gives them. */
	lastOutput = 0;
	readonly exit: Promise<{readonly exitCode: number; readonly signal?: number | undefined}>;
	readonly #xterm: xterm.Terminal;
	readonly #pty: Pty;
	readonly #decoder = new TextDecoder();
	#hasExited = false;
	#onPaint: () => void = () => undefined;

	constructor(
		file: string,
		args: readonly string[] = [],
		size: TerminalSize = {columns: 80, rows: 24},
		{command = process.execPath, env = {}}: Options = {},
	) {
		const cells = {cols: size.columns, rows: size.rows};
		this.#xterm = new xterm.Terminal({...cells, allowProposedApi: true});
		this.#pty = spawn(command, [file, ...args], {
			...cells,
			encoding: null,
			env: {...terminalEnv(), ...env},
		}) as Pty;
		this.#pty.onData(data => {
			this.#take(Buffer.from(data));
		});
		// The package closes the terminal 200 ms after the program's end, whatever it has not read by then.
		const {_socket: stream, fd} = this.#pty;
		const destroy = stream.destroy.bind(stream);
		stream.destroy = error => {
			this.#takeRest(fd);
			return destroy(error);
		};
		this.exit = new Promise(resolve => {
			this.#pty.onExit(ending => {
				this.#hasExited = true;
				resolve(ending);
			});
		});
	}

	#take(data: Uint8Array) {
		this.lastOutput = performance.now();
		this.raw += this.#decoder.decode(data, {stream: true});
		this.#xterm.write(data, () => this.#onPaint());
	}

	/** Reads what is left where the program is gone, and nothing where it is only silent. */
	#takeRest(fd: number) {
		try {
			for (let count = 1; count > 0;) {
				const bytes = Buffer.alloc(2 ** 16);
				count = readSync(fd, bytes);
				this.#take(bytes.subarray(0, count));
			}
		} catch {
			// Whether there is nothing now or never will be is all the same here.
		}
	}

	/** Whether the alternate screen is on. */
	get isAlternate() {
		return this.#xterm.buffer.active.type === 'alternate';
	}

	get screen() {
		const {active} = this.#xterm.buffer;
		return Array.from({length: this.#xterm.rows}, (_, y) =>
			(active.getLine(active.baseY + y)?.translateToString(true) ?? '').trimEnd(),
		).join('\n');
	}

	/** Every cell of the screen: its character, its colors, and its weight. */
	get cells(): readonly (readonly Cell[])[] {
		const {active} = this.#xterm.buffer;
		return Array.from({length: this.#xterm.rows}, (_, y) => {
			const line = active.getLine(active.baseY + y);
			return Array.from({length: this.#xterm.cols}, (_, x) => {
				const cell = line?.getCell(x);
				if (cell === undefined)
					return {
						character: '',
						color: undefined,
						background: undefined,
						isBold: false,
						isDim: false,
						isInverse: false,
					};
				const color = cell.isFgPalette() ? cell.getFgColor() : undefined;
				const background = cell.isBgPalette() ? cell.getBgColor() : undefined;
				return {
					character: cell.getChars(),
					color: cell.isFgRGB() ? hex(cell.getFgColor()) : color,
					background: cell.isBgRGB() ? hex(cell.getBgColor()) : background,
					isBold: Boolean(cell.isBold()),
					isDim: Boolean(cell.isDim()),
					isInverse: Boolean(cell.isInverse()),
				};
			});
		});
	}

	get pid() {
		return this.#pty.pid;
	}

	press(keys: string | Buffer) {
		this.#pty.write(keys);
	}

	/** Writes on the screen what the program knows nothing of. */
	scribble(text: string) {
		this.#xterm.write(text);
	}

	resize({columns, rows}: TerminalSize) {
		this.#xterm.resize(columns, rows);
		this.#pty.resize(columns, rows);
	}

	kill(signal: string) {
		this.#pty.kill(signal);
	}

	/** Takes the terminal away, as closing the window does. */
	close() {
		this.#pty.destroy();
	}

	/** Reads no more until the program is gone, as on a machine that has much else to do. */
	pause() {
		this.#pty._socket._handle.readStop();
	}

	/** Waits until the program runs no more. */
	async isGone() {
		await this.until(
			() => this.#hasExited || !isAlive(this.#pty.pid),
			() => 'The program is still running',
		);
	}

	/** The screen, once it shows a text. */
	async shows(text: string | RegExp) {
		await this.until(
			() => (typeof text === 'string' ? reads(this.screen, text) : text.test(this.screen)),
			() => `The screen never showed “${String(text)}”:\n${this.screen}`,
		);
		return this.screen;
	}

	/** Waits until nothing has moved on the screen for a while. */
	async rests(milliseconds = 500) {
		for (let before = -1; before !== this.raw.length;) {
			before = this.raw.length;
			await wait(milliseconds);
		}
	}

	/** How the program ended, once the terminal has taken in all that it wrote. */
	async ends() {
		const ending = await this.exit;
		await new Promise<void>(resolve => {
			this.#xterm.write('', resolve);
		});
		await this.until(
			() => !this.isAlternate,
			() => `The alternate screen stayed on:\n${this.screen}`,
		);
		return ending;
	}

	/** Waits until a condition holds. */
	async until(condition: () => boolean, complain = () => `It never happened. The screen:\n${this.screen}`) {
		const deadline = Date.now() + patience;
		while (!condition()) {
			if (Date.now() > deadline) throw new Error(complain());
			await new Promise<void>(resolve => {
				this.#onPaint = resolve;
				setTimeout(resolve, pause);
			});
		}
	}
}

/** The row that is chosen, below the title, without the eye that moves beside it. */
export const chosenRow = ({screen}: TestTerminal) =>
	/› .*$/m.exec(screen.slice(screen.indexOf('\n') + 1))?.[0];

/** Goes down to an entry of the menu, or to a row of a form. */
export async function goTo(terminal: TestTerminal, label: string): Promise<void> {
	await terminal.shows(`  ${label}`);
	while (!terminal.screen.includes(`› ${label}`)) {
		const before = chosenRow(terminal);
		terminal.press('\u001B[B');
		await terminal.until(() => chosenRow(terminal) !== before);
	}
}
