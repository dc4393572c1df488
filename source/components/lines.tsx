import chalk from 'chalk';
import {Text, type TextProps} from 'ink';
import type {PaintedLine} from './paint.js';
import {styleOf, useLook, type Style} from './tone.js';

const isHex = (color: string): color is `#${string}` => color.startsWith('#');

/** The text with the look in it, as Ink would put it there. */
function paint(text: string, {color, dimColor, bold, inverse}: Style): string {
	let painted = dimColor ? chalk.dim(text) : text;
	if (color !== undefined) painted = isHex(color) ? chalk.hex(color)(painted) : chalk[color](painted);
	if (bold) painted = chalk.bold(painted);
	return inverse ? chalk.inverse(painted) : painted;
}

type RunsProps = {
	readonly lines: readonly PaintedLine[];
	/** Wraps or cuts a line that is too long; for one line only. */
	readonly wrap?: NonNullable<TextProps['wrap']>;
};

/** Lines of runs as one text of Ink's; to draw, an element for each run takes several times as long. */
export function Runs({lines, wrap = 'wrap'}: RunsProps) {
	const look = useLook();
	const painted = lines.map(runs =>
		runs.map(({text, as = 'quiet', ...rest}) => paint(text, styleOf(look, {as, ...rest}))).join(''),
	);
	return <Text wrap={wrap}>{painted.join('\n')}</Text>;
}
