import {left, right, tableOf, type ColumnOf} from '../../page/text.js';
import type {Alike, Rank, Ranking} from '../../engine/index.js';
import {mostShown, type Suggestion} from '../../games/hangman/suggest.js';
import type {Part, TablePart} from '../../page/page.js';
import {countOf, formatNumber, missesText, percent} from '../words.js';

/** The misses that a letter leads to: at worst, or on average, where `=` is exact and `≈` is what a good guesser would make of it. */
export function leadsToText({expectation, worst}: Rank): string {
	if (worst) return `at worst ${missesText(worst)}`;
	return expectation ? `${expectation.isExact ? '=' : '≈'} ${expectation.misses.toFixed(2)} misses` : '';
}

const chanceText = ({chance}: Rank): string => percent(chance, 0);

const letterColumn: ColumnOf<Rank> = [left('letter'), ({letter}) => letter];

const alikeColumns = [letterColumn, [right('chance'), chanceText]] as const;

const timesColumn: ColumnOf<Rank> = [right('times'), ({occurrences}) => formatNumber(occurrences)];

const listedColumns: readonly ColumnOf<Rank>[] = [
	letterColumn,
	[right('words'), ({words}) => formatNumber(words)],
	timesColumn,
	[right('share'), chanceText],
	[left('leads to', {rank: 2}), leadsToText],
];

/** The letters of a ranking, the best first; `hasTimes` adds the number of times that each occurs. */
export function lettersTable({alike, letters}: Ranking, hasTimes = false): TablePart {
	const listed = listedColumns.filter(
		column => (hasTimes || column !== timesColumn) && letters.some((each, at) => column[1](each, at) !== ''),
	);
	return tableOf(alike ? alikeColumns : listed, letters, ({chance}, at) => ({
		mark: at === 0 ? 'chosen' : undefined,
		bar: chance,
	}));
}

/** Why a guesser asks its letter, exactly or in bounds: `in 8 of 12 words; 1.4 misses still to come on average`. */
export function reasonFor({words, letters: [best], alike, isProved}: Ranking): string | undefined {
	if (best === undefined) return undefined;
	if (alike !== undefined)
		return `a chance of ${percent(best.chance)}, by ${alike.length === 0 ? 'how words are spelled' : 'words like this'}`;
	if (words === 1) return 'only one word is left';
	if (best.words === words)
		return `in ${words === 2 ? 'both' : `all ${formatNumber(words)}`} words, so it can’t miss`;
	const share = `in ${formatNumber(best.words)} of ${formatNumber(words)} words`;
	if (best.worst !== undefined)
		return `${share}; ${missesText(best.worst)} still to come at worst, ${isProved ? 'and no letter does better' : 'as an estimate'}`;
	if (best.expectation === undefined) return share;
	const {misses, isExact} = best.expectation;
	return `${share}; ${misses.toFixed(1)} misses still to come on average${isExact ? ', and no letter does better' : ''}`;
}

function headline({letter, pattern, ranking}: Suggestion): string {
	const reason = reasonFor(ranking);
	if (letter !== undefined && reason !== undefined) return `Guess ${letter}: ${reason}.`;
	return pattern === undefined ? 'Every letter is guessed.' : 'Nothing is left to guess.';
}

/** The words on no list that the letters are judged by, each with its share of all that fit. */
export const describeAlike = (alike: readonly Alike[]): string =>
	alike.length === 0
		? 'No word like this is known; the chances follow how words are spelled.'
		: `Words like this, on no list: ${alike.map(({word, share}) => `${word} ${percent(share)}`).join(', ')}`;

function scope({guesser, pattern, ranking}: Suggestion): string {
	if (ranking.alike !== undefined && ranking.words === 0) return `${pattern ?? ''}  no listed word fits`;

	if (guesser === 'naive') return `${countOf(ranking.words, 'word')} in the dictionary`;
	const words = countOf(ranking.words, 'word');
	const verb = ranking.words === 1 ? 's' : '';
	return `${pattern ?? ''}  ${words} ${guesser === 'pattern' ? `agree${verb}` : `fit${verb}`}`;
}

export function suggestionParts(suggestion: Suggestion): readonly Part[] {
	const {ranking, guessed, samples} = suggestion;
	const {letters, alike, words} = ranking;
	const others = letters.slice(mostShown);
	const more = words - samples.length;
	const list = `${samples.join(' ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
	const tried = guessed.length === 0 ? 'nothing guessed yet' : `guessed ${guessed.join(' ')}`;
	const notes = [
		...(alike === undefined ? [] : [describeAlike(alike)]),
		...(samples.length === 0 ? [] : [list]),
	];
	return [
		{part: 'prose', paragraphs: [headline(suggestion)]},
		{part: 'prose', paragraphs: [`${scope(suggestion)}  ${tried}`]},
		...(letters.length === 0
			? []
			: [
					{
						...lettersTable({...ranking, letters: letters.slice(0, mostShown)}, true),
						...(others.length > 0 && {
							notes: [`and ${others.length} more: ${others.map(({letter}) => letter).join(' ')}`],
						}),
					},
				]),
		...notes.map((note): Part => ({part: 'prose', paragraphs: [note]})),
	];
}
