import type {GuesserName} from '../engine/index.js';
import {overText, type DayResult, type Streak} from './daily.js';
import {countOf, formatNumber, percent} from './numbers.js';
import {playerName} from './programs.js';
import {drawBar, drawTable, type Column} from './tables.js';
import {capitalize} from './lists.js';

export const measuredBots = ['naive', 'paga', 'expert'] as const satisfies readonly GuesserName[];

/** How many games, and how many of them were won. */
export type Tally = {readonly games: number; readonly won: number};

export type ChooserTally = Tally & {
	readonly chooser: string;
	readonly length: number;
	/** The fewest misses of a game won; `undefined` where none is. */
	readonly fewestMisses: number | undefined;
	/** The share of the same games that each bot wins; `undefined` where that was not measured. */
	readonly bots: Readonly<Record<(typeof measuredBots)[number], number>> | undefined;
};

export type Statistics = Tally & {
	readonly days: Streak;
	readonly wins: Streak;
	readonly daily: Tally & {
		readonly perfect: number;
		readonly over: readonly number[];
		readonly week: readonly DayResult[];
	};
	readonly misses: readonly {readonly misses: number; readonly games: number}[];
	readonly hangman: Tally & {
		readonly byChooser: readonly ChooserTally[];
		readonly over: readonly {readonly over: number; readonly games: number}[];
	};
	readonly ghost: Tally & {
		/** The games in which a letter was taken back. */
		readonly helped: number;
		readonly byOpponent: readonly (Tally & {readonly opponent: string})[];
		readonly byOpening: readonly (Tally & {readonly letter: string; readonly isYours: boolean})[];
	};
	readonly accuracy: {readonly letters: number; readonly hits: number};
};

const left = (title: string): Column => ({title, side: 'left'});
const right = (title: string, rank?: number): Column => ({
	title,
	side: 'right',
	...(rank !== undefined && {rank}),
});

const share = ({games, won}: Tally): string => (games === 0 ? '–' : percent(won / games, 0));

export const statisticsDefinitions = [
	'Games: those you finished yourself. Watched and two-player games don’t count.',
	'Streak: days won in a row, each begun on its own day by your clock; the first try counts. An unplayed today doesn’t break a streak.',
	'Hit rate: the letters you guessed that were in the word, in Hangman and the daily; its curve runs from your first games to your last.',
	`${measuredBots.join(', ')}: the share of the same games (list, length, wrong guesses) that these bots win, measured beforehand: against random on every word, against the others in the one game there is. – where that was not measured: other languages and your own lists.`,
	'Over par: your misses less those of perfect play. In the daily a hint counts as a miss; in Hangman only wins against a chooser that cheats, where par is proved; whoever cheats less than perfectly can be beaten below it.',
	'Openings: how you did after each first letter of Ghost, yours or theirs.',
];

export const noGamesText = 'No games yet. Finish a game and it shows up here.';

export const scopes = ['all', 'hangman', 'daily', 'ghost'] as const;

export type StatisticsPart = {
	readonly heading: string;
	readonly remark: string;
	readonly columns: readonly Column[];
	readonly rows: readonly (readonly string[])[];
	/** For each row the length of its bar, from 0 to 1. */
	readonly bars?: readonly number[];
};

const totalText = ({games, won}: Tally): string =>
	`${countOf(games, 'game')}, ${formatNumber(won)} won (${share({games, won})})`;

export const hitRateText = ({letters, hits}: Statistics['accuracy']): string =>
	`hit rate ${percent(hits / letters, 0)} of ${countOf(letters, 'letter')}`;

function overview({games, won, days, wins, daily}: Statistics): StatisticsPart {
	const hasDays = daily.games > 0;
	return {
		heading: 'games',
		remark: totalText({games, won}),
		columns: [left(''), right('now'), right('best')],
		rows: [
			['games won in a row', formatNumber(wins.now), formatNumber(wins.best)],
			...(hasDays ? [['days won in a row', formatNumber(days.now), formatNumber(days.best)]] : []),
		],
	};
}

const won = ({games, won: count}: {readonly games: number; readonly won: number}): string =>
	`${formatNumber(count)} of ${formatNumber(games)}`;

