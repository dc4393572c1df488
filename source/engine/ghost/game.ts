import {spell, type Letter} from '../letters.js';
import {childOf, childrenOf, isWord, letterOf, lettersToWord, root, type Node, type Trie} from './trie.js';

/** The players by the order in which they first move. */
export type Seat = 0 | 1;

/** How a game ended: the last letter completed a word that counts, or left a fragment that begins none. */
export type Ending = {readonly kind: 'completed' | 'dead'; readonly loser: Seat};

/** A game of Ghost: a value; a letter gives a new one. */
export type GhostGame = {
	readonly trie: Trie;
	/** The letters played, the last one included. */
	readonly fragment: string;
	/** Where the letters that begin a word have led. */
	readonly node: Node;
	readonly toMove: Seat;
	readonly ending: Ending | undefined;
};

export type PlayResult =
	{readonly ok: true; readonly game: GhostGame} | {readonly ok: false; readonly reason: 'game-over'};

export const newGhost = (trie: Trie): GhostGame => ({
	trie,
	fragment: '',
	node: root,
	toMove: 0,
	ending: undefined,
});

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Play a letter: the game after it, or why it is refused. Whoever completes a word or leaves a dead fragment loses at once. */
export function play(game: GhostGame, letter: Letter): PlayResult {
	if (game.ending) return {ok: false, reason: 'game-over'};
	const {trie, toMove} = game;
	const reached = childOf(trie, game.node, letter);
	const kind = reached === undefined ? 'dead' : isWord(trie, reached) ? 'completed' : undefined;
	return {
		ok: true,
		game: {
			trie,
			fragment: game.fragment + letter,
			node: reached ?? game.node,
			toMove: other(toMove),
			ending: kind && {kind, loser: toMove},
		},
	};
}

/** A word that the fragment without its last letter begins, other than the fragment itself; `undefined` where there is none. */
export function missedWord({trie, fragment}: GhostGame): string | undefined {
	const before = fragment.slice(0, -1);
	const node = spell(before).reduce<Node | undefined>(
		(from, letter) => (from === undefined ? undefined : childOf(trie, from, letter)),
		root,
	);
	if (node === undefined) return undefined;
	return childrenOf(trie, node)
		.map(child => before + letterOf(trie, child) + lettersToWord(trie, child).join(''))
		.find(word => word !== fragment);
}
