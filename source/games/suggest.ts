import {
	askedLetter,
	countDictionary,
	firstWords,
	guessers,
	letterSet,
	readPosition,
	trueWord,
	wordsOfLength,
	type Dictionary,
} from '../engine/index.js';
import type {SuggestRequest} from '../settings/suggest.js';
import type {Suggestion} from '../text/suggestion.js';

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
		guessed: letterSet(words.alphabet, guessed),
		remaining: words.alphabet.letters.length,
	});
	const ranking = guessers[guesser].begin(words)(position);
	const fitting = guesser === 'pattern' ? position.agreeing() : position.fitting();
	return {
		...request,
		ranking,
		letter: askedLetter(ranking),
		samples: firstWords(words, fitting, sampleCount).map(word => trueWord(dictionary, word)),
	};
}
