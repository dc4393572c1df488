import type {FormRow, Part, ProsePart, Row, TablePart, FactsPart, KeyboardPart} from '../page/page.js';
import {cellText, chartText, headLines, lineText, meterText, shownValue, shownWord} from '../page/text.js';
import {capitalize, spokenPattern} from '../text/words.js';
import {readNumber, type Painter} from './choices.js';

/** The words for marks; a dash in a table is silent. */
const marks: readonly (readonly [mark: RegExp, words: string])[] = [
	[/ · /g, ', '],
	[/ \+ /g, ' plus '],
	[/ − /g, ' minus '],
	[/(?<=\S[✓✗]) (?=\S)/g, ', '],
	[/=(?=[✓✗])/g, 'a word'],
	[/≈ ?/g, 'about '],
	[/= (?=\d)/g, 'exactly '],
	[/^[✓✗] /g, ''],
	[/ ?✗/g, ' wrong'],
	[/ ?✓/g, ' right'],
	[/(?<=\d)–(?=\d)/g, ' to '],
	[/…/g, ''],
	[/ {2,}/g, ', '],
];

/** Returns a text as it is spoken: without marks that are only for the eye. */
const inWords = (text: string): string =>
	marks.reduce((spoken, [mark, words]) => spoken.replaceAll(mark, words), text.trim());

const sentence = (text: string): string => {
	const spoken = capitalize(inWords(text));
	return spoken === '' || /[.:?!]$/.test(spoken) ? spoken : `${spoken}.`;
};

const sayFacts = ({rows}: FactsPart): readonly string[] =>
	rows.map(({label, value}) => sentence(label === '' ? lineText(value) : `${label}: ${lineText(value)}`));

const sayKeyboard = ({hits, misses}: KeyboardPart): readonly string[] => [
	...(misses.length > 0 ? [`Wrong: ${misses.join(', ')}.`] : []),
	...(hits.length > 0 ? [`Right: ${hits.join(', ')}.`] : []),
];

const sayCell = (title: string, cell: string): readonly string[] =>
	cell === '' || cell === '–' ? [] : [inWords(`${title} ${cell}`)];

/** Says a row that is about one thing: `Evil: letters 5, won 3 of 4.` */
function sayRow({columns: [first, ...rest]}: TablePart, {cells, mark}: Row): string {
	const [label = '', ...others] = cells.map(cellText);
	const isNumber = first?.side === 'right' && /\d/.test(label);
	const head = isNumber ? sayCell(first.title, label).join('') : inWords(label);
	const spoken = rest.flatMap(({title}, at) => sayCell(title, others[at] ?? ''));
	const kept = mark === 'kept' ? ['kept'] : [];
	return sentence([head, [...spoken, ...kept].join(', ')].filter(Boolean).join(': '));
}

function sayTable(part: TablePart): readonly string[] {
	const {rows, notes = []} = part;
	return [
		...headLines(part).map(sentence),
		...rows.map(row => sayRow(part, row)),
		...notes.map(note => sentence(lineText(note))),
	];
}

/** Says a document paragraph by paragraph, and anything shorter at a stretch. */
function sayProse(part: ProsePart): readonly string[] {
	const spoken = part.paragraphs.map(paragraph => sentence(lineText(paragraph))).filter(Boolean);
	return part.heading === undefined ? [spoken.join(' ')] : [...headLines(part).map(sentence), ...spoken];
}

/** Returns a note without the keys of the full screen. */
const spokenNote = (note: string): string =>
	/[a-z]/i.test(note) ? inWords(note.replace(/ \([^)]*\)$/, '')) : '';

const unit = /^(?:letters|secrets)\b/;

/** Says a row of a form: `Word length: 7 letters.` */
export function sayFormRow(row: FormRow): string {
	const [value, note] = [shownValue(row), spokenNote(row.note)];
	const isCounted = readNumber(value) !== undefined && unit.test(note);
	const spoken = [value, note].filter(Boolean).join(isCounted ? ' ' : ', ');
	return `${row.label.replace('…', '')}${spoken === '' ? '' : `: ${spoken}`}.`;
}

export const speech: Painter = {
	isInline: true,
	sentence,
	part(part: Part, isAll) {
		if (part.only === 'screen') return [];
		if (part.spoken !== undefined) return part.spoken === '' ? [] : part.spoken.split('\n');
		switch (part.part) {
			case 'word':
				return [spokenPattern(shownWord(part))];
			case 'meter':
				return [sentence(meterText(part))];
			case 'facts':
				return sayFacts(part);
			case 'keyboard':
				return isAll ? sayKeyboard(part) : [];
			case 'table':
				return sayTable(part);
			case 'prose':
				return sayProse(part);
			case 'chart':
				return [sentence(chartText(part))];
			case 'form':
				return part.rows.map((row, at) => `${at + 1} ${sayFormRow(row)}`);
			case 'menu':
			case 'figure':
			case 'progress':
				return [];
		}
	},
	choices(words, items) {
		const named = items.map(({label, note, spoken = note}) =>
			[label, spoken].filter(Boolean).map(inWords).join(': ').replace(/\.$/, ''),
		);
		return [...[...named, ...words].map((choice, at) => `${at + 1} ${choice}.`), '0 quit. Number?'].join(' ');
	},
	values: (row, options) =>
		[
			`${row.label}, now ${row.value}.`,
			...options.map(
				({value, note}, at) => `${at + 1} ${[value, spokenNote(note)].filter(Boolean).join(': ')}.`,
			),
			'Number?',
		].join(' '),
	help(about, offers, first) {
		const named = offers.map(
			({word, help}, at) => `${first === undefined ? '' : `${first + at} or `}${word}: ${help}`,
		);
		const all = [
			...about,
			...named,
			'About: what is on the screen',
			'Repeat: all of it again',
			'0 or quit: leave',
		];
		return [all.map(sentence).join(' ')];
	},
};
