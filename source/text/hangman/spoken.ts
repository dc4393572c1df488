import {
	isMiss,
	isWholeWord,
	remainingGuesses,
	status,
	type Family,
	type Guess,
	type HangmanGame,
	type Pattern,
	type Ranking,
	type Turn,
} from '../../engine/index.js';
import {isOwnWord, type HangmanPlay} from '../../games/hangman/hangman.js';
import {dayBegunTexts} from './daily.js';
import {capitalize, spokenPattern, listOf, countOf, formatNumber, ordinal, percent} from '../words.js';
import {answerText, budgetText, parTexts, whoChoseText} from './hangman.js';
import {describeAlike} from './suggestion.js';
import {guesserName} from '../players.js';

const placesOf = (pattern: Pattern, letter: string): readonly number[] =>
	Array.from(pattern, (shown, place) => (shown === letter ? place + 1 : 0)).filter(place => place > 0);

export const spokenGuessesLeft = (game: HangmanGame): string =>
	`${remainingGuesses(game)} of ${countOf(game.budget, 'guess', 'guesses')} left.`;

/** The answer to a guess: `No a.`, `E at 3 and 5.`, `It isn’t cider.` */
export function spokenAnswer(turn: Turn): string {
	const {guess, kept, pattern, isProved} = turn;
	const doubt = isProved ? '' : ' Its answer was a best estimate.';
	if (isMiss(kept) || isWholeWord(guess)) return answerText(turn) + doubt;
	return `${guess.toUpperCase()} at ${listOf(placesOf(pattern, guess).map(String), {joint: 'and'})}.${doubt}`;
}

export function spokenOpening(play: HangmanPlay): string {
	const {game, settings, daily} = play;
	const {words} = game;
	if (daily) return dayBegunTexts(daily, words.length).join(' ');
	const from = settings.secret === undefined ? `, out of ${countOf(words.count, 'word')}` : '';
	const start = `A word of ${countOf(words.length, 'letter')}${from}. ${budgetText(play)}`;
	const seed = isOwnWord(play) ? [] : [`Seed ${settings.seed}.`];
	return [start, whoChoseText(play), ...parTexts(play), ...seed].join(' ');
}

const placeNames = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth',
	'eleventh',
	'twelfth',
] as const;

const placeName = (place: number): string => placeNames[place - 1] ?? ordinal(place);

/** `without e`, `with e in second and fourth place`, `other than cider`. */
function spokenFamily({places}: Family, guess: Guess, length: number): string {
	if (isWholeWord(guess)) return places === 0 ? `other than ${guess}` : `${guess} itself`;
	if (places === 0) return `without ${guess}`;
	const digits = places.toString(2).padStart(length, '0');
	const names = Array.from(digits, (digit, at) => (digit === '1' ? placeName(at + 1) : '')).filter(Boolean);
	return `with ${guess} in ${listOf(names, {joint: 'and'})} place`;
}

const mostListed = 5;

export function spokenFamilies({guess, families, kept}: Turn, length: number): string {
	const sorted = families.toSorted((a, b) => b.pool.length - a.pool.length);
	const name = (family: Family) => spokenFamily(family, guess, length);
	const [largest, ...others] = sorted;
	if (largest === undefined || others.length === 0)
		return `One family: ${countOf(kept.pool.length, 'word')} ${name(kept)}.`;
	const isLargest = kept === largest && largest.pool.length > (others[0]?.pool.length ?? 0);
	const listed = others.slice(0, mostListed - 1);
	const rest = others.slice(mostListed - 1);
	const restWords = rest.reduce((sum, {pool}) => sum + pool.length, 0);
	return [
		`Largest: ${countOf(largest.pool.length, 'word')} ${name(largest)}.`,
		...listed.map(family => `Then ${formatNumber(family.pool.length)} ${name(family)}.`),
		...(rest.length > 0
			? [
					`And ${countOf(rest.length, 'smaller family', 'smaller families')}, ${countOf(restWords, 'word')} in all.`,
				]
			: []),
		isLargest ? 'It kept the largest.' : `It kept the ${countOf(kept.pool.length, 'word')} ${name(kept)}.`,
	].join(' ');
}

export function spokenHistory({turns}: HangmanGame): string {
	const guesses = (name: string, isWrong: boolean) => {
		const some = turns.filter(({kept}) => isMiss(kept) === isWrong).map(({guess}) => guess);
		return some.length === 0 ? [] : [`${name}: ${some.join(', ')}.`];
	};
	return [...guesses('Wrong', true), ...guesses('Right', false)].join(' ') || 'Nothing guessed yet.';
}

export const spokenWords = ({pool, words}: HangmanGame): string =>
	`${formatNumber(pool.length)} of ${countOf(words.count, 'word')} fit.`;

export function spokenThoughts({letters, words, alike}: Ranking): string {
	if (letters.length === 0) return 'No word fits.';
	const best = letters
		.slice(0, mostListed)
		.map(({letter, chance}) => `${letter} in ${percent(chance, 0)}`)
		.join(', ');
	return alike
		? `${describeAlike(alike)}. Of all like it: ${best}.`
		: `Of ${countOf(words, 'word')}: ${best}.`;
}

/** The most important comes first: the guess, its answer, the guesses left, the pattern. */
export function spokenWatched(play: HangmanPlay, turn: Turn): string {
	const {game} = play;
	const answered = `${capitalize(guesserName(play))} guesses ${turn.guess}. ${spokenAnswer(turn)}`;
	if (status(game) !== 'playing') return answered;
	return `${answered} ${spokenGuessesLeft(game)} ${spokenPattern(game.pattern)}`;
}
