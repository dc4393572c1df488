import {Box} from 'ink';
import {useEffect} from 'react';
import type {News, Part, WordPart} from '../../page/page.js';
import {formatNumber} from '../../text/words.js';
import {widthOf} from '../../text/tables.js';
import {Runs, centerLines, indentLine, lineWidth, type Area, type Block, type PaintedLine} from '../lines.js';
import {layOutStage, panelGap, wideColumns, type StageLayout} from '../stage/layout.js';
import {Word} from '../word/word.js';
import {blocksOf, fitBlocks, newsPart} from './blocks.js';
import {Figure} from '../figure/figure.js';
import {isLabelled, labelColumns, labelledLines} from './lines.js';
import type {PageProps} from './document-view.js';
import {isWideTable} from './table.js';

const isKeyboard = (part: Part): boolean => part.part === 'keyboard';

type Staged = ReturnType<typeof staged>;

const isUnder = (part: Part): boolean =>
	isKeyboard(part) || (part.part === 'prose' && part.heading === undefined);

/** Divides the parts of a page; a text with a heading that comes before the word is its task. `under` is the keyboard, or what takes its place; with a task, the task, which is above the word. */
function staged(word: WordPart, news: News | undefined, parts: readonly Part[]) {
	const figure = parts.find(part => part.part === 'figure');
	const facts = parts.filter(isLabelled).filter(part => part.part !== 'chart');
	const [first] = parts;
	const hasTask = first?.part === 'prose' && !isUnder(first);
	const under = hasTask ? [first] : parts.filter(isUnder);
	const placed = new Set<unknown>([word, figure, ...facts, ...under]);
	return {word, figure, news, facts, under, hasTask, panels: parts.filter(part => !placed.has(part))};
}

/** The rows that are kept for the message below the facts, which may come and go. */
const leastUnder = 2;

const linesOf = (parts: readonly Part[], columns: number): readonly PaintedLine[] =>
	blocksOf(parts, columns).flatMap(block => block.lines(Number.POSITIVE_INFINITY));

function underLines({under}: Staged, columns: number, isCentered = false): readonly PaintedLine[] {
	return under.flatMap(part => {
		const lines = linesOf([part], columns);
		return isCentered && !isKeyboard(part) ? centerLines(lines, columns) : lines;
	});
}

function underRows(stage: Staged, columns: number): number {
	return Math.max(stage.under.some(isKeyboard) ? 1 : leastUnder, underLines(stage, columns).length);
}

/** The columns that facts never outgrow: those with a meter keep their place while they grow. */
function widestFacts({facts}: Staged, columns: number): number {
	const meter = facts.find(part => part.part === 'meter');
	if (!meter) return 0;
	const {total} = meter;
	const meterColumns = total + lineWidth(`  ${formatNumber(total)} of ${formatNumber(total)}`);
	const widest = Math.max(3 * total, meterColumns, ...labelledLines(facts, columns).map(lineWidth));
	return Math.min(columns, labelColumns(facts, columns) + widest);
}

function factsLines(stage: Staged, columns: number, isCentered: boolean): readonly PaintedLine[] {
	const widest = widestFacts(stage, columns);
	const indent = isCentered && widest > 0 ? Math.floor((columns - widest) / 2) : 0;
	// News that would be too long begins further to the left.
	const start = Math.max(0, Math.min(indent, columns - widthOf(stage.news?.text ?? '')));
	const message = stage.news ? linesOf([newsPart(stage.news)], columns - start) : [[]];
	const facts = labelledLines(stage.facts, columns - indent);
	if (isCentered && widest === 0) return [...centerLines(message, columns), ...centerLines(facts, columns)];
	return [...message.map(line => indentLine(line, start)), ...facts.map(line => indentLine(line, indent))];
}

/** Returns the panels up to the first wide one, which are below each other, and those that may go beside them. */
function divide({panels}: Staged): readonly [main: readonly Part[], side: readonly Part[]] {
	const wide = panels.findIndex(part => part.part === 'table' && isWideTable(part));
	return wide < 0 ? [panels, []] : [panels.slice(0, wide + 1), panels.slice(wide + 1)];
}

/** The rows kept for facts beside a figure: the word would move if one of two went. */
const leastBesideFigure = 2;

