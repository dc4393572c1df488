import chalk from 'chalk';
import {Box, Text, type TextProps} from 'ink';
import type {ReactNode} from 'react';
import {styleOf, useLook, Tone, type Meaning, type Style, type ToneName} from './tone.js';
import {wrapWords, cutEnd, widthOf} from '../text/wrap.js';

/** A piece of a line in one look; plain text where it means nothing. */
export type Run = {readonly text: string} & Partial<Meaning>;

const isHex = (color: string): color is `#${string}` => color.startsWith('#');

/** The text with the look in it, as Ink would put it there. */
function paint(text: string, {color, dimColor, bold, inverse}: Style): string {
	let painted = dimColor ? chalk.dim(text) : text;
	if (color !== undefined) painted = isHex(color) ? chalk.hex(color)(painted) : chalk[color](painted);
	if (bold) painted = chalk.bold(painted);
	return inverse ? chalk.inverse(painted) : painted;
}

type RunsProps = {
	readonly lines: readonly (readonly Run[])[];
	/** What becomes of a line that is too long; for one line only. */
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

type ProseProps = {
	readonly children: string;
	readonly columns: number;
	readonly as?: ToneName;
	readonly bold?: boolean;
	/** How many lines fit; the last one ends in `…` where there is more. */
	readonly rows?: number;
};

/** The first lines of a text, the last of them ending in `…` where lines are left out. */
function firstLines(lines: readonly string[], rows: number): readonly string[] {
	if (lines.length <= rows) return lines;
	const shown = lines.slice(0, rows);
	return [...shown.slice(0, -1), `${(shown.at(-1) ?? '').replace(/[ .,;:]*$/, '')} …`];
}

/** A paragraph. Ink itself begins a line with the blank that it broke at. */
export function Prose({children, columns, as = 'quiet', bold, rows = Number.POSITIVE_INFINITY}: ProseProps) {
	const lines = wrapWords(children, columns);
	const shown = lines.length <= rows ? lines : firstLines(wrapWords(children, columns - 2), rows);
	return (
		<Tone as={as} {...(bold !== undefined && {bold})}>
			{shown.join('\n')}
		</Tone>
	);
}

type RuleProps = {readonly columns: number; readonly left?: string; readonly right?: string};

const line = (columns: number) => '─'.repeat(Math.max(0, columns));

/** A line across, with a heading in it at the left and a remark at the right; the remark goes where there is no room for both. */
export function Rule({columns, left = '', right = ''}: RuleProps) {
	const heading = cutEnd(left, columns - 6);
	const start = heading === '' ? 0 : widthOf(heading) + 4;
	const remark = start + widthOf(right) + 6 > columns ? '' : right;
	const end = remark === '' ? 0 : widthOf(remark) + 4;
	return (
		<Text wrap='truncate-end'>
			{heading !== '' && (
				<>
					<Tone as='frame'>── </Tone>
					<Text bold>{heading}</Text>{' '}
				</>
			)}
			<Tone as='frame'>{line(columns - start - end)}</Tone>
			{remark !== '' && (
				<>
					{` ${remark} `}
					<Tone as='frame'>──</Tone>
				</>
			)}
		</Text>
	);
}

/** What stands under a heading. */
export const Panel = ({children, ...heading}: RuleProps & {readonly children: ReactNode}) => (
	<Box flexDirection='column' flexShrink={0}>
		<Rule {...heading} />
		{children}
	</Box>
);
