import type {Dictionary} from '../../words/words.js';
import type {Book, Move, Step, Variant} from './variant.js';

/** The number of letters left at each node in a game of two, in which the winner hurries and the loser holds out; 0 for a word. Completing a word loses, so the player to move wins exactly if it is even. */
export type Distances = Uint8Array;

export const winsAt = (distance: number): boolean => distance % 2 === 0;

/** Ranks the distances that a move can leave: a quick win is best, then a slow one, then a slow loss. */
export const merit = (distance: number): number => (winsAt(distance) ? distance : 255 - distance);

/** Returns a fragment's distance, given the merit of its best move. Without any move the merit is 0: one more letter is played, and loses. */
export const distanceBefore = (best: number): number => 1 + (best > 127 ? 255 - best : best);

/** The fragments of a solved book by number, 0 for the empty one. */
export type Nodes = {
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly distances: Distances;
	/** Returns the node of a fragment that is alive. */
	readonly find: (fragment: string) => number | undefined;
	readonly isWord: (node: number) => boolean;
};

type SolvedBook = Omit<Book, 'countWords' | 'shortestFrom' | 'wordFrom' | 'countFragments'> & {
	/** Returns the node of a fragment, and throws if it is dead. */
	readonly nodeOf: (fragment: string) => number;
};

/** Returns the answers of a book whose fragments are all solved. */
export function solvedBook(
	variant: Variant,
	{dictionary, minLength, distances, find, isWord: isWordAt}: Nodes,
): SolvedBook {
	const {letters} = dictionary.alphabet;
	const isAlive = (fragment: string): boolean => find(fragment) !== undefined;
	function nodeOf(fragment: string): number {
		const node = find(fragment);
		if (node === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return node;
	}

	function movesFrom(fragment: string): Move[] {
		const places = variant.places(fragment);
		const stepTo = new Map<string, Step>();
		for (const place of places.toReversed())
			for (const letter of letters) {
				const longer = variant.extend(fragment, {letter, place});
				if (isAlive(longer) && !stepTo.has(longer)) stepTo.set(longer, {letter, place});
			}

		const moves = Array.from(stepTo, ([longer, step]): Move => ({...step, fragment: longer}));
		return places.flatMap(place => moves.filter(move => move.place === place));
	}

	const isWord = (fragment: string): boolean => isWordAt(nodeOf(fragment));
	const distance = (fragment: string): number => distances[nodeOf(fragment)]!;
	const moverWins = (fragment: string): boolean => winsAt(distance(fragment));
	return {
		...{variant, dictionary, minLength, nodeOf, isAlive, movesFrom, isWord, distance, moverWins},
		hasSafeMove: fragment => movesFrom(fragment).some(move => !isWord(move.fragment)),
		someWins: fragment => movesFrom(fragment).filter(move => !moverWins(move.fragment)),
	};
}
