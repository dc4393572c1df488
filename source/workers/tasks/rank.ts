import {
	beginGuessing,
	countDictionary,
	guessers,
	learn,
	readPosition,
	type Background,
	type Dictionary,
	type GuesserName,
	type Learnt,
	type Ranking,
	type Observation,
	type Words,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {answerLast, forLatest, type Memory, type TaskContext} from '../task.js';

export type KnownList = {
	readonly words: Held<Words>;
	readonly list: Held<Dictionary>;
	readonly isElsewhere: boolean;
};

export const countsOf = forLatest(countDictionary);

const playersOf = forLatest<Words, Map<GuesserName, Memory<Observation, Ranking>>>(() => new Map());

/** Hears the progress of learning, on behalf of the current call. */
let hear: ((share: number) => void) | undefined;

let latest: {readonly list: Dictionary; readonly learnt: Learnt} | undefined;

/** Returns what a list teaches about words, learnt when it is first asked for. */
export const backgroundOf =
	({list, isElsewhere}: KnownList, onProgress?: (share: number) => void): Background =>
	() => {
		if (latest?.list !== list.data)
			latest = {list: list.data, learnt: learn(list.data, list.data.alphabet, onProgress)};
		return {learnt: latest.learnt, isElsewhere};
	};

const isSame = (a: Observation, b: Observation): boolean =>
	a.pattern === b.pattern &&
	a.guessed === b.guessed &&
	a.remaining === b.remaining &&
	a.wrongWords?.join() === b.wrongWords?.join();

type Input = KnownList & {
	readonly guesser: GuesserName;
	/** The observations before each turn; the guesser ranks the letters at the last. */
	readonly observations: readonly Observation[];
};

/** Ranks the letters for a guesser. */
export function rank(
	{guesser, observations, ...known}: Input,
	{progress}: Pick<TaskContext<number>, 'progress'>,
): Ranking {
	const players = playersOf(known.words.data);
	hear = progress;
	const {memory, answer} = answerLast(players.get(guesser), observations, {
		isSame,
		begin() {
			const background = backgroundOf(known, share => hear?.(share));
			const rank = beginGuessing(guessers[guesser], known.words.data, background);
			const shared = {words: known.words.data, dictionary: countsOf(known.list.data)};
			return observation => rank(readPosition({...observation, ...shared}));
		},
	});
	players.set(guesser, memory);
	return answer;
}
