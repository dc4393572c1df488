import {hidden} from '../rules/families.js';
import type {Guesser, Knowledge, RankLetters} from './guesser.js';
import {stranger} from './stranger.js';
import {naive, paga, pattern} from './by-occurrences.js';
import {expert} from './expert.js';
import type {ProgramName} from '../programs.js';
import {perfectGuesser} from './perfect.js';

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
