import {left, right, tableOf, type ColumnOf} from '../page/text.js';
import {
	addScores,
	noGames,
	scoreOfCell,
	summarize,
	tournamentBudgets,
	type TournamentCell,
	type Forfeit,
	type Score,
	type Scoreboard,
	type Summary,
	type Tournament,
} from '../engine/index.js';
import type {Cell, Column, Part, TablePart} from '../page/page.js';
import {countMisses, countOf, formatNumber, percent} from './words.js';
import {forfeitReason} from './players.js';

/** How players and words are shown: programs by their names, words as they are spelled. */
type TournamentNames = {
	readonly nameOf: (player: string) => string;
	readonly spell: (word: string) => string;
};

type Pair = Pick<TournamentCell, 'guesser' | 'chooser'>;

export const forfeitText = ({by, reason}: Forfeit, pair: Pair, nameOf: (player: string) => string): string =>
	`${nameOf(pair[by])} ${forfeitReason(reason)}`;

const all = 'all';

type Played = Pair & {
	readonly score: Score;
	/** By the lengths that have been played, and of all together. */
	readonly summaries: ReadonlyMap<string, Summary>;
};

const playedAgainst = (
	chooser: TournamentCell['chooser'],
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

type NamedSummary = Summary & {readonly name: string};

const resultColumns = (name: Column, {spell}: TournamentNames): readonly ColumnOf<NamedSummary>[] => [
	[name, result => result.name],
	[right('games'), ({games}) => formatNumber(games)],
	[right('mean'), ({misses}) => misses?.mean.toFixed(2) ?? '–'],
	[right('worst'), ({misses}) => (misses ? String(misses.worst) : '–')],
	[left('worst word', {rank: 1}), ({misses}) => (misses ? spell(misses.worstWord) : '–')],
	...tournamentBudgets.map((budget, at): ColumnOf<NamedSummary> => [
		right(`${at === 0 ? 'won ' : ''}with ${budget}`, {rank: 2}),
		({won}) => percent(won[budget]),
	]),
	[right('forfeited'), ({forfeited}) => (forfeited > 0 ? formatNumber(forfeited) : '')],
];

/** `mine.py against evil`: every length, and why games were forfeited. */
function pairPart(played: Played, names: TournamentNames): Part {
	const {guesser, chooser, summaries, score} = played;
	const results = Array.from(summaries, ([name, summary]): NamedSummary => ({...summary, name}));
	return {
		heading: `${names.nameOf(guesser)} against ${names.nameOf(chooser)}`,
		...tableOf(resultColumns(right('length'), names), results),
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
	const results = pairs.flatMap(({guesser, summaries}): readonly NamedSummary[] => {
		const summary = summaries.get(all);
		return summary ? [{...summary, name: names.nameOf(guesser)}] : [];
	});
	const ranked = results.toSorted((a, b) => b.won[8] - a.won[8] || meanOf(a.misses) - meanOf(b.misses));
	return tableOf(resultColumns(left('guesser'), names), ranked);
}

/** The measures of the map of a tournament: misses on average or at most, or the share won with so many wrong guesses. */
export const measures = ['mean', 'worst', ...tournamentBudgets] as const;

export type Measure = (typeof measures)[number];

const measureText = (measure: Measure): string => {
	if (measure === 'mean') return 'mean misses';
	return measure === 'worst' ? 'most misses' : `won with ${measure} wrong guesses`;
};

const share = (part: number): string => percent(part, part === 1 ? 0 : 1);

function measured({misses, won}: Summary, measure: Measure): {readonly value: number; readonly text: string} {
	if (measure !== 'mean' && measure !== 'worst') return {value: won[measure], text: share(won[measure])};
	if (misses === undefined) return {value: 0, text: 'forfeited'};
	return {value: misses[measure], text: misses[measure].toFixed(measure === 'mean' ? 2 : 0)};
}

/** A number for each guesser and length against one chooser, the higher the darker; where no cell is looked at also for all lengths together. */
function mapOf(
	pairs: readonly Played[],
	{lengths}: Tournament,
	measure: Measure,
	nameOf: (player: string) => string,
	looked?: TournamentCell,
): TablePart {
	const names = [...lengths.map(String), ...(looked ? [] : [all])];
	// As wide as a result, so that no column moves when one comes.
	const unknown = {value: 0, text: '·'.padStart(measure === 'worst' ? 2 : measure === 'mean' ? 4 : 5)};
	const resultAt = ({summaries}: Played, name: string) => {
		const summary = summaries.get(name);
		return summary ? measured(summary, measure) : unknown;
	};
	const values = pairs.flatMap(pair => names.map(name => resultAt(pair, name).value));
	const most = Math.max(0, ...values);
	const cellOf = (pair: Played, name: string): Cell => {
		const {value, text} = resultAt(pair, name);
		const isLooked = pair.guesser === looked?.guesser && name === String(looked.length);
		return {text, shade: most === 0 ? 0 : value / most, ...(isLooked && {as: 'accent'})};
	};

	const columns = pairs.map((pair): ColumnOf<string> => [
		right(nameOf(pair.guesser), {least: 6}),
		name => cellOf(pair, name),
	]);
	return tableOf([[right('letters'), name => name], ...columns], names, name => ({
		mark: name === String(looked?.length) ? 'chosen' : undefined,
	}));
}

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
		const title = `against ${names.nameOf(first.chooser)}`;
		return pairs.length > mostBeside
			? [{...rankingPart(pairs, names), heading: `All lengths together ${title}`}]
			: [{...mapOf(pairs, tournament, 'mean', names.nameOf), heading: `Mean misses ${title}`}];
	});
	return [...played.flat().map(pair => pairPart(pair, names)), ...maps];
}

const spokenTournament = (board: Scoreboard, tournament: Tournament): readonly string[] =>
	tournament.choosers.flatMap(chooser => {
		const list = playedAgainst(chooser, board, tournament)
			.map(({guesser, summaries}) => ({guesser, misses: summaries.get(all)?.misses}))
			.toSorted((a, b) => meanOf(a.misses) - meanOf(b.misses))
			.flatMap(({guesser, misses}) =>
				misses ? [`${guesser} ${misses.mean.toFixed(2)}, at worst ${misses.worst}`] : [],
			);
		return list.length === 0 ? [] : [`Misses on average against ${chooser}: ${list.join('; ')}.`];
	});

type TournamentShown = Pick<TournamentNames, 'spell'> & {
	readonly board: Scoreboard;
	readonly tournament: Tournament;
	readonly measure: Measure;
	readonly cell: TournamentCell;
};

export const mapPart = ({board, tournament, measure, cell}: TournamentShown): Part => ({
	...mapOf(playedAgainst(cell.chooser, board, tournament), tournament, measure, guesser => guesser, cell),
	heading: `against ${cell.chooser}`,
	remark: measureText(measure),
	spoken: spokenTournament(board, tournament).join('\n'),
});

export function cellPart({board, cell, spell}: TournamentShown): Part {
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

export function hardestPart({board, cell, spell}: TournamentShown): Part {
	const hardest = scoreOfCell(board, cell)?.hardest ?? [];
	return {
		...tableOf(
			[
				[left('word'), ({word}) => spell(word)],
				[right('misses'), ({misses}) => String(misses)],
			],
			hardest,
		),
		heading: 'hardest words',
		remark: hardest.length === 0 ? '' : formatNumber(hardest.length),
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
