import {
	addScores,
	noGames,
	scoreOfCell,
	summarize,
	summarizeBudget,
	tournamentBudgets,
	type AnyChooser,
	type Cell,
	type Forfeit,
	type Score,
	type Scoreboard,
	type Summary,
	type Tournament,
} from '../engine/index.js';
import {countOf, formatNumber, percent} from './numbers.js';
import {chooserTitle} from './players.js';
import {drawTable, type Column} from './tables.js';
import {padStart} from './wrap.js';

export type TournamentNames = {
	readonly nameOf?: (player: string) => string;
	readonly spell?: (word: string) => string;
};

const asItIs = (text: string): string => text;

type Pair = Pick<Cell, 'guesser' | 'chooser'>;

/** Why games were forfeited, without a period. */
export const forfeitText = ({by, reason}: Forfeit, pair: Pair, nameOf: (player: string) => string): string =>
	`${nameOf(pair[by])} ${reason}`;

const forfeitSentences = (
	{forfeits}: Score,
	pair: Pair,
	nameOf: (player: string) => string,
): readonly string[] =>
	forfeits.map(
		forfeit => `${countOf(forfeit.games, 'game')} forfeited: ${forfeitText(forfeit, pair, nameOf)}.`,
	);

const scoreOf = (board: Scoreboard, pair: Pair, lengths: Tournament['lengths']): Score =>
	lengths.map(length => scoreOfCell(board, {...pair, length}) ?? noGames).reduce(addScores, noGames);

