import type {
	Cell,
	ChartPart,
	Column,
	FormRow,
	Line,
	MeterPart,
	ProsePart,
	Row,
	Run,
	TablePart,
	WordPart,
} from './page.js';

export const runsOf = (line: Line): readonly Run[] => (typeof line === 'string' ? [{text: line}] : line);

export const lineText = (line: Line): string =>
	typeof line === 'string' ? line : line.map(({text}) => text).join('');

export const isTyped = ({kind}: FormRow): boolean => kind === 'text' || kind === 'secret';

export const judged = (isGood: boolean, text: string) =>
	({text: `${isGood ? '✓' : '✗'} ${text}`, as: isGood ? 'hit' : 'miss'}) as const;

type ColumnOptions = Omit<Column, 'title' | 'side'>;

export const left = (title: string, options?: ColumnOptions): Column => ({title, side: 'left', ...options});

export const right = (title: string, options?: ColumnOptions): Column => ({title, side: 'right', ...options});

export const hasTitles = (columns: readonly Column[]): boolean => columns.some(({title}) => title !== '');

export type ColumnOf<Item> = readonly [column: Column, cell: (item: Item, at: number) => Cell];

/** Returns a table with a row for each item, without the columns that are empty; `lookOf` marks a row, or gives it a bar. */
export function tableOf<Item>(
	columns: readonly ColumnOf<Item>[],
	items: readonly Item[],
	lookOf?: (item: Item, at: number) => Omit<Row, 'cells'>,
): TablePart {
	const filled = columns.filter(([, cell]) => items.some((item, at) => cell(item, at) !== ''));
	return {
		part: 'table',
		columns: filled.map(([column]) => column),
		rows: items.map((item, at) => ({...lookOf?.(item, at), cells: filled.map(([, cell]) => cell(item, at))})),
	};
}

export const headLines = ({heading, remark}: TablePart | ProsePart): readonly string[] =>
	[[heading, remark].filter(Boolean).join(': ')].filter(Boolean);

export const shownWord = ({tiles}: WordPart): string =>
	tiles.map(({text, look}) => (look === 'hidden' ? '-' : text)).join('');

export const meterText = ({left, total, label}: MeterPart): string => `${left} of ${total} ${label}`;

export const chartText = ({label, text}: ChartPart): string => [label, text].filter(Boolean).join(': ');

/** Returns the value of a row of a form as lines of text show it: a secret stays hidden. */
export function shownValue({value, kind, placeholder = ''}: FormRow): string {
	if (value === '') return placeholder;
	return kind === 'secret' ? 'typed' : value;
}

/** Returns the sign of a cell of a heat map, given its shade from 0 to 1. */
export const shadeSign = (shade: number): string => ' ░▒▓█'.charAt(Math.round(shade * 4));

const mostWords = 5;

export function cellText(cell: Cell): string {
	if (typeof cell === 'string') return cell;
	if ('words' in cell) {
		const {words, isCut} = cell;
		return words.slice(0, mostWords).join(', ') + (isCut || words.length > mostWords ? ' …' : '');
	}

	return 'text' in cell ? cell.text : lineText(cell);
}