/** Wide panels go below, narrow ones beside the rest unless that would make the word small. */
function layOut(stage: Staged, area: Area): StageLayout {
	const {word, figure} = stage;
	const [main, side] = divide(stage);
	const isWide = main.some(part => part.part === 'table' && isWideTable(part));
	const leastFacts = figure ? leastBesideFigure : 0;
	const usualFacts = Math.max(leastFacts, factsLines(stage, 1000, false).length);
	const attempt = (panel: 'below' | 'beside', columns: number, facts = usualFacts): StageLayout =>
		layOutStage(area, {
			places: Math.max(word.places ?? 0, word.tiles.length),
			alphabet: word.alphabet,
			facts,
			usualFacts,
			under: underRows(stage, columns),
			...(!stage.under.some(isKeyboard) && {usualUnder: stage.hasTask ? 0 : leastUnder}),
			figure: figure?.figure,
			panel,
			hasSide: side.length > 0,
			hasTask: stage.hasTask,
		});
	const settle = (panel: 'below' | 'beside'): StageLayout => {
		const first = attempt(panel, area.columns);
		const facts = Math.max(leastFacts, factsLines(stage, first.facts.columns, first.isBeside).length);
		return attempt(panel, first.under.columns, facts);
	};

	const below = settle('below');
	if (isWide || stage.hasTask || area.columns < wideColumns) return below;
	const beside = settle('beside');
	return beside.word.kind !== 'blocks' && below.word.kind === 'blocks' ? below : beside;
}

const Lines = ({columns, rows, lines}: Area & {readonly lines: readonly PaintedLine[]}) => (
	<Box width={columns} height={rows} flexShrink={0} overflow='hidden'>
		<Runs lines={lines} />
	</Box>
);

const Panel = ({blocks, ...area}: Area & {readonly blocks: readonly Block[]}) => (
	<Lines {...area} lines={fitBlocks(blocks, area.rows)} />
);

function Board({stage, layout}: {readonly stage: Staged; readonly layout: StageLayout}) {
	const {word, figure, hasTask} = stage;
	const {band, facts, under, panelSpace, isBeside: isStacked} = layout;
	const gap = under.columns - band.indent - facts.columns - (layout.figure?.columns ?? 0);
	return (
		<Box
			flexDirection={hasTask ? 'column-reverse' : 'column'}
			rowGap={hasTask ? panelSpace : 1}
			flexShrink={0}
		>
			<Box
				flexDirection={isStacked ? 'column' : 'row'}
				height={band.rows}
				marginLeft={band.indent}
				flexShrink={0}
				alignItems='center'
			>
				{figure && layout.figure && (
					<Box flexShrink={0} marginRight={isStacked ? 0 : gap} marginBottom={isStacked ? 1 : 0}>
						<Figure {...figure} {...layout.figure} />
					</Box>
				)}
				<Box
					flexDirection='column'
					flexShrink={0}
					rowGap={layout.factsGap}
					alignItems={isStacked ? 'center' : 'flex-start'}
				>
					<Word {...word} layout={layout.word} isCentered={isStacked} />
					<Lines {...facts} lines={factsLines(stage, facts.columns, isStacked)} />
				</Box>
			</Box>
			<Lines {...under} lines={underLines(stage, under.columns, isStacked)} />
		</Box>
	);
}

export function StageView({word, page, area, onPanel}: PageProps & {readonly word: WordPart}) {
	const stage = staged(word, page.news, page.parts);
	const layout = layOut(stage, area);
	const {top, panel, side, under} = layout;
	useEffect(() => {
		onPanel(panel.rows);
	}, [panel.rows, onPanel]);
	const [main, others] = divide(stage);
	const below = blocksOf(main, panel.columns);
	const last = blocksOf(others, (side ?? panel).columns);
	// If all are below each other, the last ones only get the rows that the others leave.
	const panels = side ? below : [...below, ...last.map(block => ({...block, least: 0}))];
	if (layout.isBeside)
		return (
			<Box width={area.columns} height={panel.rows} marginTop={1} columnGap={panelGap} flexShrink={0}>
				<Box flexDirection='column' justifyContent='center' width={under.columns} flexShrink={0}>
					<Board stage={stage} layout={layout} />
				</Box>
				<Panel {...panel} blocks={panels} />
			</Box>
		);
	return (
		<Box flexDirection='column' width={area.columns} marginTop={1 + top} flexShrink={0}>
			<Board stage={stage} layout={layout} />
			{panel.rows > 0 && (
				<Box marginTop={layout.panelSpace} columnGap={panelGap} flexShrink={0}>
					<Panel {...panel} blocks={panels} />
					{side && <Panel {...side} blocks={last} />}
				</Box>
			)}
		</Box>
	);
}
