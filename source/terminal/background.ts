import process from 'node:process';
import type {FrameStream} from './frame-stream.js';
import type {KeyStream} from './key-stream.js';

export type Background = 'light' | 'dark';

const question = '\u001B]11;?\u001B\\';

/** A terminal that answers at all does so within milliseconds; from afar it takes longer. */
const patience = 150;

/** From here on black is read better than white: where both have the same contrast. */
const lightest = 0.179;

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Reads an answer of the terminal, such as `11;rgb:0000/2b2b/3636`. */
export function backgroundFromAnswer(answer: string): Background | undefined {
	const [, ...parts] = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(answer) ?? [];
	const [red, green, blue] = parts.map(part => linear(Number.parseInt(part, 16) / (16 ** part.length - 1)));
	if (red === undefined || green === undefined || blue === undefined) return undefined;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue > lightest ? 'light' : 'dark';
}

/** Asks what the terminal's background is like; `undefined` if it doesn't answer in time. */
export async function queryBackground(keys: KeyStream, screen: FrameStream): Promise<Background | undefined> {
	if (process.env.TERM === 'linux') return undefined;
	return new Promise(resolve => {
		const end = (background?: Background) => {
			clearTimeout(timer);
			keys.off('answer', listen);
			resolve(background);
		};

		const listen = (answer: string) => {
			const background = backgroundFromAnswer(answer);
			if (background !== undefined) end(background);
		};

		const timer = setTimeout(end, patience);
		keys.on('answer', listen);
		screen.send(question);
	});
}
