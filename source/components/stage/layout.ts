import type {TerminalSize} from '../../hooks/use-terminal.js';
import type {FigurePart} from '../../page/page.js';
import type {Area} from '../lines.js';
import {layOutWord, type WordLayout} from '../word/word.js';

/** Title and key hints, and a blank line beside each. */
const frameRows = 4;
const frameColumns = 4;
const mostColumns = 150;

/** The area between the title and the key hints; in a wide window not all of it. */
export const contentArea = ({columns, rows}: TerminalSize): Area => ({
	columns: Math.min(columns - frameColumns, mostColumns),
	rows: rows - frameRows,
});

/** Returns the index of the first item shown, so that the selected one is in the middle. */
export const firstShown = (count: number, room: number, seen: number): number =>
	Math.max(0, Math.min(seen - Math.floor(room / 2), count - room));

export type StageContent = {
	readonly places: number;
	/** The letters that may come up: some take a row above or below for their marks. */
	readonly alphabet: readonly string[];
	readonly figure: FigurePart['figure'] | undefined;
	readonly facts: number;
	/** The rows of facts that its size allows for; a longer message takes rows of the panel. */
	readonly usualFacts?: number;
	readonly under: number;
	/** The rows under the word that its size allows for; a longer text, such as a meaning, takes rows of the panel. */
	readonly usualUnder?: number;
	/** The place of the panel in a wide window: below all else for wide rows, beside it for many short ones. */
	readonly panel: 'below' | 'beside';
	/** Whether a second panel is drawn beside one that is below, if there is room. */
	readonly hasSide: boolean;
	/** Whether the text under the word is above it instead, and begins in the same column. */
	readonly hasTask?: boolean;
};

/** How a game divides the window: a band with the figure, the word and its facts; the prose under it; and panels below or beside both. */
export type StageLayout = {
	readonly top: number;
	readonly band: {readonly indent: number; readonly rows: number};
	readonly figure: Area | undefined;
	readonly word: WordLayout;
	readonly factsGap: number;
	readonly facts: Area;
	readonly under: Area;
	/** Whether the panel is beside the rest; the figure is above the word then, not beside it. */
	readonly isBeside: boolean;
	readonly panelSpace: number;
	readonly panel: Area;
	readonly side: Area | undefined;
};

export const smallFigure: Area = {columns: 22, rows: 7};
export const mostFigureRows = 16;
/** The width of the room for a figure, as a multiple of its height in cells. */
export const figureShapes = {eye: 3.3, gallows: 2.4, specter: 2.1} as const;
const leastPanel = 8;
const mostPanel = 32;
const bandShare = 0.45;
/** Facts read well in so many columns. */
const factsColumns = 52;
const leastBesideFigure = 30;
const looseColumns = 96;
export const wideColumns = 106;
export const panelGap = 4;
/** The rows of a panel beside the rest are short; the word gets what they leave. */
const mostBeside = 60;
/** With fewer rows there is no blank one above a panel. */
const tightRows = 18;

function fitFigure(kind: FigurePart['figure'], columns: number, rows: number): Area | undefined {
	const shape = figureShapes[kind];
	const height = Math.min(rows, mostFigureRows, Math.floor(columns / shape));
	if (Math.floor(height * shape) > smallFigure.columns && height >= smallFigure.rows)
		return {columns: Math.floor(height * shape), rows: height};
	return columns >= smallFigure.columns && rows >= smallFigure.rows ? smallFigure : undefined;
}

type Band = Pick<StageLayout, 'band' | 'figure' | 'word' | 'factsGap' | 'facts'>;

/** The word as large as it can be, and the figure in what is left beside it. */
function layOutBand(content: StageContent, columns: number, most: number): Band {
	const {places, alphabet, facts, usualFacts = facts, figure: kind, hasTask = false} = content;
	const isLoose = columns >= looseColumns;
	const factsGap = isLoose && most > usualFacts + 4 ? 1 : 0;
	const gap = isLoose ? 4 : 2;
	const rows = most - usualFacts - factsGap;
	const beside = columns - smallFigure.columns - gap;
	const alone = layOutWord(places, alphabet, {columns, rows, mayBeBlocks: isLoose});
	const together = layOutWord(places, alphabet, {columns: beside, rows, mayBeBlocks: isLoose});
	// A figure may cost a word its frame, but never its block letters.
	const isWorthIt = together.kind === alone.kind || (columns >= 72 && alone.kind !== 'blocks');
	const hasRoom = beside >= leastBesideFigure && isWorthIt;
	const room = columns - gap - Math.max(together.columns, Math.min(factsColumns, beside));
	const figure = kind && hasRoom ? fitFigure(kind, room, most) : undefined;
	const word = figure ? together : alone;
	const figureColumns = figure ? figure.columns + gap : 0;
	const used = figureColumns + Math.max(word.columns, Math.min(factsColumns, columns - figureColumns));
	const indent = isLoose && !hasTask ? Math.floor((columns - used) / 2) : 0;
	return {
		band: {indent, rows: Math.max(figure?.rows ?? 0, word.rows + factsGap + facts)},
		figure,
		word,
		factsGap,
		facts: {columns: columns - indent - figureColumns, rows: facts},
	};
}

function stackBand(content: StageContent, columns: number, most: number): Band {
	const {places, alphabet, facts, figure: kind} = content;
	const factsGap = most > facts + 4 ? 1 : 0;
	const room = {columns, rows: most - facts - factsGap, mayBeBlocks: true};
	const word = layOutWord(places, alphabet, room);
	const left = most - word.rows - factsGap - facts - 1;
	const figure = kind && fitFigure(kind, columns, left);
	return {
		band: {indent: 0, rows: (figure ? figure.rows + 1 : 0) + word.rows + factsGap + facts},
		figure,
		word,
		factsGap,
		facts: {columns, rows: facts},
	};
}

export function layOutStage({columns, rows}: Area, content: StageContent): StageLayout {
	const {facts, usualFacts = facts, under, usualUnder = under, panel, hasSide, hasTask = false} = content;
	const panelSpace = rows < tightRows ? 0 : 1;
	const underRows = under > 0 ? under + (hasTask ? panelSpace : 1) : 0;
	const isWide = columns >= wideColumns;
	if (panel === 'beside' && isWide) {
		const board = Math.max(Math.round((columns - panelGap) * 0.47), columns - panelGap - mostBeside);
		const band = stackBand(content, board, rows - underRows);
		return {
			...band,
			top: 0,
			under: {columns: board, rows: under},
			isBeside: true,
			panelSpace: 0,
			panel: {columns: columns - panelGap - board, rows},
			side: undefined,
		};
	}

	const room = rows - underRows - panelSpace;
	const share = Math.max(8, Math.floor(rows * bandShare));
	const most = Math.min(share, room + under - usualUnder - leastPanel, room + usualFacts - facts);
	const band = layOutBand(content, columns, Math.max(usualFacts + 1, most));
	const panelRows = Math.max(0, Math.min(mostPanel, room - band.band.rows));
	const height = band.band.rows + underRows + panelSpace + panelRows;
	const sideColumns = hasSide && isWide ? Math.floor((columns - panelGap) * 0.38) : 0;
	return {
		...band,
		top: Math.max(0, Math.floor((rows - height) / 2)),
		under: {columns, rows: under},
		isBeside: false,
		panelSpace,
		panel: {columns: sideColumns > 0 ? columns - panelGap - sideColumns : columns, rows: panelRows},
		side: sideColumns > 0 ? {columns: sideColumns, rows: panelRows} : undefined,
	};
}
