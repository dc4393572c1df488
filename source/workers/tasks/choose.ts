import {
	beginChoosing,
	choosers,
	type Choice,
	type ChooserName,
	type Question,
	type Words,
} from '../../engine/index.js';
import {provedAnswers} from '../../dictionaries/proved-answers.js';
import type {Held} from '../held.js';
import {answerLast, type Memory} from '../task.js';

type Asked = Omit<Question, 'words'>;

type Input = {
	/** The game's id: the chooser's memory of it is kept from one question to the next. */
	readonly game: string;
	readonly chooser: ChooserName;
	readonly words: Held<Words>;
	/** Every question of the game so far; the last one is asked. */
	readonly questions: readonly Asked[];
};

/** The latest game's chooser: without it, `perfect` would answer the whole game again at each letter. */
let latest: {readonly game: string; readonly memory: Memory<Asked, Choice>} | undefined;

/** Answers the last question of a game. */
export function choose({game, chooser, words, questions}: Input): Choice {
	const known = latest?.game === game ? latest.memory : undefined;
	latest = undefined; // A fault may leave it in the middle of an answer.
	const {memory, answer} = answerLast(known, questions, {
		isSame: (one, other) => one.guess === other.guess,
		begin() {
			const answer = beginChoosing(choosers[chooser], words.data, provedAnswers);
			return question => answer({...question, words: words.data});
		},
	});
	latest = {game, memory};
	return answer;
}
