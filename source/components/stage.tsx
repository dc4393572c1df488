import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {TerminalSize} from '../hooks/use-terminal-size.js';
import {layOutWord, type WordLayout} from './word.js';

export type FigureKind = 'eye' | 'gallows' | 'specter';

export type Area = {readonly columns: number; readonly rows: number};

/** Title and key hints, and a blank line beside each. */
const frameRows = 4;
/** The columns beside the content, left and right together. */
const frameColumns = 4;
const mostColumns = 150;

/** What is between the title and the key hints; in a wide window not all of it. */
export const contentArea = ({columns, rows}: TerminalSize): Area => ({
	columns: Math.min(columns - frameColumns, mostColumns),
	rows: rows - frameRows,
});

/** The window as the screens see it: no wider than they use, for the frame stands in the middle of a wider one. */
export const screenSize = ({columns, rows}: TerminalSize): TerminalSize => ({
	columns: Math.min(columns, mostColumns + frameColumns),
	rows,
});

/** What a game wants to show. */
export type StageWish = {
	/** How many letters the word may come to have. */
	readonly places: number;
	/** The letters that may come up: some take a row above or below for their marks. */
	readonly alphabet: readonly string[];
	/** How many lines of facts there are under the word. */
	readonly facts: number;
	/** How many rows are wanted under both, for the keyboard or what the game came to. */
	readonly under: number;
	/** What is drawn beside the word where there is room. */
	readonly figure: FigureKind | undefined;
	/** Whether there is a panel at the bottom; without one the rest stands in the middle. */
	readonly hasPanel: boolean;
	/** Whether a second panel is drawn beside the first where there is room. */
	readonly hasSide: boolean;
};

/** How a game divides the window: a band with the figure, the word and its facts; what lies under it; and panels at the bottom. */
export type StageLayout = {
	/** The whole width. */
	readonly columns: number;
	/** Blank rows above the band. */
	readonly top: number;
	readonly band: {readonly indent: number; readonly rows: number};
	/** Where the figure is drawn, if there is room for it. */
	readonly figure: Area | undefined;
	readonly word: WordLayout;
	/** Blank rows between the word and its facts. */
	readonly factsGap: number;
	readonly facts: Area;
	readonly under: Area;
	readonly panel: Area;
	readonly side: Area | undefined;
};

const smallFigure: Area = {columns: 22, rows: 7};
const mostFigureRows = 16;
/** How many columns each figure has for a row. */
const figureShapes = {eye: 3.3, gallows: 2.4, specter: 2.1} as const;
const leastPanel = 8;
const mostPanel = 32;
/** The part of the height that the band may take where there is a panel. */
const bandShare = 0.45;
/** The columns that facts are read well in. */
const factsColumns = 52;
const leastBesideFigure = 30;
/** From here on, the band is wide enough to be loose. */
const looseColumns = 96;
const leastForSide = 110;
const panelGap = 4;

/** The largest figure for so much room, of its own shape. */
function fitFigure(kind: FigureKind, columns: number, rows: number): Area | undefined {
	const shape = figureShapes[kind];
	const height = Math.min(rows, mostFigureRows, Math.floor(columns / shape));
	if (Math.floor(height * shape) > smallFigure.columns && height >= smallFigure.rows)
		return {columns: Math.floor(height * shape), rows: height};
	return columns >= smallFigure.columns && rows >= smallFigure.rows ? smallFigure : undefined;
}

/** The word as large as it can be, and the figure in what is left beside it. */
function layOutBand({places, alphabet, facts, figure: kind}: StageWish, columns: number, most: number) {
	const isLoose = columns >= looseColumns;
	const factsGap = isLoose && most > facts + 4 ? 1 : 0;
	const gap = isLoose ? 4 : 2;
	const rows = most - facts - factsGap;
	const alone = layOutWord(places, alphabet, {columns, rows, mayBeBlocks: isLoose});
	if (kind === undefined) return {figure: undefined, word: alone, factsGap, gap};
	const besideColumns = columns - smallFigure.columns - gap;
	const word = layOutWord(places, alphabet, {columns: besideColumns, rows, mayBeBlocks: isLoose});
	const isRoomy = columns >= 72 || word.kind === alone.kind;
	const room = columns - gap - Math.max(word.columns, Math.min(factsColumns, besideColumns));
	const figure = isRoomy && besideColumns >= leastBesideFigure ? fitFigure(kind, room, most) : undefined;
	return {figure, word: figure ? word : alone, factsGap, gap};
}

