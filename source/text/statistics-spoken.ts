import {
	hitRateText,
	noGamesText,
	statisticsParts,
	type Statistics,
	type StatisticsPart,
} from './statistics.js';
import {capitalize} from './words.js';

/** What marks in a table stand for that nobody says. */
const unsaid: Readonly<Record<string, string | undefined>> = {'–': undefined, '·': 'not played'};

const cellAloud = (title: string, cell: string): readonly string[] => {
	const said = cell in unsaid ? unsaid[cell] : cell.replaceAll(/ {2,}/g, ', ');
	return said === undefined ? [] : [`${title} ${said}`.trim()];
};

/** A row in a sentence: what it is about, then each number behind its title. */
function rowAloud({columns}: StatisticsPart, cells: readonly string[]): string {
	const [first, ...rest] = columns;
	const [label = ''] = cells;
	const told = rest.flatMap(({title}, at) => cellAloud(title, cells[at + 1] ?? ''));
	const isNumber = first?.side === 'right' && /\d/.test(label);
	const head = isNumber ? cellAloud(first.title, label).join('') : label;
	return `${capitalize(head)}: ${told.join(', ')}.`;
}

/** The days of a week, each for itself. */
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

/** The statistics for whoever listens, a sentence for each row. */
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
