import {oncePer} from '../../once-per.js';
import type {Words} from '../../words/words.js';
import {hidden} from '../rules/game.js';
import type {Background, Guesser, RankLetters} from './guesser.js';
import {stranger} from './stranger.js';

/**
Begins the memory of a game for a guesser that may meet words on no list: where it has nothing to ask while letters are hidden, `stranger` speaks for it.

What the list teaches is learnt when it is first needed.
*/
export function beginGuessing(
	guesser: Guesser,
	words: Words,
	learnBackground: () => Background,
): RankLetters {
	const rankStranger = oncePer((known: Words) => stranger.begin(known, learnBackground()));
	const rank = guesser === stranger ? rankStranger(words) : guesser.begin(words);
	return position => {
		const ranking = rank(position);
		const isSpeechless = ranking.letters.length === 0 && position.pattern.includes(hidden);
		return isSpeechless ? rankStranger(words)(position) : ranking;
	};
}
