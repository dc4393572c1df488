import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {Binding} from '../page/keys.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {cutEnd, joinFitting, padStart, widthOf} from '../text/tables.js';
import {cutLine, lineWidth, Runs, type PaintedLine} from './lines.js';
import {contentArea} from './stage/layout.js';

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
	while (hints.length > 0 && hintsWidth(hints, gap) > columns) {
		const gone = leastImportant(hints);
		hints = hints.filter(hint => hint !== gone);
	}

	return {hints, gap};
}

const name = 'wordfiend';
const joint = ' › ';

export const fitFacts = (trail: readonly string[], status: string, columns: number): string =>
	joinFitting(status.split(' · '), ' · ', columns - widthOf([name, ...trail].join(joint)) - 2);

function titleLine({trail, status, notice}: Props, columns: number): PaintedLine {
	if (notice !== undefined) return [{text: notice, as: 'accent', bold: true}];
	const places = trail.flatMap((text, index): PaintedLine => [
		{text: joint, as: 'frame'},
		{text, bold: index === trail.length - 1},
	]);
	const line: PaintedLine = [{text: name, as: 'fiend'}, ...places];
	const facts = fitFacts(trail, status, columns);
	return [...line, {text: padStart(facts, columns - lineWidth(line))}];
}

function hintsLine({bindings, question}: Props, columns: number): PaintedLine {
	const asked = question === undefined ? '' : `${cutEnd(question, columns)}   `;
	const {hints, gap} = fitHints(bindings, columns - widthOf(asked));
	const runs = hints.flatMap(({label, hint}, index): PaintedLine => [
		{text: index > 0 ? gap : ''},
		{text: label, bold: true},
		{text: ` ${hint}`},
	]);
	return [{text: asked, as: 'accent', bold: true}, ...runs];
}

export function Frame(props: Props) {
	const {size, children} = props;
	const {columns, rows} = size;
	const inside = contentArea(size).columns;
	const edge = (line: PaintedLine) => (
		<Box height={1} paddingX={1} flexShrink={0}>
			<Runs lines={[cutLine(line, inside + 2)]} />
		</Box>
	);
	return (
		<Box width={columns} height={rows} justifyContent='center'>
			<Box flexDirection='column' width={inside + 4} height={rows} flexShrink={0}>
				{edge(titleLine(props, inside + 2))}
				<Box flexDirection='column' flexGrow={1} paddingX={2}>
					{children}
				</Box>
				{edge(hintsLine(props, inside + 2))}
			</Box>
		</Box>
	);
}
