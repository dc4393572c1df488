import {
	askedLetter,
	countDictionary,
	firstWords,
	guessers,
	hidden,
	letterSet,
	readPosition,
	spell,
	trueWord,
	wordsOfLength,
	type Dictionary,
} from '../engine/index.js';
import type {SuggestSettings} from '../settings/suggest.js';
import type {Suggestion} from '../text/suggestion.js';

const sampleCount = 10;

/** What a guesser says to a position of its player's own game. */
export function suggest(
	dictionary: Dictionary,
	{guesser, pattern, guessed: listed}: SuggestSettings,
): Suggestion {
	const words = wordsOfLength(dictionary, pattern?.length ?? 0);
	const shown = (pattern ?? '').replaceAll(hidden, '');
	const guessed = [...new Set([...listed, ...spell(words.alphabet, shown)])];
	const counts = countDictionary(dictionary);
	const position = readPosition({
		words,
		dictionary: counts,
		pattern: pattern ?? '',
		guessed: letterSet(words.alphabet, guessed),
		remaining: words.alphabet.letters.length,
	});
	const ranking = guessers[guesser].begin(words)(position);
	const fitting = guesser === 'pattern' ? position.agreeing() : position.fitting();
	return {
		guesser,
		pattern,
		guessed,
		ranking,
		letter: askedLetter(ranking),
		samples: firstWords(words, fitting, sampleCount).map(word => trueWord(dictionary, word)),
	};
}
