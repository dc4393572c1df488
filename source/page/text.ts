import type {Cell, Column, FormRow, Line, ProsePart, Run, TablePart} from './page.js';

export const runsOf = (line: Line): readonly Run[] => (typeof line === 'string' ? [{text: line}] : line);

/** Returns a line without what its pieces mean. */
export const lineText = (line: Line): string =>
	typeof line === 'string' ? line : line.map(({text}) => text).join('');

type ColumnOptions = Omit<Column, 'title' | 'side'>;

/** Returns a column of a table whose cells begin at its left side. */
export const left = (title: string, options?: ColumnOptions): Column => ({title, side: 'left', ...options});

/** Returns a column whose cells end at its right side. */
export const right = (title: string, options?: ColumnOptions): Column => ({title, side: 'right', ...options});

/** Returns the heading of a part with its remark; empty if it has neither. */
export const headOf = ({heading, remark}: TablePart | ProsePart): string =>
	[heading, remark].filter(Boolean).join(': ');

/** Returns the value of a row of a form as lines of text show it: a secret stays hidden. */
export function shownValue({value, kind, placeholder = ''}: FormRow): string {
	if (value === '') return placeholder;
	return kind === 'secret' ? 'typed' : value;
}

const mostWords = 5;

export function cellText(cell: Cell): string {
	if (typeof cell === 'string') return cell;
	if ('words' in cell) {
		const {words, isCut} = cell;
		return words.slice(0, mostWords).join(', ') + (isCut || words.length > mostWords ? ' …' : '');
	}

	return 'text' in cell ? cell.text : lineText(cell);
}
