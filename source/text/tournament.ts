import {
	addScores,
	cellsOf,
	noGames,
	resultsOf,
	scoreOfCell,
	summarize,
	summarizeBudget,
	tournamentBudgets,
	type Cell,
	type CellResult,
	type Forfeit,
	type Score,
	type Scoreboard,
	type Summary,
	type Tournament,
} from '../engine/index.js';
import type {Cell as MapCell, Part} from '../page/page.js';
import {countOf, formatNumber, percent} from './numbers.js';
import {chooserTitle} from './players.js';
import {forfeitReason} from './programs.js';
import {drawTable, type Column} from './tables.js';
import {padStart} from './wrap.js';

export type TournamentNames = {
	readonly nameOf?: (player: string) => string;
	readonly spell?: (word: string) => string;
};

const asItIs = (text: string): string => text;

type Pair = Pick<Cell, 'guesser' | 'chooser'>;

export const forfeitText = ({by, reason}: Forfeit, pair: Pair, nameOf: (player: string) => string): string =>
	`${nameOf(pair[by])} ${forfeitReason(reason)}`;

const forfeitSentences = (played: Played, nameOf: (player: string) => string): readonly string[] =>
	played.score.forfeits.map(
		forfeit => `${countOf(forfeit.games, 'game')} forfeited: ${forfeitText(forfeit, played, nameOf)}.`,
	);

const all = 'all';

type Played = Pair & {
	readonly score: Score;
	/** By the lengths that have been played, and of all together. */
	readonly summaries: ReadonlyMap<string, Summary>;
};

const playedIn = (board: Scoreboard, {guessers, choosers, lengths}: Tournament): readonly Played[] =>
	choosers.flatMap(chooser =>
		guessers.map((guesser): Played => {
			const scores = lengths.map(length => scoreOfCell(board, {guesser, chooser, length}) ?? noGames);
			const score = scores.reduce(addScores, noGames);
			const summaries = [...scores, score].flatMap((each, at) => {
				const summary = summarize(each);
				return summary ? [[String(lengths[at] ?? all), summary] as const] : [];
			});
			return {guesser, chooser, score, summaries: new Map(summaries)};
		}),
	);

function cellsIn(board: Scoreboard, tournament: Tournament, nameOf: (player: string) => string) {
	return cellsOf(tournament).flatMap(cell => {
		const score = scoreOfCell(board, cell) ?? noGames;
		const summary = summarize(score);
		const forfeits = score.forfeits.map(forfeit => {
			const {by, games} = forfeit;
			return {by, sentence: forfeitText(forfeit, cell, nameOf), games};
		});
		return summary ? [{...cell, ...summary, score, forfeits}] : [];
	});
}

/** The document that `tournament --json` prints; `about` says what was played. Only cells with games that were forfeited say so. */
export const tournamentJson = <About>(
	about: About,
	board: Scoreboard,
	tournament: Tournament,
	{nameOf = asItIs}: TournamentNames = {},
) => ({
	...about,
	results: cellsIn(board, tournament, nameOf).map(
		({guesser, chooser, length, games, misses, won, forfeited, score, forfeits}) => ({
			...{guesser: nameOf(guesser), chooser: nameOf(chooser), length, games},
			meanMisses: misses?.mean ?? null,
			worstMisses: misses?.worst ?? null,
			worstWord: misses?.worstWord ?? null,
			won,
			// A larger budget changes nothing.
			budgets: Array.from({length: (misses?.worst ?? 0) + 1}, (_, before) => before + 1).map(budget => ({
				budget,
				...summarizeBudget(score, budget),
			})),
			...(forfeited > 0 && {forfeited, forfeits}),
		}),
	),
});

