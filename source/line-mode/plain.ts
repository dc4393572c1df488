import type {FormRow, MeterPart, Part, ProsePart, TablePart} from '../page/page.js';
import {cellText, lineText} from '../page/text.js';
import {drawRows, drawTable} from '../text/tables.js';
import {itemsIn} from './choices.js';
import type {Painter} from './painter.js';

const headOf = ({heading, remark}: TablePart | ProsePart): readonly string[] =>
	[[heading, remark].filter(Boolean).join(': ')].filter(Boolean);

function printTable(part: TablePart): readonly string[] {
	const {columns, rows, notes = []} = part;
	const cells = rows.map(row => row.cells.map(cellText));
	const drawn = drawTable(columns, cells);
	const hasTitles = columns.some(({title}) => title !== '');
	return [...headOf(part), ...(hasTitles ? drawn : drawn.slice(1)), ...notes.map(lineText)];
}

const printProse = (part: ProsePart): readonly string[] => [
	...headOf(part),
	...part.paragraphs.map(lineText),
];

const printMeter = ({label, left, total}: MeterPart): string => `${left} of ${total} ${label}`;

const valueOf = ({value, kind, placeholder = ''}: FormRow): string => {
	if (value === '') return placeholder;
	return kind === 'secret' ? 'typed' : value;
};

export const plain: Painter = {
	isInline: false,
	sentence: text => text,
	part(part: Part) {
		if (part.only === 'screen') return [];
		switch (part.part) {
			case 'word':
				return [part.tiles.map(({text, look}) => (look === 'hidden' ? '-' : text)).join('')];
			case 'meter':
				return [printMeter(part)];
			case 'facts':
				return drawRows(part.rows.map(({label, value}) => [label, lineText(value)]));
			case 'table':
				return printTable(part);
			case 'prose':
				return printProse(part);
			case 'chart':
				return part.text === undefined ? [] : [`${part.label}: ${part.text}`];
			case 'form':
				return drawRows(part.rows.map((row, at) => [`${at + 1}`, row.label, valueOf(row), row.note.trim()]));
			case 'menu':
				return drawRows(itemsIn(part).map(({label, note}, at) => [`${at + 1}`, label, note]));
			case 'figure':
			case 'keyboard':
			case 'progress':
				return [];
		}
	},
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
