import {
	askedLetter,
	beginGuessing,
	firstWords,
	guessers,
	hidden,
	letterSet,
	readPosition,
	spell,
	trueWord,
	wordsOfLength,
	worstCases,
	type Dictionary,
} from '../../engine/index.js';
import type {SuggestSettings} from '../../settings/suggest.js';

const sampleCount = 10;

/** The letters that are shown with all that is known of them; the others are only listed. */
export const mostShown = 10;

export type Suggestion = ReturnType<typeof suggest>;

/** Asks a guesser about a position of a game that is played elsewhere. If no listed word fits, it goes by words like those listed. */
export function suggest(dictionary: Dictionary, {guesser, pattern, guessed: listed, knows}: SuggestSettings) {
	const words = wordsOfLength(dictionary, pattern?.length ?? 0);
	const shown = (pattern ?? '').replaceAll(hidden, '');
	const guessed = [...new Set([...listed, ...spell(words.alphabet, shown)])];
	const position = readPosition({
		words,
		pattern: pattern ?? '',
		guessed: letterSet(words.alphabet, guessed),
	});
	const known = {words, list: dictionary, isElsewhere: knows !== undefined};
	const ranking = beginGuessing(guessers[guesser], known)(position);
	const fitting = guesser === 'pattern' ? position.agreeing() : position.fitting();
	const shownLetters = ranking.letters.slice(0, mostShown).map(({letter}) => letter);
	const worst = guesser === 'perfect' && fitting.length > 0 ? worstCases(words, fitting, shownLetters) : [];
	return {
		guesser,
		/** `undefined` where only the letters guessed are known. */
		pattern,
		guessed,
		ranking: {
			...ranking,
			letters: ranking.letters.map((rank, at) => (worst[at] ? {...rank, worst: worst[at]} : rank)),
		},
		/** `undefined` when nothing is left to guess. */
		letter: askedLetter(ranking),
		/** The first words that fit, in alphabetical order; none without a pattern. */
		samples: firstWords(words, fitting, sampleCount).map(word => trueWord(dictionary, word)),
	};
}