/** A field of a CSV file: quoted where it must be, and never a formula to a spreadsheet. */
function csvField(field: string | number | undefined): string {
	const text = String(field ?? '').replace(/^[=+\-@\t]/, typeof field === 'string' ? "'$&" : '$&');
	return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table that `tournament --csv` prints: a row for each cell, under the names of the JSON document. */
export function tournamentCsv(
	board: Scoreboard,
	tournament: Tournament,
	{nameOf = asItIs}: TournamentNames = {},
): string {
	const won = tournamentBudgets.map(budget => `won${budget}`);
	const heads = ['guesser', 'chooser', 'length', 'games', 'meanMisses', 'worstMisses', 'worstWord', ...won];
	const rows = cellsIn(board, tournament, nameOf).map(({misses, ...cell}) => [
		...[nameOf(cell.guesser), nameOf(cell.chooser), cell.length, cell.games],
		...[misses?.mean, misses?.worst, misses?.worstWord],
		...tournamentBudgets.map(budget => cell.won[budget]),
		...[cell.forfeited, cell.forfeits[0]?.sentence],
	]);
	return [[...heads, 'forfeited', 'reason'], ...rows].map(row => `${row.map(csvField).join(',')}\n`).join('');
}

const columns: readonly Column[] = [
	{title: 'length', side: 'right'},
	{title: 'games', side: 'right'},
	{title: 'mean', side: 'right'},
	{title: 'worst', side: 'right'},
	{title: 'worst word', side: 'left'},
	...tournamentBudgets.map(budget => ({title: `won with ${budget}`, side: 'right'}) as const),
];

const forfeitedColumn: Column = {title: 'forfeited', side: 'right'};

const rowOf = (
	name: string,
	{games, misses, won, forfeited}: Summary,
	spell: (word: string) => string,
): readonly string[] => [
	name,
	formatNumber(games),
	misses?.mean.toFixed(2) ?? '–',
	misses === undefined ? '–' : String(misses.worst),
	misses === undefined ? '–' : spell(misses.worstWord),
	...tournamentBudgets.map(budget => percent(won[budget])),
	...(forfeited > 0 ? [formatNumber(forfeited)] : []),
];

/** `mine.py against evil`, and its table; behind it why games were forfeited. */
function describePair(played: Played, {nameOf, spell}: Required<TournamentNames>): readonly string[] {
	const {guesser, chooser, summaries} = played;
	if (summaries.size === 0) return [];
	const rows = Array.from(summaries, ([name, summary]) => rowOf(name, summary, spell));
	const hasForfeits = [...summaries.values()].some(({forfeited}) => forfeited > 0);
	return [
		`${nameOf(guesser)} against ${nameOf(chooser)}`,
		...drawTable(hasForfeits ? [...columns, forfeitedColumn] : columns, rows),
		...forfeitSentences(played, nameOf),
		'',
	];
}

const shades = ['  ', '░░', '▒▒', '▓▓', '██'] as const;

/** `▒▒  4.20`: the more misses, the darker. */
function drawHeat(misses: number, most: number): string {
	const level = most === 0 ? 0 : Math.round((misses / most) * (shades.length - 1));
	return `${shades[level] ?? ''} ${padStart(misses.toFixed(2), 5)}`;
}

/** More guessers than these stand below each other, the best first, rather than side by side. */
const mostBeside = 8;

function drawRanking(
	pairs: readonly Played[],
	{nameOf, spell}: Required<TournamentNames>,
): readonly string[] {
	const rows = pairs
		.flatMap(({guesser, summaries}) => {
			const summary = summaries.get(all);
			return summary ? [{guesser, summary}] : [];
		})
		.toSorted(
			({summary: a}, {summary: b}) =>
				b.won[8] - a.won[8] || (a.misses?.mean ?? Infinity) - (b.misses?.mean ?? Infinity),
		)
		.map(({guesser, summary}) => {
			const row = rowOf(nameOf(guesser), summary, spell);
			return summary.forfeited > 0 ? row : [...row, ''];
		});
	const [, ...others] = columns;
	return drawTable([{title: 'guesser', side: 'left'}, ...others, forfeitedColumn], rows);
}

/** The mean misses by lengths, a column for each guesser; `most` of all maps is the darkest. */
function drawMap(
	pairs: readonly Played[],
	{lengths}: Tournament,
	most: number,
	nameOf: (player: string) => string,
): readonly string[] {
	const rows = [...lengths.map(String), all]
		.filter(name => pairs.some(({summaries}) => summaries.has(name)))
		.map(name => [
			name,
			...pairs.map(({summaries}) => {
				const summary = summaries.get(name);
				if (summary === undefined) return '';
				return summary.misses ? drawHeat(summary.misses.mean, most) : 'forfeited';
			}),
		]);
	const heads = pairs.map(({guesser}) => ({title: nameOf(guesser), side: 'left'}) as const);
	return drawTable([{title: 'length', side: 'right'}, ...heads], rows);
}

export function describeTournament(
	board: Scoreboard,
	tournament: Tournament,
	{nameOf = asItIs, spell = asItIs}: TournamentNames = {},
): string {
	const pairs = playedIn(board, tournament);
	const means = pairs.flatMap(({summaries}) =>
		Array.from(summaries.values(), ({misses}) => misses?.mean ?? 0),
	);
	const maps = tournament.choosers.flatMap(chooser => {
		const against = pairs.filter(pair => pair.chooser === chooser);
		if (against.every(({summaries}) => summaries.size === 0)) return [];
		const isRanking = against.length > mostBeside;
		const title = isRanking ? 'All lengths together' : 'Mean misses';
		return [
			`${title} against ${nameOf(chooser)} – ${chooserTitle(chooser)}`,
			...(isRanking
				? drawRanking(against, {nameOf, spell})
				: drawMap(against, tournament, Math.max(0, ...means), nameOf)),
			'',
		];
	});
	return [...pairs.flatMap(pair => describePair(pair, {nameOf, spell})), ...maps].join('\n');
}

/** Returns a sentence for each chooser that has been played against: the guessers, the best first, over all lengths together. */
export function tournamentAloud(board: Scoreboard, tournament: Tournament): readonly string[] {
	const pairs = playedIn(board, tournament);
	return tournament.choosers.flatMap(chooser => {
		const against = pairs.filter(pair => pair.chooser === chooser && pair.summaries.size > 0);
		if (against.length === 0) return [];
		const list = against
			.map(({guesser, summaries}) => ({guesser, misses: summaries.get(all)?.misses}))
			.sort((a, b) => (a.misses?.mean ?? Infinity) - (b.misses?.mean ?? Infinity))
			.map(({guesser, misses}) =>
				misses ? `${guesser} ${misses.mean.toFixed(2)}, at worst ${misses.worst}` : guesser,
			)
			.join('; ');
		return [`Misses on average against ${chooser}: ${list}.`];
	});
}

/** What the map of a tournament shows: misses on average or at most, or the share won with so many wrong guesses. */
export const measures = ['mean', 'worst', ...tournamentBudgets] as const;

export type Measure = (typeof measures)[number];

const measureText = (measure: Measure): string => {
	if (measure === 'mean') return 'mean misses';
	return measure === 'worst' ? 'most misses' : `won with ${measure} wrong guesses`;
};

const share = (part: number): string => percent(part, part === 1 ? 0 : 1);

const measured = ({misses, won}: CellResult, measure: Measure): number | undefined =>
	measure === 'mean' || measure === 'worst' ? misses?.[measure] : won[measure];

function valueText(result: CellResult, measure: Measure): string {
	const value = measured(result, measure);
	if (value === undefined) return '';
	if (measure === 'mean') return value.toFixed(2);
	return measure === 'worst' ? String(value) : share(value);
}

export type MapShown = {
	readonly board: Scoreboard;
	readonly tournament: Tournament;
	readonly measure: Measure;
	/** The cell that is looked at. */
	readonly cell: Cell;
};

/** A number for each guesser and length against one chooser, the higher the darker. */
export function mapPart({board, tournament, measure, cell}: MapShown): Part {
	const results = resultsOf(board, tournament).filter(({chooser}) => chooser === cell.chooser);
	const most = Math.max(0, ...results.map(result => measured(result, measure) ?? 0));
	const cellAt = (guesser: string, length: number): MapCell => {
		const result = results.find(each => each.guesser === guesser && each.length === length);
		const value = result && measured(result, measure);
		const isSelected = guesser === cell.guesser && length === cell.length;
		return {
			text: result ? valueText(result, measure) : '·',
			shade: value === undefined || most === 0 ? 0 : value / most,
			...(isSelected && {as: 'accent'}),
		};
	};

	return {
		part: 'table',
		heading: `against ${cell.chooser}`,
		remark: measureText(measure),
		columns: [
			{title: 'letters', side: 'right'},
			...tournament.guessers.map(guesser => ({title: guesser, side: 'right', least: 6}) as const),
		],
		rows: tournament.lengths.map(length => ({
			mark: length === cell.length ? 'chosen' : undefined,
			cells: [String(length), ...tournament.guessers.map(guesser => cellAt(guesser, length))],
		})),
		spoken: tournamentAloud(board, tournament).join(' '),
	};
}

type CellShown = Pick<MapShown, 'board' | 'tournament' | 'cell'> & {
	readonly spell: (word: string) => string;
};

/** What is known of one cell of the map. */
export function cellPart({board, tournament, cell, spell}: CellShown): Part {
	const {guesser, chooser, length} = cell;
	const result = resultsOf(board, tournament).find(
		each => each.guesser === guesser && each.chooser === chooser && each.length === length,
	);
	const won = tournamentBudgets.map(budget => `${share(result?.won[budget] ?? 0)} with ${budget}`);
	const misses = result?.misses;
	return {
		part: 'prose',
		paragraphs: [
			[{text: `${guesser} against ${chooser}, ${countOf(length, 'letter')}`, bold: true}],
			result
				? `${countOf(result.games, 'game')}${misses ? `, ${misses.mean.toFixed(2)} misses` : ''}; won ${won.join(', ')}`
				: 'still to be played',
			...(misses ? [`hardest: ${spell(misses.worstWord)}, ${countOf(misses.worst, 'miss', 'misses')}`] : []),
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
		columns: [
			{title: 'word', side: 'left'},
			{title: 'misses', side: 'right'},
		],
		rows: hardest.map(({word, misses}) => ({cells: [spell(word), String(misses)]})),
		spoken: '',
	};
}

export const leaveTournamentQuestion = 'Leave? The tournament would stop.';

export const tournamentAbout = [
	'Every guesser plays every chooser on every length. Against random each word is the secret once, or as many as Games says; against choosers that cheat there is one game, for they answer the same way every time.',
	'A game ends when one word is left. The map shows a number for each guesser and length; darker is higher.',
	'Mean misses: wrong guesses on average. Most misses: in the worst game. Won with 8 wrong guesses: the share of games with fewer than 8 misses.',
	'Hardest: the words that cost the most misses.',
].join('\n');
