import type {KeyStream} from './key-stream.js';

type Environment = Record<string, string | undefined>;

export type Capabilities = ReturnType<typeof capabilitiesOf>;

/** Whether a variable of the environment says yes. */
export const isOn = (value: string | undefined) => Boolean(value) && value !== '0' && value !== 'false';

/** If the environment says nothing, as in containers, UTF-8 is usual. */
function isUtf8({LC_ALL, LC_CTYPE, LANG, TERM}: Environment): boolean {
	const locale = [LC_ALL, LC_CTYPE, LANG].find(Boolean);
	return TERM !== 'linux' && (locale === undefined || /utf-?8/i.test(locale));
}

/** Set by us where colors are off: beside `FORCE_COLOR`, which Chalk needs, Node 22 and later warn of `NO_COLOR`. */
const off = 'WORDFIEND_NO_COLOR';

/** Whether colors are wanted; bold and inverse are shown either way. */
const hasColor = ({NO_COLOR, FORCE_COLOR, [off]: isOff}: Environment): boolean =>
	!NO_COLOR && !isOff && (!FORCE_COLOR || isOn(FORCE_COLOR));

const mayMove = ({NO_MOTION, PREFERS_REDUCED_MOTION}: Environment) =>
	!isOn(NO_MOTION) && !isOn(PREFERS_REDUCED_MOTION);

/** Returns the environment of the terminal, with the options that `applyOptions` has added. */
export const capabilitiesOf = (env: Environment = process.env) => ({
	isUtf8: isUtf8(env),
	hasColor: hasColor(env),
	mayMove: mayMove(env),
});

/**
Puts options of the command line into the environment, where they take precedence. Call it before Ink is loaded.

Chalk, which Ink uses for its styles, would switch bold off along with the colors. So it goes on styling, and the theme leaves colors out.
*/
export function applyOptions(
	{color}: {readonly color?: boolean | undefined},
	env: Environment = process.env,
): void {
	if (color === true) {
		delete env.NO_COLOR;
		if (!isOn(env.FORCE_COLOR)) env.FORCE_COLOR = '1';
	}

	if (color === false || !hasColor(env)) {
		delete env.NO_COLOR;
		env[off] = '1';
		env.FORCE_COLOR = '1';
	}
}

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
export async function queryBackground(keys: KeyStream): Promise<Background | undefined> {
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
		process.stdout.write(question);
	});
}
