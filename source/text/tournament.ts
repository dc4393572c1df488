import {left, right} from '../page/text.js';
import {
	addScores,
	noGames,
	scoreOfCell,
	summarize,
	tournamentBudgets,
	type Cell,
	type Forfeit,
	type Score,
	type Scoreboard,
	type Summary,
	type Tournament,
} from '../engine/index.js';
import type {Cell as MapCell, Column, Part, Row, TablePart} from '../page/page.js';
import {countMisses, countOf, formatNumber, percent} from './words.js';
import {chooserTitle} from './players.js';
import {forfeitReason} from './programs.js';

/** How players and words are shown: programs by their names, words as they are spelled. */
type TournamentNames = {
	readonly nameOf: (player: string) => string;
	readonly spell: (word: string) => string;
};

type Pair = Pick<Cell, 'guesser' | 'chooser'>;

export const forfeitText = ({by, reason}: Forfeit, pair: Pair, nameOf: (player: string) => string): string =>
	`${nameOf(pair[by])} ${forfeitReason(reason)}`;

const all = 'all';

type Played = Pair & {
	readonly score: Score;
	/** By the lengths that have been played, and of all together. */
	readonly summaries: ReadonlyMap<string, Summary>;
};

const playedAgainst = (
	chooser: Cell['chooser'],
	board: Scoreboard,
	{guessers, lengths}: Tournament,
): readonly Played[] =>
	guessers.map(guesser => {
		const scores = lengths.map(length => scoreOfCell(board, {guesser, chooser, length}) ?? noGames);
		const score = scores.reduce(addScores, noGames);
		const summaries = [...scores, score].flatMap((each, at) => {
			const summary = summarize(each);
			return summary ? [[String(lengths[at] ?? all), summary] as const] : [];
		});
		return {guesser, chooser, score, summaries: new Map(summaries)};
	});

const columns: readonly Column[] = [
	right('length'),
	right('games'),
	right('mean'),
	right('worst'),
	left('worst word'),
	...tournamentBudgets.map(budget => right(`won with ${budget}`)),
];

const forfeitedColumn: Column = right('forfeited');

const rowOf = (name: string, {games, misses, won, forfeited}: Summary, {spell}: TournamentNames): Row => ({
	cells: [
		name,
		formatNumber(games),
		misses?.mean.toFixed(2) ?? '–',
		misses === undefined ? '–' : String(misses.worst),
		misses === undefined ? '–' : spell(misses.worstWord),
		...tournamentBudgets.map(budget => percent(won[budget])),
		...(forfeited > 0 ? [formatNumber(forfeited)] : []),
	],
});

/** `mine.py against evil`: every length, and why games were forfeited. */
function pairPart(played: Played, names: TournamentNames): Part {
	const {guesser, chooser, summaries, score} = played;
	const hasForfeits = [...summaries.values()].some(({forfeited}) => forfeited > 0);
	return {
		part: 'table',
		heading: `${names.nameOf(guesser)} against ${names.nameOf(chooser)}`,
		columns: hasForfeits ? [...columns, forfeitedColumn] : columns,
		rows: Array.from(summaries, ([name, summary]) => rowOf(name, summary, names)),
		notes: score.forfeits.map(
			forfeit =>
				`${countOf(forfeit.games, 'game')} forfeited: ${forfeitText(forfeit, played, names.nameOf)}.`,
		),
	};
}

/** More guessers than these are listed below each other, the best first, rather than side by side. */
const mostBeside = 8;

const meanOf = (misses: Summary['misses']): number => misses?.mean ?? Infinity;

function rankingPart(pairs: readonly Played[], names: TournamentNames): TablePart {
	const ranked = pairs
		.flatMap(({guesser, summaries}) => {
			const summary = summaries.get(all);
			return summary ? [{guesser, summary}] : [];
		})
		.toSorted(({summary: a}, {summary: b}) => b.won[8] - a.won[8] || meanOf(a.misses) - meanOf(b.misses));
	return {
		part: 'table',
		columns: [left('guesser'), ...columns.slice(1), forfeitedColumn],
		rows: ranked.map(({guesser, summary}) => rowOf(names.nameOf(guesser), summary, names)),
	};
}

/** The measures of the map of a tournament: misses on average or at most, or the share won with so many wrong guesses. */
export const measures = ['mean', 'worst', ...tournamentBudgets] as const;

export type Measure = (typeof measures)[number];

const measureText = (measure: Measure): string => {
	if (measure === 'mean') return 'mean misses';
	return measure === 'worst' ? 'most misses' : `won with ${measure} wrong guesses`;
};

const share = (part: number): string => percent(part, part === 1 ? 0 : 1);

const measured = ({misses, won}: Summary, measure: Measure): number | undefined =>
	measure === 'mean' || measure === 'worst' ? misses?.[measure] : won[measure];

function valueText(value: number | undefined, measure: Measure): string {
	if (value === undefined) return 'forfeited';
	if (measure === 'mean') return value.toFixed(2);
	return measure === 'worst' ? String(value) : share(value);
}

