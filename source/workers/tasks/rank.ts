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
	type RankLetters,
	type Ranking,
	type Shown,
	type Words,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {forLatest, type TaskContext} from '../task.js';

export type Known = {
	readonly words: Held<Words>;
	readonly list: Held<Dictionary>;
	readonly isElsewhere: boolean;
};

export type Observation = Omit<Shown, 'words' | 'dictionary'>;

type Player = {
	readonly memory: RankLetters;
	readonly seen: Observation[];
	/** Hears how far it is where it has to learn; it belongs to the call that is answered. */
	hear: (share: number) => void;
};

export const countsOf = forLatest(countDictionary);

const playersOf = forLatest<Words, Map<GuesserName, Player>>(() => new Map());

let latest: {readonly list: Dictionary; readonly learnt: Learnt} | undefined;

/** What there is to learn from a list, which is learnt when it is first asked for. */
export const backgroundOf =
	({list, isElsewhere}: Known, onProgress?: (share: number) => void): Background =>
	() => {
		if (latest?.list !== list.data)
			latest = {list: list.data, learnt: learn(list.data, list.data.alphabet, onProgress)};
		return {learnt: latest.learnt, isElsewhere};
	};

const isSame = (a: Observation, b: Observation | undefined) =>
	a.pattern === b?.pattern &&
	a.guessed === b.guessed &&
	a.remaining === b.remaining &&
	a.wrongWords?.join() === b.wrongWords?.join();

function beginPlayer(known: Known, guesser: GuesserName): Player {
	const background = backgroundOf(known, share => player.hear(share));
	const player: Player = {
		memory: beginGuessing(guessers[guesser], known.words.data, background),
		seen: [],
		hear: () => undefined,
	};
	return player;
}

/** A player that has seen the first of these observations, and no others. */
function playerAt(known: Known, guesser: GuesserName, observations: readonly Observation[]): Player {
	const players = playersOf(known.words.data);
	const before = players.get(guesser);
	const isAlong =
		before &&
		before.seen.length < observations.length &&
		before.seen.every((observation, at) => isSame(observation, observations[at]));
	const player = isAlong ? before : beginPlayer(known, guesser);
	players.set(guesser, player);
	return player;
}

type Input = Known & {readonly guesser: GuesserName; readonly observations: readonly Observation[]};

/** How a guesser ranks the letters at the last of its observations. On a fresh thread it sees the game again from the first. */
export function rank(
	{guesser, observations, ...known}: Input,
	{progress}: Pick<TaskContext<number>, 'progress'>,
): Ranking {
	const player = playerAt(known, guesser, observations);
	player.hear = progress;
	const shared = {words: known.words.data, dictionary: countsOf(known.list.data)};
	let ranking: Ranking | undefined;
	for (const observation of observations.slice(player.seen.length)) {
		ranking = player.memory(readPosition({...observation, ...shared}));
		player.seen.push(observation);
	}

	if (ranking === undefined) throw new Error('A guesser must see something');
	return ranking;
}
