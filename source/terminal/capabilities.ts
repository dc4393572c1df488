import process from 'node:process';

type Environment = Record<string, string | undefined>;

export type Capabilities = {
	readonly isUtf8: boolean;
	/** Whether colors are wanted; bold and inverse are shown either way. */
	readonly hasColor: boolean;
	readonly mayMove: boolean;
};

const isOn = (value: string | undefined) => Boolean(value) && value !== '0' && value !== 'false';

/** If the environment says nothing, as in containers, UTF-8 is usual. */
function isUtf8({LC_ALL, LC_CTYPE, LANG, TERM}: Environment): boolean {
	const locale = [LC_ALL, LC_CTYPE, LANG].find(Boolean);
	return TERM !== 'linux' && (locale === undefined || /utf-?8/i.test(locale));
}

/** Set by us where colors are off: beside `FORCE_COLOR`, which Chalk needs, Node 22 and later warn of `NO_COLOR`. */
const off = 'WORDFIEND_NO_COLOR';

const hasColor = ({NO_COLOR, FORCE_COLOR, [off]: isOff}: Environment): boolean =>
	!NO_COLOR && !isOff && (!FORCE_COLOR || isOn(FORCE_COLOR));

const mayMove = ({NO_MOTION, PREFERS_REDUCED_MOTION}: Environment) =>
	!isOn(NO_MOTION) && !isOn(PREFERS_REDUCED_MOTION);

/** Returns the environment of the terminal, with the options that `applyOptions` has added. */
export const capabilitiesOf = (env: Environment = process.env): Capabilities => ({
	isUtf8: isUtf8(env),
	hasColor: hasColor(env),
	mayMove: mayMove(env),
});

/**
Puts options of the command line into the environment, where they take precedence. Call it before Ink is loaded.

Chalk, which Ink styles text with, would switch bold off along with the colors: it is told to style, and the theme leaves colors out.
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
