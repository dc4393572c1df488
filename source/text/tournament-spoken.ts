import {
	addScores,
	noGames,
	scoreOfCell,
	summarize,
	type Scoreboard,
	type Tournament,
} from '../engine/index.js';

/** A tournament, a sentence for each chooser: its guessers, the best first, over all lengths together. */
export const tournamentAloud = (
	board: Scoreboard,
	{choosers, guessers, lengths}: Tournament,
): readonly string[] =>
	choosers.map(chooser => {
		const results = guessers.flatMap(guesser => {
			const scores = lengths.map(length => scoreOfCell(board, {guesser, chooser, length}) ?? noGames);
			const summary = summarize(scores.reduce(addScores, noGames));
			return summary ? [{guesser, mean: summary.meanMisses, worst: summary.worstMisses}] : [];
		});
		const told = results
			.toSorted((a, b) => a.mean - b.mean)
			.map(({guesser, mean, worst}) => `${guesser} ${mean.toFixed(2)}, at worst ${worst}`);
		return `Misses on average against ${chooser}: ${told.join('; ')}.`;
	});