/** The layout for a window. */
export function layOutStage(size: TerminalSize, wish: StageWish): StageLayout {
	const {columns, rows} = contentArea(size);
	const {facts: factsRows, under, hasPanel, hasSide} = wish;
	const underRows = under === 0 ? 0 : under + 1;
	const forBand = rows - underRows - (hasPanel ? 1 : 0);
	const most = hasPanel
		? Math.max(factsRows + 1, Math.min(forBand - leastPanel, Math.max(8, Math.floor(rows * bandShare))))
		: forBand;
	const {figure, word, factsGap, gap} = layOutBand(wish, columns, most);
	const bandRows = Math.max(figure?.rows ?? 0, word.rows + factsGap + factsRows);
	const figureColumns = figure ? figure.columns + gap : 0;
	const used = figureColumns + Math.max(word.columns, Math.min(factsColumns, columns - figureColumns));
	const indent = Math.floor((columns - used) / 2);
	const panelRows = hasPanel ? Math.max(0, Math.min(mostPanel, forBand - bandRows)) : 0;
	const hasBoth = hasPanel && hasSide && columns >= leastForSide;
	const sideColumns = hasBoth ? Math.floor((columns - panelGap) * 0.38) : 0;
	const height = bandRows + underRows + (hasPanel ? 1 + panelRows : 0);
	return {
		columns,
		top: Math.max(0, Math.floor((rows - height) / 2)),
		band: {indent, rows: bandRows},
		figure,
		word,
		factsGap,
		facts: {columns: columns - indent - figureColumns, rows: factsRows},
		under: {columns, rows: under},
		panel: {columns: hasBoth ? columns - panelGap - sideColumns : columns, rows: panelRows},
		side: hasBoth ? {columns: sideColumns, rows: panelRows} : undefined,
	};
}

type Props = {
	readonly layout: StageLayout;
	readonly figure: ReactNode;
	readonly word: ReactNode;
	readonly facts: ReactNode;
	readonly under: ReactNode;
	readonly panel: ReactNode;
	readonly side?: ReactNode;
};

type PartProps = {readonly area: Area; readonly children: ReactNode};

const Part = ({area: {columns, rows}, children}: PartProps) => (
	<Box flexDirection='column' width={columns} height={rows} flexShrink={0} overflow='hidden'>
		{children}
	</Box>
);

/** A game on the screen, laid out. */
export function Stage({layout, figure, word, facts, under, panel, side}: Props) {
	const {columns, top, band, factsGap} = layout;
	return (
		<Box flexDirection='column' width={columns} marginTop={1 + top} flexShrink={0}>
			<Box height={band.rows} marginLeft={band.indent} flexShrink={0} alignItems='center'>
				{layout.figure && (
					<Box marginRight={columns - band.indent - layout.figure.columns - layout.facts.columns}>
						<Part area={layout.figure}>{figure}</Part>
					</Box>
				)}
				<Box flexDirection='column' flexShrink={0}>
					<Part area={layout.word}>{word}</Part>
					<Box marginTop={factsGap}>
						<Part area={layout.facts}>{facts}</Part>
					</Box>
				</Box>
			</Box>
			{layout.under.rows > 0 && (
				<Box marginTop={1} flexShrink={0}>
					<Part area={layout.under}>{under}</Part>
				</Box>
			)}
			{layout.panel.rows > 0 && (
				<Box marginTop={1} columnGap={panelGap} flexShrink={0}>
					<Part area={layout.panel}>{panel}</Part>
					{layout.side && <Part area={layout.side}>{side}</Part>}
				</Box>
			)}
		</Box>
	);
}