/** A number for each guesser and length against one chooser, the higher the darker; where no cell is looked at also for all lengths together. */
function mapOf(
	pairs: readonly Played[],
	{lengths}: Tournament,
	measure: Measure,
	nameOf: (player: string) => string,
	looked?: Cell,
): TablePart {
	const names = [...lengths.map(String), ...(looked ? [] : [all])];
	const values = pairs.map(({summaries}) =>
		names.map(name => {
			const summary = summaries.get(name);
			return summary && {value: measured(summary, measure)};
		}),
	);
	const most = Math.max(0, ...values.flat().map(each => each?.value ?? 0));
	const cellAt = ({guesser}: Played, pair: number, row: number): MapCell => {
		const result = values[pair]?.[row];
		const isLooked = guesser === looked?.guesser && names[row] === String(looked.length);
		return {
			text: result ? valueText(result.value, measure) : '·',
			shade: most === 0 ? 0 : (result?.value ?? 0) / most,
			...(isLooked && {as: 'accent'}),
		};
	};

	return {
		part: 'table',
		columns: [right('letters'), ...pairs.map(({guesser}) => right(nameOf(guesser), {least: 6}))],
		rows: names.map((name, row): Row => ({
			mark: name === String(looked?.length) ? 'chosen' : undefined,
			cells: [name, ...pairs.map((pair, at) => cellAt(pair, at, row))],
		})),
	};
}

/** Returns the results of a tournament: a table for each pair, then for each chooser how the guessers compare. */
export function tournamentParts(
	board: Scoreboard,
	tournament: Tournament,
	names: TournamentNames,
): readonly Part[] {
	const played = tournament.choosers.map(chooser =>
		playedAgainst(chooser, board, tournament).filter(({summaries}) => summaries.size > 0),
	);
	const maps = played.flatMap((pairs): readonly Part[] => {
		const [first] = pairs;
		if (first === undefined) return [];
		const title = `against ${names.nameOf(first.chooser)} – ${chooserTitle(first.chooser)}`;
		return pairs.length > mostBeside
			? [{...rankingPart(pairs, names), heading: `All lengths together ${title}`}]
			: [{...mapOf(pairs, tournament, 'mean', names.nameOf), heading: `Mean misses ${title}`}];
	});
	return [...played.flat().map(pair => pairPart(pair, names)), ...maps];
}

const tournamentAloud = (board: Scoreboard, tournament: Tournament): readonly string[] =>
	tournament.choosers.flatMap(chooser => {
		const list = playedAgainst(chooser, board, tournament)
			.filter(({summaries}) => summaries.size > 0)
			.map(({guesser, summaries}) => ({guesser, misses: summaries.get(all)?.misses}))
			.toSorted((a, b) => meanOf(a.misses) - meanOf(b.misses))
			.map(({guesser, misses}) =>
				misses ? `${guesser} ${misses.mean.toFixed(2)}, at worst ${misses.worst}` : guesser,
			);
		return list.length === 0 ? [] : [`Misses on average against ${chooser}: ${list.join('; ')}.`];
	});

type MapShown = {
	readonly board: Scoreboard;
	readonly tournament: Tournament;
	readonly measure: Measure;
	readonly cell: Cell;
};

/** The map of the chooser that is looked at. */
export const mapPart = ({board, tournament, measure, cell}: MapShown): Part => ({
	...mapOf(playedAgainst(cell.chooser, board, tournament), tournament, measure, guesser => guesser, cell),
	heading: `against ${cell.chooser}`,
	remark: measureText(measure),
	spoken: tournamentAloud(board, tournament).join(' '),
});

type CellShown = Pick<MapShown, 'board' | 'cell'> & {
	readonly spell: (word: string) => string;
};

/** The result of one cell of the map. */
export function cellPart({board, cell, spell}: CellShown): Part {
	const {guesser, chooser, length} = cell;
	const result = summarize(scoreOfCell(board, cell) ?? noGames);
	const won = tournamentBudgets.map(budget => `${share(result?.won[budget] ?? 0)} with ${budget}`);
	const misses = result?.misses;
	return {
		part: 'prose',
		paragraphs: [
			[{text: `${guesser} against ${chooser}, ${countOf(length, 'letter')}`, bold: true}],
			result
				? `${countOf(result.games, 'game')}${misses ? `, ${misses.mean.toFixed(2)} misses` : ''}; won ${won.join(', ')}`
				: 'still to be played',
			...(misses ? [`hardest: ${spell(misses.worstWord)}, ${countMisses(misses.worst)}`] : []),
		],
		spoken: '',
	};
}

/** The words of a cell that cost the most misses. */
export function hardestPart({board, cell, spell}: CellShown): Part {
	const hardest = scoreOfCell(board, cell)?.hardest ?? [];
	if (hardest.length === 0)
		return {part: 'prose', heading: 'hardest words', paragraphs: ['still to be played'], spoken: ''};
	return {
		part: 'table',
		heading: 'hardest words',
		remark: formatNumber(hardest.length),
		columns: [left('word'), right('misses')],
		rows: hardest.map(({word, misses}) => ({cells: [spell(word), String(misses)]})),
		spoken: '',
	};
}

export const leaveTournamentQuestion = 'Leave? The tournament would stop.';

export const tournamentAbout = [
	'Every guesser plays every chooser on every length. Against random each word is the secret once, or as many as Games says; against choosers that cheat there is one game, since they answer the same way every time.',
	'A game ends when one word is left. The map shows a number for each guesser and length; darker is higher.',
	'Mean misses: wrong guesses on average. Most misses: in the worst game. Won with 8 wrong guesses: the share of games with fewer than 8 misses.',
	'Hardest: the words that cost the most misses.',
].join('\n');
