import type {Cell, Line, Run} from './page.js';

export const runsOf = (line: Line): readonly Run[] => (typeof line === 'string' ? [{text: line}] : line);

/** Returns a line without what its pieces mean. */
export const lineText = (line: Line): string =>
	typeof line === 'string' ? line : line.map(({text}) => text).join('');

const mostWords = 5;

export function cellText(cell: Cell): string {
	if (typeof cell === 'string') return cell;
	if ('words' in cell) {
		const {words, isCut} = cell;
		return words.slice(0, mostWords).join(', ') + (isCut || words.length > mostWords ? ' …' : '');
	}

	return 'text' in cell ? cell.text : lineText(cell);
}
