import {expect, test} from 'vitest';
import {layOutKeyboard} from '../../source/components/page/lines.js';
import {contentArea, layOutStage, type StageContent} from '../../source/components/stage/layout.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {someOf} from '../some-of.js';

const english = Array.from('abcdefghijklmnopqrstuvwxyz');
const polish = Array.from('aąbcćdeęfghijklłmnńoóprsśtuwyzźż');
const russian = Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя');

const hangman: StageContent = {
	places: 7,
	alphabet: english,
	figure: 'eye',
	facts: 4,
	under: 2,
	panel: 'below',
	hasSide: true,
};

const wishes: readonly StageContent[] = [
	hangman,
	{...hangman, places: 22, alphabet: polish, under: 3, hasSide: false},
	{...hangman, places: 2, alphabet: russian, figure: 'gallows', under: 1},
	{...hangman, places: 15, figure: undefined, panel: 'beside'},
	{...hangman, places: 9, figure: 'specter', panel: 'beside', alphabet: polish},
];

const widths = Array.from({length: 191}, (_, at) => 60 + at);

/** Windows of some widths from 60 to 250, and of all heights from 20 to 70. */
const sizes: readonly TerminalSize[] = someOf(widths, 50).flatMap(columns =>
	Array.from({length: 51}, (_, high) => ({columns, rows: 20 + high})),
);

/** What is wrong with a layout, if anything. */
function faultOf(size: TerminalSize, wish: StageContent): string | undefined {
	const area = contentArea(size);
	const {columns} = area;
	const layout = layOutStage(area, wish);
	const {top, band, figure, word, factsGap, facts, under, isBeside, panelSpace, panel, side} = layout;
	if (columns > 150 || under.columns > columns) return 'too wide';
	const board = isBeside ? under.columns : columns;
	if (isBeside && under.columns + 4 + panel.columns !== columns) return 'board and panel do not add up';
	if (!isBeside && panel.columns + (side ? 4 + side.columns : 0) !== columns) return 'panels do not add up';
	if (!isBeside && band.indent + (figure?.columns ?? 0) + facts.columns > columns) return 'band too wide';
	if (word.columns > facts.columns || facts.columns > board || facts.columns < 30) return 'word or facts';
	const texts = word.rows + factsGap + facts.rows;
	const needed = isBeside ? texts + (figure ? figure.rows + 1 : 0) : Math.max(texts, figure?.rows ?? 0);
	if (band.rows !== needed) return 'band rows';
	const underRows = under.rows + 1;
	const panelRows = isBeside || panel.rows === 0 ? 0 : panel.rows + panelSpace;
	if (top + band.rows + underRows + panelRows > area.rows) return 'too high';
	if (panel.rows < (size.rows < 24 ? 5 : 8)) return 'panel too low';
	return undefined;
}

test.each(wishes)('%j fits windows from 60×20 to 250×70', wish => {
	const faults = sizes.flatMap(size => {
		const fault = faultOf(size, wish);
		return fault === undefined ? [] : [`${size.columns}×${size.rows}: ${fault}`];
	});
	expect(faults).toEqual([]);
});

test('a longer text under the word takes rows of the panel, not of the word and its figure', () => {
	const layouts = [2, 3, 4, 5].map(under =>
		layOutStage({columns: 76, rows: 20}, {...hangman, under, usualUnder: 2}),
	);
	expect(new Set(layouts.map(({band, figure, word}) => JSON.stringify([band, figure, word]))).size).toBe(1);
	expect(layouts[0]?.figure).toBeDefined();
	expect(layouts[0]?.word.kind).toBe('tiles');
});

test('a longer message takes rows of the panel, not of the word', () => {
	for (const area of [contentArea({columns: 60, rows: 20}), {columns: 76, rows: 20}]) {
		const words = [2, 3, 4].map(facts => layOutStage(area, {...hangman, facts, usualFacts: 2}).word);
		expect(words.map(({kind}) => kind)).toEqual(['tiles', 'tiles', 'tiles']);
	}
});

test('the word is drawn large where there are 100 columns', () => {
	const kindAt = (columns: number, rows: number, places = 7) =>
		layOutStage(contentArea({columns, rows}), {...hangman, places}).word.kind;
	expect(kindAt(60, 20)).toBe('line');
	expect(kindAt(80, 24)).toBe('tiles');
	expect(kindAt(99, 30)).toBe('tiles');
	for (const rows of [24, 30, 40, 50]) expect(kindAt(100, rows)).toBe('blocks');
	expect(layOutStage(contentArea({columns: 200, rows: 50}), hangman).word.scale).toBe(2);
	expect(kindAt(200, 50, 28)).toBe('tiles');
});

test('where families need the room, the figure goes first', () => {
	const small = layOutStage(contentArea({columns: 60, rows: 20}), {
		...hangman,
		under: layOutKeyboard(26, 56).rows,
	});
	expect(small.figure).toBeUndefined();
	expect(small.panel.rows).toBeGreaterThanOrEqual(7);
	expect(layOutStage(contentArea({columns: 80, rows: 24}), hangman).figure).toEqual({columns: 22, rows: 7});
});
