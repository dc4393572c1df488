import {left, right, tableOf, type ColumnOf} from '../page/text.js';
import {measuredBots, type ChooserTally} from '../statistics/hangman.js';
import type {Statistics} from '../statistics/statistics.js';
import type {Tally} from '../statistics/tally.js';
import {overText, weekPart} from './hangman/daily.js';
import {countOf, formatNumber, percent} from './words.js';
import type {Part, Row, TablePart} from '../page/page.js';

const share = ({games, won}: Tally): string => (games === 0 ? '–' : percent(won / games, 0));

export const statisticsDefinitions = [
	'Games: those you finished yourself. Watched and two-player games don’t count.',
	'Streak: days won in a row, each begun on its own day by your clock; the first try counts. An unplayed today doesn’t break a streak.',
	'Hit rate: the letters you guessed that were in the word, in Hangman and the daily; its curve runs from your first games to your last.',
	`${measuredBots.join(', ')}: the share of the same games (list, length, wrong guesses) that these bots win, measured beforehand: against random on every word, against the others in their only game. – where that was not measured: other languages and your own lists.`,
	'Over par: your misses less those of perfect play. In the daily a hint counts as a miss; in Hangman only wins against a chooser that cheats, where par is proved; weaker fiends can be beaten under par.',
	'Openings: how you did after each first letter of Ghost, yours or theirs.',
];

const noGamesText = 'No games yet. Finish a game and it shows up here.';

const rowsOf = (rows: readonly (readonly string[])[]): readonly Row[] => rows.map(cells => ({cells}));

const totalText = ({games, won}: Tally): string =>
	`${countOf(games, 'game')}, ${formatNumber(won)} won (${share({games, won})})`;

const hitRateText = ({letters, hits}: Statistics['accuracy']): string =>
	`hit rate ${percent(hits / letters, 0)} of ${countOf(letters, 'guess', 'guesses')}`;

/** The streaks; and the total, unless all games are of one kind, which then has it. */
function overview(statistics: Statistics): TablePart {
	const {games, days, wins, hangman, ghost, daily} = statistics;
	const hasDays = daily.games > 0;
	const isOneKind = [hangman, ghost, daily].some(kind => kind.games === games);
	return {
		part: 'table',
		heading: 'games',
		remark: isOneKind ? '' : totalText(statistics),
		columns: [left(''), right('now'), right('best')],
		rows: rowsOf([
			['games won in a row', formatNumber(wins.now), formatNumber(wins.best)],
			...(hasDays ? [['days won in a row', formatNumber(days.now), formatNumber(days.best)]] : []),
		]),
	};
}

const won = ({games, won: count}: Tally): string => `${formatNumber(count)} of ${formatNumber(games)}`;

const chooserColumns: readonly ColumnOf<ChooserTally>[] = [
	[left('chooser'), ({chooser}) => chooser],
	[right('letters'), ({length}) => String(length)],
	[right('won'), won],
	[right('you'), share],
	...measuredBots.map((bot, at): ColumnOf<ChooserTally> => [
		right(bot, {rank: at === 1 ? 1 : 2}),
		({bots}) => (bots ? percent(bots[bot], 0) : '–'),
	]),
	[right('fewest misses', {rank: 0}), ({fewestMisses = '–'}) => String(fewestMisses)],
];

const choosers = (hangman: Statistics['hangman']): TablePart => ({
	heading: 'hangman',
	remark: totalText(hangman),
	...tableOf(
		chooserColumns,
		hangman.byChooser.toSorted((a, b) => b.games - a.games),
	),
});

function distribution(
	heading: string,
	counted: string,
	rows: readonly (readonly [label: string, count: number])[],
): TablePart {
	const most = Math.max(1, ...rows.map(([, count]) => count));
	const columns: readonly ColumnOf<(typeof rows)[number]>[] = [
		[right(counted), ([label]) => label],
		[right('games'), ([, count]) => formatNumber(count)],
	];
	return {...tableOf(columns, rows, ([, count]) => ({bar: count / most})), heading};
}

const dailyOver = ({games, won: count, perfect, over}: Statistics['daily']): TablePart => ({
	...distribution('daily', 'over par', [
		...over.map((days, misses) => [overText(misses), days] as const),
		['lost', games - count],
	]),
	remark: `${totalText({games, won: count})}, ${formatNumber(perfect)} perfect`,
});

const ghostText = (ghost: Statistics['ghost']): string =>
	totalText(ghost) + (ghost.helped > 0 ? `, ${formatNumber(ghost.helped)} with a letter taken back` : '');

const opponents = (ghost: Statistics['ghost']): TablePart => ({
	heading: 'ghost',
	remark: ghostText(ghost),
	...tableOf(
		[
			[left('opponent'), ({opponent}) => opponent],
			[right('won'), won],
			[right('you'), share],
		],
		ghost.byOpponent,
		row => ({bar: row.won / row.games}),
	),
});

function openings({byOpening}: Statistics['ghost']): TablePart {
	const letters = Array.from(new Set(byOpening.map(({letter}) => letter)));
	const cell = (letter: string, isYours: boolean): string => {
		const row = byOpening.find(each => each.letter === letter && each.isYours === isYours);
		return row ? `${won(row)}  ${share(row).padStart(4)}` : '–';
	};
	return {
		part: 'table',
		heading: 'ghost by opening letter',
		columns: [left('letter'), right('yours: won'), right('theirs: won')],
		rows: rowsOf(letters.map(letter => [letter, cell(letter, true), cell(letter, false)])),
	};
}

const trend = ({accuracy}: Statistics): Part => ({
	part: 'chart',
	label: hitRateText(accuracy),
	values: accuracy.series,
	scale: 'range',
	as: 'hit',
});

export function statisticsParts(statistics: Statistics): readonly Part[] {
	const {games, accuracy, hangman, misses, daily, ghost} = statistics;
	if (games === 0) return [{part: 'prose', paragraphs: [noGamesText]}];
	const overs = hangman.over.map(each => [overText(each.over), each.games] as const);
	const counts = misses.map(each => [String(each.misses), each.games] as const);
	const parts: readonly (readonly [isThere: boolean, part: Part])[] = [
		[accuracy.letters > 0, trend(statistics)],
		[true, overview(statistics)],
		[hangman.games > 0, choosers(hangman)],
		[ghost.games > 0, opponents(ghost)],
		[overs.length > 0, distribution('hangman: misses over par', 'over par', overs)],
		[daily.games > 0, dailyOver(daily)],
		[daily.games > 0, weekPart(daily)],
		[counts.length > 0, distribution('hangman: misses', 'misses', counts)],
		[ghost.byOpening.length > 0, openings(ghost)],
	];
	return parts.flatMap(([isThere, part]) => (isThere ? [part] : []));
}
