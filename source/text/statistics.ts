import type {Statistics} from '../statistics/index.js';
import {overText} from './daily.js';
import {countOf, formatNumber, percent} from './numbers.js';
import {drawBar, drawTable, type Column} from './tables.js';

const left = (title: string): Column => ({title, side: 'left'});
const right = (title: string): Column => ({title, side: 'right'});

const share = ({games, won}: {readonly games: number; readonly won: number}): string =>
	games === 0 ? '–' : percent(won / games, 0);

/** What each number counts. */
export const statisticsDefinitions = [
	'Games: those you finished yourself. Games you watched, and two people’s, count nowhere.',
	'Streak: days won in a row, each begun on its own day by your clock; the first try counts. Today breaks nothing before you lose it.',
	'Over par: your misses less those of perfect play. In the daily a hint counts as a miss; in Hangman only wins against a chooser that cheats, where par is proved.',
	'Accuracy: the letters you guessed that were in the word, in Hangman and the daily.',
	'Openings: how you did after each first letter of Ghost.',
];

/** The statistics as lines. */
export function statisticsLines(statistics: Statistics): readonly string[] {
	if (statistics.games === 0) return ['No games yet: play one, and it is counted.'];
	return [
		...overview(statistics),
		...dailyLines(statistics.daily),
		...hangmanLines(statistics.hangman),
		...ghostLines(statistics.ghost),
	];
}

function overview({games, won, days, wins, accuracy}: Statistics): readonly string[] {
	return [
		...drawTable(
			[left(''), right('now'), right('best')],
			[
				['days won in a row', formatNumber(days.now), formatNumber(days.best)],
				['games won in a row', formatNumber(wins.now), formatNumber(wins.best)],
			],
		),
		'',
		`${countOf(games, 'game')}, ${formatNumber(won)} won (${share({games, won})})`,
		...(accuracy.letters === 0
			? []
			: [
					`accuracy ${percent(accuracy.hits / accuracy.letters, 0)} of ${countOf(accuracy.letters, 'letter')}`,
				]),
	];
}

const barWidth = 24;

function distribution(rows: readonly (readonly [label: string, count: number])[]): readonly string[] {
	const most = Math.max(1, ...rows.map(([, count]) => count));
	return drawTable(
		[right('over par'), right('games'), left('')],
		rows.map(([label, count]) => [label, formatNumber(count), drawBar(count / most, barWidth)]),
	);
}

function dailyLines({games, won, perfect, over, week}: Statistics['daily']): readonly string[] {
	if (games === 0) return [];
	return [
		'',
		`Daily: ${countOf(games, 'day')}, ${formatNumber(won)} won, ${formatNumber(perfect)} perfect`,
		...distribution([
			...over.map((count, misses) => [overText(misses), count] as const),
			['lost', games - won] as const,
		]),
		...drawTable(
			week.map(({date}) => right(date.slice(5))),
			[
				week.map(day =>
					day.over === undefined ? '·' : overText(day.over === 'lost' ? undefined : day.over),
				),
			],
		),
	];
}

function hangmanLines({games, won, byChooser, over}: Statistics['hangman']): readonly string[] {
	if (games === 0) return [];
	return [
		'',
		`Hangman: ${countOf(games, 'game')}, ${formatNumber(won)} won`,
		...drawTable(
			[
				left('chooser'),
				right('length'),
				right('games'),
				right('won'),
				right('share'),
				right('fewest misses'),
			],
			byChooser.map(row => [
				row.chooser,
				String(row.length),
				formatNumber(row.games),
				formatNumber(row.won),
				share(row),
				row.fewestMisses === undefined ? '–' : String(row.fewestMisses),
			]),
		),
		...(over.length === 0 ? [] : distribution(over.map(row => [overText(row.over), row.games] as const))),
	];
}

function ghostLines({games, won, byOpponent, byOpening}: Statistics['ghost']): readonly string[] {
	if (games === 0) return [];
	return [
		'',
		`Ghost: ${countOf(games, 'game')}, ${formatNumber(won)} won`,
		...drawTable(
			[left('opponent'), right('games'), right('won'), right('share')],
			byOpponent.map(row => [row.opponent, formatNumber(row.games), formatNumber(row.won), share(row)]),
		),
		'',
		...drawTable(
			[left('opening'), left('whose'), right('games'), right('won'), right('share')],
			byOpening.map(row => [
				row.letter,
				row.isYours ? 'yours' : 'theirs',
				formatNumber(row.games),
				formatNumber(row.won),
				share(row),
			]),
		),
	];
}
