import {
	addScores,
	noGames,
	scoreOfCell,
	summarize,
	tournamentBudgets,
	type Cell,
	type CellResult,
	type ChooserName,
	type Scoreboard,
	type Summary,
	type Tournament,
} from '../engine/index.js';
import {formatNumber, percent} from './numbers.js';
import {chooserTitles} from './players.js';
import {drawTable, type Column} from './tables.js';
import {padStart} from './wrap.js';

/** The document that `tournament --json` prints; `about` says what was played. */
export const tournamentJson = <About>(about: About, results: readonly CellResult[]) => ({
	...about,
	results: results.map(({guesser, chooser, length, games, meanMisses, worstMisses, worstWord, won}) => ({
		...{guesser, chooser, length, games, meanMisses, worstMisses, worstWord, won},
	})),
});

const columns: readonly Column[] = [
	{title: 'length', side: 'right'},
	{title: 'games', side: 'right'},
	{title: 'mean', side: 'right'},
	{title: 'worst', side: 'right'},
	{title: 'worst word', side: 'left'},
	...tournamentBudgets.map(budget => ({title: `won with ${budget}`, side: 'right'}) as const),
];

const rowOf = (
	name: string,
	{games, meanMisses, worstMisses, worstWord, won}: Summary,
): readonly string[] => [
	name,
	formatNumber(games),
	meanMisses.toFixed(2),
	String(worstMisses),
	worstWord,
	...tournamentBudgets.map(budget => percent(won[budget])),
];

type Pair = Pick<Cell, 'guesser' | 'chooser'>;

const all = 'all';

/** The results of a pair on each length that has been played out, and on all together. */
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
		[...rows, together].flatMap(([name, summary]) =>
			summary ? [[name, {...summary, worstWord: spell(summary.worstWord)}]] : [],
		),
	);
}

function describePair(pair: Pair, summaries: ReadonlyMap<string, Summary>): readonly string[] {
	if (summaries.size === 0) return [];
	const rows = [...summaries].map(([name, summary]) => rowOf(name, summary));
	return [`${pair.guesser} against ${pair.chooser}`, ...drawTable(columns, rows), ''];
}

const shades = ['  ', '░░', '▒▒', '▓▓', '██'] as const;

/** `▒▒  4.20`: the more misses, the darker. */
function drawHeat(misses: number, most: number): string {
	const level = most === 0 ? 0 : Math.round((misses / most) * (shades.length - 1));
	return `${shades[level] ?? ''} ${padStart(misses.toFixed(2), 5)}`;
}

function drawMap(
	chooser: ChooserName,
	{guessers, lengths}: Tournament,
	summariesFor: (pair: Pair) => ReadonlyMap<string, Summary>,
	most: number,
): readonly string[] {
	const byGuesser = guessers.map(guesser => summariesFor({guesser, chooser}));
	const rows = [...lengths.map(String), all]
		.filter(name => byGuesser.some(summaries => summaries.has(name)))
		.map(name => [
			name,
			...byGuesser.map(summaries => {
				const summary = summaries.get(name);
				return summary === undefined ? '' : drawHeat(summary.meanMisses, most);
			}),
		]);
	if (rows.length === 0) return [];
	const heads = guessers.map(guesser => ({title: guesser, side: 'left'}) as const);
	return [
		`Mean misses against ${chooser} – ${chooserTitles[chooser]}`,
		...drawTable([{title: 'length', side: 'right'}, ...heads], rows),
		'',
	];
}

/** A table for each pair, then a heat map for each chooser; `spell` gives a word's true spelling. */
export function describeTournament(
	board: Scoreboard,
	tournament: Tournament,
	spell = (word: string): string => word,
): string {
	const pairs = tournament.choosers.flatMap(chooser =>
		tournament.guessers.map(guesser => ({guesser, chooser})),
	);
	const summaries = new Map(pairs.map(pair => [keyOf(pair), summariesOf(board, tournament, pair, spell)]));
	const summariesFor = (pair: Pair) => summaries.get(keyOf(pair)) ?? new Map<string, Summary>();
	const means = [...summaries.values()].flatMap(rows =>
		Array.from(rows.values(), ({meanMisses}) => meanMisses),
	);
	const most = Math.max(0, ...means);
	return [
		...pairs.flatMap(pair => describePair(pair, summariesFor(pair))),
		...tournament.choosers.flatMap(chooser => drawMap(chooser, tournament, summariesFor, most)),
	].join('\n');
}

/** A sentence for each chooser that has been played against: the guessers, the best first, over all lengths together. */
export const tournamentAloud = (
	board: Scoreboard,
	{choosers, guessers, lengths}: Tournament,
): readonly string[] =>
	choosers.flatMap(chooser => {
		const results = guessers.flatMap(guesser => {
			const scores = lengths.map(length => scoreOfCell(board, {guesser, chooser, length}) ?? noGames);
			const summary = summarize(scores.reduce(addScores, noGames));
			return summary ? [{guesser, mean: summary.meanMisses, worst: summary.worstMisses}] : [];
		});
		if (results.length === 0) return [];
		const list = results
			.toSorted((a, b) => a.mean - b.mean)
			.map(({guesser, mean, worst}) => `${guesser} ${mean.toFixed(2)}, at worst ${worst}`)
			.join('; ');
		return [`Misses on average against ${chooser}: ${list}.`];
	});

/** What every number on the screen of a tournament means. */
export const tournamentAbout = [
	'Every guesser plays every chooser on every length. Against random each word is the secret once, or as many as Games says; against choosers that cheat there is one game, for they answer the same way every time.',
	'A game ends when one word is left. The map shows a number for each guesser and length; darker is higher.',
	'Mean misses: wrong guesses on average. Most misses: in the worst game. Won with 8 wrong guesses: the share of games with fewer than 8 misses.',
	'Hardest: the words that cost most misses.',
].join('\n');

const keyOf = ({guesser, chooser}: Pair): string => `${guesser} ${chooser}`;
