import {
	askedLetter,
	countDictionary,
	firstWords,
	guessers,
	letters,
	letterSet,
	readPosition,
	wordsOfLength,
	type Dictionary,
	type GuesserName,
	type Letter,
	type Pattern,
	type Ranking,
} from '../engine/index.js';

/** What somebody sees of a game that is played elsewhere, and who is asked about it. */
export type SuggestRequest = {
	/** A bundled name or a path. */
	readonly dictionary: string;
	readonly guesser: GuesserName;
	/** `undefined` for a guesser that needs none. */
	readonly pattern: Pattern | undefined;
	/** The letters guessed, in order, those that the pattern shows among them. */
	readonly guessed: readonly Letter[];
};

export type Suggestion = SuggestRequest & {
	readonly ranking: Ranking;
	/** The letter to guess, or `undefined` when nothing is left. */
	readonly letter: Letter | undefined;
	/** The first words that fit, alphabetically; none without a pattern. */
	readonly samples: readonly string[];
};

const sampleCount = 10;

/** What a guesser says to a position of its player's own game. */
export function suggest(dictionary: Dictionary, request: SuggestRequest): Suggestion {
	const {guesser, pattern = '', guessed} = request;
	const words = wordsOfLength(dictionary, pattern.length);
	const counts = countDictionary(dictionary);
	const position = readPosition({
		words,
		dictionary: counts,
		pattern,
		guessed: letterSet(guessed),
		remaining: letters.length,
	});
	const ranking = guessers[guesser].begin(words)(position);
	const fitting = guesser === 'pattern' ? position.agreeing() : position.fitting();
	return {
		...request,
		ranking,
		letter: askedLetter(ranking),
		samples: firstWords(words, fitting, sampleCount),
	};
}
