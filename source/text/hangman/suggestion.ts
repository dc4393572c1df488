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

const listedColumns: readonly ColumnOf<Rank>[] = [
	letterColumn,
	[right('words'), ({words}) => formatNumber(words)],
	[right('times', {rank: 1}), ({occurrences}) => formatNumber(occurrences)],
	[right('share'), chanceText],
	[left('leads to', {rank: 2}), leadsToText],
];

export const lettersTable = ({alike, letters}: Ranking): TablePart =>
	tableOf(alike ? alikeColumns : listedColumns, letters, ({chance}, at) => ({
		mark: at === 0 ? 'chosen' : undefined,
		bar: chance,
	}));

/** Returns why a guesser asks a letter, exactly or in bounds: `in 8 of 12 words (≈ 1.40 misses on average)`. A brief reason leaves out “on average”. */
export function reasonFor(best: Rank, {words, alike, isProved}: Ranking, isBrief = false): string {
	if (alike?.length === 0) return `with a chance of ${chanceText(best)}`;
	if (alike) return `in ${chanceText(best)} of words like it`;
	if (words === 1) return 'in the only word left';
	if (best.worst) return `at worst ${missesText(best.worst)} to come (${isProved ? 'proved' : 'estimate'})`;
	const all = countOf(words, 'word');
	const each = words === 2 ? 'both words' : `all ${all}`;
	const where = best.words === words ? each : `${formatNumber(best.words)} of ${all}`;
	const expected = leadsToText(best);
	return `in ${where}${expected === '' ? '' : ` (${expected}${isBrief ? '' : ' on average'})`}`;
}

function headline({letter, pattern, ranking}: Suggestion): string {
	const [best] = ranking.letters;
	if (letter !== undefined && best) return `Guess ${letter}: ${reasonFor(best, ranking)}.`;
	return pattern === undefined ? 'Every letter is guessed.' : 'Nothing is left to guess.';
}

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
						...lettersTable({...ranking, letters: letters.slice(0, mostShown)}),
						...(others.length > 0 && {
							notes: [`and ${others.length} more: ${others.map(({letter}) => letter).join(' ')}`],
						}),
					},
				]),
		...notes.map((note): Part => ({part: 'prose', paragraphs: [note]})),
	];
}
