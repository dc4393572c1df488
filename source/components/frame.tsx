import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import type {Key as Binding} from '../page/keys.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {cutEnd, joinFitting, widthOf} from '../text/tables.js';
import {type PaintedRun, Runs} from './lines.js';
import {contentArea} from './stage/layout.js';
import {Tone} from './tone.js';

export type Hint = Pick<Binding<unknown>, 'hint' | 'isQuiet'> & {readonly label: string};

type Props = {
	readonly size: TerminalSize;
	readonly trail: readonly string[];
	readonly status: string;
	readonly bindings: readonly Hint[];
	readonly question?: string | undefined;
	/** A message that replaces the facts in the first line. */
	readonly notice?: string | undefined;
	readonly children: ReactNode;
};

const hintsWidth = (hints: readonly Hint[], gap: string) =>
	hints.reduce((sum, {label, hint}) => sum + widthOf(`${label} ${hint}`) + gap.length, -gap.length);

/** Returns the hint to leave out next: an optional one, from the end; then the last one, but the way out and help stay longest. */
function leastImportant(hints: readonly Hint[]): Hint | undefined {
	return (
		hints.findLast(({isQuiet}) => isQuiet === 'when-narrow') ??
		hints.findLast(({label}) => label !== '?' && label !== 'Esc') ??
		hints.findLast(({label}) => label !== '?') ??
		hints[0]
	);
}

export function fitHints(
	bindings: readonly Hint[],
	columns: number,
): {readonly hints: readonly Hint[]; readonly gap: string} {
	let hints = bindings.filter(({isQuiet, label}) => isQuiet !== true && label !== '');
	const gap = hintsWidth(hints, '   ') <= columns ? '   ' : '  ';
	while (hintsWidth(hints, gap) > columns) {
		const gone = leastImportant(hints);
		hints = hints.filter(hint => hint !== gone);
	}

	return {hints, gap};
}

const name = 'wordfiend';
const joint = ' › ';

export const fitFacts = (trail: readonly string[], status: string, columns: number): string =>
	joinFitting(status.split(' · '), ' · ', columns - widthOf([name, ...trail].join(joint)) - 2);

function Title({trail, status, columns}: Pick<Props, 'trail' | 'status'> & {readonly columns: number}) {
	const last = trail.length - 1;
	const trailRuns = trail.flatMap((text, index): PaintedRun[] => [
		{text: joint, as: 'frame'},
		{text, bold: index === last},
	]);
	return (
		<Box height={1} flexShrink={0} justifyContent='space-between'>
			<Runs wrap='truncate-end' lines={[[{text: name, as: 'fiend'}, ...trailRuns]]} />
			<Text>{fitFacts(trail, status, columns)}</Text>
		</Box>
	);
}

function Hints({
	bindings,
	question,
	columns,
}: Pick<Props, 'bindings' | 'question'> & {readonly columns: number}) {
	const asked = question === undefined ? '' : `${cutEnd(question, columns)}   `;
	const {hints, gap} = fitHints(bindings, columns - widthOf(asked));
	const runs = hints.flatMap(({label, hint}, index): PaintedRun[] => [
		{text: index > 0 ? gap : ''},
		{text: label, bold: true},
		{text: ` ${hint}`},
	]);
	return (
		<Box height={1} flexShrink={0}>
			<Runs wrap='truncate-end' lines={[[{text: asked, as: 'accent', bold: true}, ...runs]]} />
		</Box>
	);
}

export function Frame({size, trail, status, bindings, question, notice, children}: Props) {
	const {columns, rows} = size;
	const inside = contentArea(size).columns;
	return (
		<Box width={columns} height={rows} justifyContent='center'>
			<Box flexDirection='column' width={inside + 4} height={rows} flexShrink={0}>
				<Box paddingX={1} flexDirection='column' flexShrink={0}>
					{notice === undefined ? (
						<Title trail={trail} status={status} columns={inside + 2} />
					) : (
						<Tone as='accent' bold wrap='truncate-end'>
							{notice}
						</Tone>
					)}
				</Box>
				<Box flexDirection='column' flexGrow={1} paddingX={2}>
					{children}
				</Box>
				<Box paddingX={1} flexDirection='column' flexShrink={0}>
					<Hints bindings={bindings} question={question} columns={inside + 2} />
				</Box>
			</Box>
		</Box>
	);
}
