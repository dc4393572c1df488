import type {Alike, Rank, Ranking} from '../engine/index.js';
import {mostShown, type Suggestion} from '../games/hangman/suggest.js';
import {boundsText, countOf, formatNumber, percent} from './numbers.js';
import {reasonFor} from './players.js';
import {drawBar, drawTable} from './tables.js';

export const suggestionJson = ({guesser, pattern, guessed, letter, ranking}: Suggestion) => ({
	guesser,
	pattern: pattern ?? null,
	guessed,
	letter: letter ?? null,
	words: ranking.words,
	letters: ranking.letters.map(rank => ({
		letter: rank.letter,
		words: rank.words,
		occurrences: rank.occurrences,
		chance: rank.chance,
	})),
	alike: ranking.alike ?? null,
});

const barWidth = 20;

const cellsOf = ({letter, words, occurrences, chance, expectation, worst}: Rank): readonly string[] => [
	letter,
	drawBar(chance, barWidth),
	percent(chance),
	formatNumber(words),
	formatNumber(occurrences),
	worst ? boundsText(worst) : (expectation?.misses.toFixed(2) ?? ''),
];

const columns = [
	{title: 'letter', side: 'left'},
	{title: 'chance', side: 'left'},
	{title: '', side: 'right'},
	{title: 'words', side: 'right'},
	{title: 'times', side: 'right'},
] as const;

/** What a guesser that looks ahead tells of a letter. */
function aheadColumns({letters}: Ranking) {
	if (letters.some(({worst}) => worst)) return [{title: 'misses at worst', side: 'right'}] as const;
	return letters.some(({expectation}) => expectation)
		? ([{title: 'misses on average', side: 'right'}] as const)
		: [];
}

function headline({letter, pattern, ranking}: Suggestion): string {
	const reason = reasonFor(ranking);
	if (letter !== undefined && reason !== undefined) return `Guess ${letter}: ${reason}.`;
	return pattern === undefined ? 'Every letter is guessed.' : 'Nothing is left to guess.';
}

/** The words on no list that the letters are judged by, each with its share of all that fit. */
export const describeAlike = (alike: readonly Alike[]): string =>
	alike.length === 0
		? 'No word like this comes to mind; the chances follow how words are spelled.'
		: `Words like this, on no list: ${alike.map(({word, share}) => `${word} ${percent(share)}`).join(', ')}`;

function scope({guesser, pattern, ranking}: Suggestion): string {
	if (ranking.alike !== undefined && ranking.words === 0) return `${pattern ?? ''}  no listed word fits`;

	if (guesser === 'naive') return `${countOf(ranking.words, 'word')} in the dictionary`;
	const words = countOf(ranking.words, 'word');
	const verb = ranking.words === 1 ? 's' : '';
	return `${pattern ?? ''}  ${words} ${guesser === 'pattern' ? `agree${verb}` : `fit${verb}`}`;
}

export function describeSuggestion(suggestion: Suggestion): string {
	const {ranking, guessed, samples} = suggestion;
	const best = ranking.letters.slice(0, mostShown);
	const others = ranking.letters.slice(mostShown);
	const shown = ranking.alike !== undefined ? columns.slice(0, 3) : [...columns, ...aheadColumns(ranking)];
	const table = drawTable(
		shown,
		best.map(rank => cellsOf(rank).slice(0, shown.length)),
	);
	const tried = guessed.length === 0 ? 'nothing guessed yet' : `guessed ${guessed.join(' ')}`;
	const more = ranking.words - samples.length;
	const list = samples.join(' ');
	return [
		headline(suggestion),
		'',
		`${scope(suggestion)}  ${tried}`,
		...(best.length === 0 ? [] : ['', ...table]),
		...(others.length === 0
			? []
			: [`and ${others.length} more: ${others.map(({letter}) => letter).join(' ')}`]),
		...(ranking.alike === undefined ? [] : ['', describeAlike(ranking.alike)]),
		...(samples.length === 0 ? [] : ['', `${list}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`]),
		'',
	].join('\n');
}
