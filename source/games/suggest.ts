import {
	askedLetter,
	beginGuessing,
	countDictionary,
	firstWords,
	guessers,
	learn,
	hidden,
	letterSet,
	readPosition,
	spell,
	trueWord,
	wordsOfLength,
	worstCases,
	type Dictionary,
} from '../engine/index.js';
import type {SuggestSettings} from '../settings/suggest.js';
import {mostShown, type Suggestion} from '../text/suggestion.js';

const sampleCount = 10;

/** What a guesser says to a position of its player's own game; where no listed word fits, what words like those make of it. */
export function suggest(
	dictionary: Dictionary,
	{guesser, pattern, guessed: listed, knows}: SuggestSettings,
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
	const ranking = beginGuessing(guessers[guesser], words, () => ({
		learnt: learn(dictionary, dictionary.alphabet),
		isElsewhere: knows !== undefined,
	}))(position);
	const worst =
		guesser === 'perfect'
			? worstCases(
					words,
					position.fitting(),
					ranking.letters.slice(0, mostShown).map(({letter}) => letter),
				)
			: [];
	const fitting = guesser === 'pattern' ? position.agreeing() : position.fitting();
	return {
		guesser,
		pattern,
		guessed,
		ranking: {
			...ranking,
			letters: ranking.letters.map((rank, at) => (worst[at] ? {...rank, worst: worst[at]} : rank)),
		},
		letter: askedLetter(ranking),
		samples: firstWords(words, fitting, sampleCount).map(word => trueWord(dictionary, word)),
	};
}
