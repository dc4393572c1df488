import {
	hitRateText,
	noGamesText,
	statisticsParts,
	type Statistics,
	type StatisticsPart,
} from './statistics.js';
import {capitalize} from './lists.js';

/** How the marks of a table are spoken; `undefined` is silent. */
const unsaid: Readonly<Record<string, string | undefined>> = {'–': undefined, '·': 'not played'};

const cellAloud = (title: string, cell: string): readonly string[] => {
	const said = cell in unsaid ? unsaid[cell] : cell.replaceAll(/ {2,}/g, ', ');
	return said === undefined ? [] : [`${title} ${said}`.trim()];
};

function rowAloud({columns}: StatisticsPart, cells: readonly string[]): string {
	const [first, ...rest] = columns;
	const [label = ''] = cells;
	const said = rest.flatMap(({title}, at) => cellAloud(title, cells[at + 1] ?? ''));
	const isNumber = first?.side === 'right' && /\d/.test(label);
	const head = isNumber ? cellAloud(first.title, label).join('') : label;
	return `${capitalize(head)}: ${said.join(', ')}.`;
}

/** Whether each row is about one thing; in a week each column is a day. */
const isRow = ({columns}: StatisticsPart): boolean => columns[0]?.side === 'left' || columns.length === 2;

function partAloud(part: StatisticsPart): readonly string[] {
	const {heading, remark, columns, rows} = part;
	const head = `${capitalize([heading, remark].filter(Boolean).join(': '))}.`;
	if (isRow(part)) return [head, ...rows.map(cells => rowAloud(part, cells))];
	return [
		head,
		...rows.map(cells =>
			columns
				.flatMap(({title}, at) => cellAloud(`${title}:`, cells[at] ?? ''))
				.join('; ')
				.concat('.'),
		),
	];
}

export function statisticsAloud(statistics: Statistics): readonly string[] {
	if (statistics.games === 0) return [noGamesText];
	const {accuracy} = statistics;
	const [first, ...rest] = statisticsParts(statistics).map(partAloud);
	return [
		...(first ?? []),
		...(accuracy.letters > 0 ? [`${capitalize(hitRateText(accuracy))}.`] : []),
		...rest.flat(),
	];
}
