import type {Part} from '../page/page.js';
import {chartText, headLines, lineText, meterText, shownValue, shownWord} from '../page/text.js';
import {drawRows, printTable, wrapWords} from '../text/tables.js';
import {itemsIn, type Painter} from './choices.js';

function printPart(part: Part, room?: number): readonly string[] {
	if (part.only === 'screen') return [];
	switch (part.part) {
		case 'word':
			return [shownWord(part)];
		case 'meter':
			return [meterText(part)];
		case 'facts':
			return drawRows(part.rows.map(({label, value}) => [label, lineText(value)]));
		case 'table':
			return printTable(part, room);
		case 'prose':
			return [...headLines(part), ...part.paragraphs.map(lineText)];
		case 'chart':
			return [chartText(part)];
		case 'form':
			return drawRows(part.rows.map((row, at) => [`${at + 1}`, row.label, shownValue(row), row.note.trim()]));
		case 'menu':
			return drawRows(itemsIn(part).map(({label, note}, at) => [`${at + 1}`, label, note]));
		case 'figure':
		case 'keyboard':
		case 'progress':
			return [];
	}
}

/** The lines of a command's output are as wide as a small window. */
const width = 78;

/** The columns of the terminal; a pipe and a file have no end, and some terminals don't know theirs. */
const outputColumns = (): number => process.stdout.columns || Number.POSITIVE_INFINITY;

/** Returns the parts of a page as a command prints them, with an empty line between them. Tables fit the columns. */
export const printParts = (parts: readonly Part[], columns = outputColumns()): string =>
	parts
		.map(part =>
			printPart(part, columns)
				.flatMap(line => (part.part === 'prose' ? wrapWords(line, Math.min(width, columns)) : [line]))
				.map(line => `${line}\n`)
				.join(''),
		)
		.join('\n');

export const plain: Painter = {
	isInline: false,
	sentence: text => text,
	part: part => printPart(part),
	choices(words, items) {
		const range = items.length > 0 ? [`1..${items.length}`] : [];
		const named = words.map((word, at) => `${items.length + at + 1} ${word}`);
		return `Number? [${[...range, ...named, '0 quit'].join(', ')}]`;
	},
	values: ({label, value}, options) =>
		`${label}, now ${value}? [${options.map((option, at) => `${at + 1} ${option.value}`).join(', ')}]`,
	help(about, offers, first) {
		const numbers = [...offers.map(({word}, at) => `${(first ?? 1) + at} ${word}`), '0 quit'];
		return [
			...about,
			...offers.map(({word, help}) => `${word}: ${help}`),
			'about: what is on the screen',
			'repeat: all of it again',
			'quit: leave',
			...(first ? [`By number: ${numbers.join(', ')}`] : []),
		];
	},
};
