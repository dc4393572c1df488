import {countLetters, countList, type LetterCounts} from '../../words/words.js';
import type {ProgramName} from '../programs.js';
import {hidden} from '../rules/families.js';
import type {Position} from '../rules/position.js';
import {expert} from './expert.js';
import {openLetters, type Guesser, type Knowledge, type RankLetters} from './guesser.js';
import {perfectGuesser} from './perfect.js';
import {stranger} from './stranger.js';

/** Most occurrences first, ties to the earlier letter (awakening-of-azathoth). */
const byOccurrences =
	(count: (position: Position, known: Knowledge) => LetterCounts): Guesser =>
	known =>
	position => {
		const counts = count(position, known);
		const letters = openLetters(counts, position).toSorted((a, b) => b.occurrences - a.occurrences);
		return {words: counts.total, letters};
	};

/** Counts letters in all words. */
const naive = byOccurrences((_, {words, list = words}) => countList(list));

/** Counts letters in the words that agree with the revealed letters. */
const pattern = byOccurrences(({agreeing}, {words}) => countLetters(words, agreeing()));

/** Counts letters in the words that fit all answers. */
const paga = byOccurrences(({fitting}, {words}) => countLetters(words, fitting()));

/** Begins the memory of a game for a guesser that may meet words on no list: where it has nothing to ask while letters are hidden, `stranger` speaks for it. */
export function beginGuessing(guesser: Guesser, known: Knowledge): RankLetters {
	const rank = guesser(known);
	let rankUnlisted: RankLetters | undefined;
	return position => {
		const ranking = rank(position);
		if (ranking.letters.length > 0 || !position.pattern.includes(hidden)) return ranking;
		rankUnlisted ??= stranger(known);
		return rankUnlisted(position);
	};
}

/** All guessers by name: those that know a list, the weakest first, then the one that knows more words than that. */
export const guessers = {
	naive,
	pattern,
	paga,
	expert,
	perfect: perfectGuesser(),
	stranger,
} as const satisfies Record<string, Guesser>;

export type GuesserName = keyof typeof guessers;

export const guesserNames = Object.keys(guessers) as readonly GuesserName[];

export type AnyGuesser = GuesserName | ProgramName;