function choosers(hangman: Statistics['hangman']): StatisticsPart {
	const rowOf = (row: ChooserTally): readonly string[] => [
		playerName(row.chooser),
		String(row.length),
		won(row),
		share(row),
		...measuredBots.map(bot => (row.bots ? percent(row.bots[bot], 0) : '–')),
		row.fewestMisses === undefined ? '–' : String(row.fewestMisses),
	];
	return {
		heading: 'hangman',
		remark: totalText(hangman),
		columns: [
			left('chooser'),
			right('letters'),
			right('won'),
			right('you'),
			...measuredBots.map((bot, at) => right(bot, at === 1 ? 1 : 2)),
			right('fewest misses', 0),
		],
		rows: hangman.byChooser.toSorted((a, b) => b.games - a.games).map(rowOf),
	};
}

function distribution(
	heading: string,
	remark: string,
	rows: readonly (readonly [label: string, count: number])[],
	counted = 'over par',
): StatisticsPart {
	const most = Math.max(1, ...rows.map(([, count]) => count));
	return {
		heading,
		remark,
		columns: [right(counted), right('games')],
		rows: rows.map(([label, count]) => [label, formatNumber(count)]),
		bars: rows.map(([, count]) => count / most),
	};
}

const dailyOver = ({games, won: count, perfect, over}: Statistics['daily']): StatisticsPart =>
	distribution('daily', `${totalText({games, won: count})}, ${formatNumber(perfect)} perfect`, [
		...over.map((days, misses) => [overText(misses), days] as const),
		['lost', games - count] as const,
	]);

const week = ({week: days}: Statistics['daily']): StatisticsPart => ({
	heading: 'your last seven days',
	remark: '',
	columns: days.map(({date}) => right(date.slice(5))),
	rows: [days.map(({over}) => (over === undefined ? '·' : overText(over === 'lost' ? undefined : over)))],
});

const ghostText = (ghost: Statistics['ghost']): string =>
	totalText(ghost) + (ghost.helped > 0 ? `, ${formatNumber(ghost.helped)} with a letter taken back` : '');

const opponents = (ghost: Statistics['ghost']): StatisticsPart => ({
	heading: 'ghost',
	remark: ghostText(ghost),
	columns: [left('opponent'), right('won'), right('you')],
	rows: ghost.byOpponent.map(row => [row.opponent, won(row), share(row)]),
	bars: ghost.byOpponent.map(row => row.won / row.games),
});

function openings({byOpening}: Statistics['ghost']): StatisticsPart {
	const letters = Array.from(new Set(byOpening.map(({letter}) => letter)));
	const cell = (letter: string, isYours: boolean): string => {
		const row = byOpening.find(each => each.letter === letter && each.isYours === isYours);
		return row ? `${won(row)}  ${share(row).padStart(4)}` : '–';
	};
	return {
		heading: 'ghost by opening letter',
		remark: '',
		columns: [left('letter'), right('yours: won'), right('theirs: won')],
		rows: letters.map(letter => [letter, cell(letter, true), cell(letter, false)]),
	};
}

/** The tables, the most important first. */
export function statisticsParts(statistics: Statistics): readonly StatisticsPart[] {
	const {hangman, misses: spread, daily, ghost} = statistics;
	return [
		overview(statistics),
		...(hangman.games > 0 ? [choosers(hangman)] : []),
		...(ghost.games > 0 ? [opponents(ghost)] : []),
		...(hangman.over.length > 0
			? [
					distribution(
						'hangman: misses over par',
						'',
						hangman.over.map(({over, games}) => [overText(over), games]),
					),
				]
			: []),
		...(daily.games > 0 ? [dailyOver(daily), week(daily)] : []),
		...(spread.length > 0
			? [
					distribution(
						'hangman: misses',
						'',
						spread.map(({misses, games}) => [String(misses), games]),
						'misses',
					),
				]
			: []),
		...(ghost.byOpening.length > 0 ? [openings(ghost)] : []),
	];
}

const barWidth = 24;

const linesOf = ({columns, rows, bars}: StatisticsPart): readonly string[] =>
	bars === undefined
		? drawTable(columns, rows)
		: drawTable(
				[...columns, left('')],
				rows.map((cells, at) => [...cells, drawBar(bars[at] ?? 0, barWidth)]),
			);

export function statisticsLines(statistics: Statistics): readonly string[] {
	if (statistics.games === 0) return [noGamesText];
	const {accuracy} = statistics;
	return statisticsParts(statistics).flatMap((part, index) => [
		...(index === 0 ? [] : ['']),
		[part.heading, part.remark].filter(Boolean).join(': '),
		...(index === 0 && accuracy.letters > 0 ? [hitRateText(accuracy)] : []),
		...linesOf(part),
	]);
}

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