function cellsIn(
	board: Scoreboard,
	{guessers, choosers, lengths}: Tournament,
	nameOf: (player: string) => string,
) {
	const cells = guessers.flatMap(guesser =>
		choosers.flatMap(chooser => lengths.map(length => ({guesser, chooser, length}))),
	);
	return cells.flatMap(cell => {
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

const rowOf = (name: string, {games, misses, won, forfeited}: Summary): readonly string[] => [
	name,
	formatNumber(games),
	misses?.mean.toFixed(2) ?? '–',
	misses === undefined ? '–' : String(misses.worst),
	misses?.worstWord ?? '–',
	...tournamentBudgets.map(budget => percent(won[budget])),
	...(forfeited > 0 ? [formatNumber(forfeited)] : []),
];

const all = 'all';

function summariesOf(
	board: Scoreboard,
	{lengths}: Tournament,
	pair: Pair,
	spell: (word: string) => string,
): ReadonlyMap<string, Summary> {
	const scores = lengths.map(length => scoreOfCell(board, {...pair, length}) ?? noGames);
	const rows = [...scores.entries()].map(([at, score]) => [String(lengths[at]), summarize(score)] as const);
	const together = [all, summarize(scores.reduce(addScores, noGames))] as const;
	return new Map(
		[...rows, together].flatMap(([name, summary]) => (summary ? [[name, spelled(summary, spell)]] : [])),
	);
}

const spelled = ({misses, ...summary}: Summary, spell: (word: string) => string): Summary => ({
	...summary,
	misses: misses && {...misses, worstWord: spell(misses.worstWord)},
});

/** `mine.py against evil`, and its table; behind it why games were forfeited. */
function describePair(
	title: string,
	summaries: ReadonlyMap<string, Summary>,
	forfeits: readonly string[],
): readonly string[] {
	if (summaries.size === 0) return [];
	const rows = [...summaries].map(([name, summary]) => rowOf(name, summary));
	const hasForfeits = [...summaries.values()].some(({forfeited}) => forfeited > 0);
	return [title, ...drawTable(hasForfeits ? [...columns, forfeitedColumn] : columns, rows), ...forfeits, ''];
}

const shades = ['  ', '░░', '▒▒', '▓▓', '██'] as const;

/** `▒▒  4.20`: the more misses, the darker. */
function drawHeat(misses: number, most: number): string {
	const level = most === 0 ? 0 : Math.round((misses / most) * (shades.length - 1));
	return `${shades[level] ?? ''} ${padStart(misses.toFixed(2), 5)}`;
}

/** What all maps of a tournament are drawn with. */
type Maps = {
	readonly tournament: Tournament;
	readonly summariesFor: (pair: Pair) => ReadonlyMap<string, Summary>;
	readonly most: number;
	readonly nameOf: (player: string) => string;
};

/** More guessers than these stand below each other, the best first, rather than side by side. */
const mostBeside = 8;

function drawRanking(chooser: AnyChooser, {tournament, summariesFor, nameOf}: Maps): readonly string[] {
	const ranked = tournament.guessers
		.flatMap(guesser => {
			const summary = summariesFor({guesser, chooser}).get(all);
			return summary ? [{guesser, summary}] : [];
		})
		.toSorted(
			({summary: a}, {summary: b}) =>
				b.won[8] - a.won[8] || (a.misses?.mean ?? Infinity) - (b.misses?.mean ?? Infinity),
		);
	if (ranked.length === 0) return [];
	const rows = ranked.map(({guesser, summary}) => {
		const row = rowOf(nameOf(guesser), summary);
		return summary.forfeited > 0 ? row : [...row, ''];
	});
	const [, ...others] = columns;
	return [
		`All lengths together against ${nameOf(chooser)} – ${chooserTitle(chooser)}`,
		...drawTable([{title: 'guesser', side: 'left'}, ...others, forfeitedColumn], rows),
		'',
	];
}

function drawMap(chooser: AnyChooser, maps: Maps): readonly string[] {
	const {tournament, summariesFor, most, nameOf} = maps;
	const {guessers, lengths} = tournament;
	if (guessers.length > mostBeside) return drawRanking(chooser, maps);
	const byGuesser = guessers.map(guesser => summariesFor({guesser, chooser}));
	const rows = [...lengths.map(String), all]
		.filter(name => byGuesser.some(summaries => summaries.has(name)))
		.map(name => [
			name,
			...byGuesser.map(summaries => {
				const summary = summaries.get(name);
				if (summary === undefined) return '';
				return summary.misses ? drawHeat(summary.misses.mean, most) : 'forfeited';
			}),
		]);
	if (rows.length === 0) return [];
	const heads = guessers.map(guesser => ({title: nameOf(guesser), side: 'left'}) as const);
	return [
		`Mean misses against ${nameOf(chooser)} – ${chooserTitle(chooser)}`,
		...drawTable([{title: 'length', side: 'right'}, ...heads], rows),
		'',
	];
}

export function describeTournament(
	board: Scoreboard,
	tournament: Tournament,
	{nameOf = asItIs, spell = asItIs}: TournamentNames = {},
): string {
	const {lengths} = tournament;
	const pairs = tournament.choosers.flatMap(chooser =>
		tournament.guessers.map(guesser => ({guesser, chooser})),
	);
	const summaries = new Map(pairs.map(pair => [keyOf(pair), summariesOf(board, tournament, pair, spell)]));
	const summariesFor = (pair: Pair) => summaries.get(keyOf(pair)) ?? new Map<string, Summary>();
	const means = [...summaries.values()].flatMap(rows =>
		Array.from(rows.values(), ({misses}) => misses?.mean ?? 0),
	);
	const most = Math.max(0, ...means);
	return [
		...pairs.flatMap(pair =>
			describePair(
				`${nameOf(pair.guesser)} against ${nameOf(pair.chooser)}`,
				summariesFor(pair),
				forfeitSentences(scoreOf(board, pair, lengths), pair, nameOf),
			),
		),
		...tournament.choosers.flatMap(chooser => drawMap(chooser, {tournament, summariesFor, most, nameOf})),
	].join('\n');
}

/** A sentence for each chooser that has been played against: the guessers, the best first, over all lengths together; and why games were forfeited. */
export const tournamentAloud = (
	board: Scoreboard,
	{choosers, guessers, lengths}: Tournament,
	{nameOf = asItIs}: TournamentNames = {},
): readonly string[] =>
	choosers.flatMap(chooser => {
		const results = guessers.flatMap(guesser => {
			const pair = {guesser, chooser};
			const score = scoreOf(board, pair, lengths);
			const summary = summarize(score);
			const forfeits = forfeitSentences(score, pair, nameOf).slice(0, 1);
			return summary ? [{guesser: nameOf(guesser), ...summary, forfeits}] : [];
		});
		if (results.length === 0) return [];
		const list = results
			.toSorted((a, b) => (a.misses?.mean ?? Infinity) - (b.misses?.mean ?? Infinity))
			.map(({guesser, misses}) =>
				misses
					? `${guesser} ${misses.mean.toFixed(2)}, at worst ${misses.worst}`
					: `${guesser} without a whole game`,
			)
			.join('; ');
		const sentence = `Misses on average against ${nameOf(chooser)}: ${list}.`;
		return [sentence, ...results.flatMap(({forfeits}) => forfeits)];
	});

export const leaveTournamentQuestion = 'Leave? The tournament would stop.';

export const tournamentAbout = [
	'Every guesser plays every chooser on every length. Against random each word is the secret once, or as many as Games says; against choosers that cheat there is one game, for they answer the same way every time.',
	'A game ends when one word is left. The map shows a number for each guesser and length; darker is higher.',
	'Mean misses: wrong guesses on average. Most misses: in the worst game. Won with 8 wrong guesses: the share of games with fewer than 8 misses.',
	'Hardest: the words that cost the most misses.',
].join('\n');

const keyOf = ({guesser, chooser}: Pair): string => `${guesser} ${chooser}`;
