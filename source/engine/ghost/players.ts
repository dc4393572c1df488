import {letters, type Letter} from '../letters.js';
import {pick, type Random} from '../random.js';
import {isWinningMove, type Solution} from './solver.js';
import {childrenOf, letterOf, type Node, type Trie} from './trie.js';

/** What a player sees: the trie, who wins where, and the fragment, which is no word and not dead. */
export type Sight = {readonly trie: Trie; readonly solution: Solution; readonly node: Node};

export type Player = {
	readonly name: string;
	/** How it plays, in a few words. */
	readonly title: string;
	/** The letter it plays and the chance that is left. */
	readonly choose: (sight: Sight, random: Random) => readonly [Letter, Random];
};

/** Any of the 26 letters. */
const random: Player = {
	name: 'random',
	title: 'plays any letter at all',
	choose: (_, chance) => pick(chance, letters),
};

/** A winning letter at random; when none wins, any that begins a word. */
const perfect: Player = {
	name: 'perfect',
	title: 'looks ahead to the end',
	choose({trie, solution, node}, chance) {
		const moves = childrenOf(trie, node);
		const winning = moves.filter(move => isWinningMove(solution, move));
		const candidates = winning.length > 0 ? winning : moves;
		const [move, rest] = pick(chance, candidates);
		return [letterOf(trie, move), rest];
	},
};

export const players = {random, perfect} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;
