import {isSpelled, type Letter} from '../../alphabet.js';
import {longestWord} from '../../words/words.js';
import {wordBehind} from '../trie/behind.js';
import type {Book} from './book.js';
import {completes, extend, movesFrom, reach, type End, type Step} from './moves.js';
import {root, type Node} from '../trie/trie.js';
import {answers} from './vocabulary.js';

/** The players by the order in which they first move. */
export type Seat = 0 | 1;

/**
What a fragment that is part of no word means.

`instant`: whoever left it has lost. `challenge`: nothing yet; instead of a letter the other may challenge, and the challenged must name a word with the fragment in its place or has lost, while the challenger has lost if he can.
*/
export const rules = ['instant', 'challenge'] as const;

export type Rule = (typeof rules)[number];

/** How a game ended: a letter completed a word that counts, or left a dead fragment; after a challenge a word was named, or none. */
export const endings = ['completed', 'dead', 'named', 'unnamed'] as const;

export type Ending = {readonly kind: (typeof endings)[number]; readonly loser: Seat};

/** What a player does when it is his turn. */
export type Action =
	| ({readonly kind: 'letter'} & Step)
	| {readonly kind: 'challenge'}
	/** No word says that he has none. */
	| {readonly kind: 'name'; readonly word: string | undefined};

/** What a player did, and where the game was before. */
export type GhostTurn = {readonly seat: Seat; readonly action: Action; readonly before: Place};

/** A fragment of a game. */
export type Place = {
	/** The letters played, the last one included. */
	readonly fragment: string;
	/** Where the letters have led, as far as they are part of a word that counts. */
	readonly node: Node;
	/** Whether the fragment is part of no word that counts. */
	readonly isDead: boolean;
};

/** A game of Ghost or Superghost: a value; what a player does gives a new one. */
export type GhostGame = Place & {
	readonly book: Book;
	readonly rule: Rule;
	/** Whose turn it is, or would be. */
	readonly toMove: Seat;
	/** Whether the one to move has been challenged and must name a word. */
	readonly isChallenged: boolean;
	readonly turns: readonly GhostTurn[];
	readonly ending: Ending | undefined;
};

/** Why something is refused; the game stays as it is. */
export type GhostRefusal =
	| 'game-over'
	/** A word must be named, not a letter played. */
	| 'challenged'
	/** Nobody asked for a word. */
	| 'not-challenged'
	/** The rule is `instant`. */
	| 'no-challenges'
	/** No letter has been played yet. */
	| 'nothing-to-challenge'
	/** Letters go to the front in Superghost only. */
	| 'back-only'
	/** No word is longer than the fragment, so only a challenge is left. */
	| 'too-long';

export type GhostResult =
	| {readonly ok: true; readonly game: GhostGame; readonly turn: GhostTurn}
	| {readonly ok: false; readonly reason: GhostRefusal};

export const newGhost = (book: Book, rule: Rule = 'instant'): GhostGame => ({
	book,
	rule,
	fragment: '',
	node: root,
	isDead: false,
	toMove: 0,
	isChallenged: false,
	turns: [],
	ending: undefined,
});

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

const refuse = (reason: GhostRefusal): GhostResult => ({ok: false, reason});

/** The game after what the one to move did; then it is the other's turn. */
function after(game: GhostGame, action: Action, change: Partial<GhostGame>): GhostResult {
	const {toMove, fragment, node, isDead, turns} = game;
	const turn: GhostTurn = {seat: toMove, action, before: {fragment, node, isDead}};
	return {ok: true, game: {...game, ...change, toMove: otherSeat(toMove), turns: [...turns, turn]}, turn};
}

/** Play a letter, at the back unless told: the game after it and what happened, or why it is refused. Whoever completes a word that counts loses at once. */
export function play(game: GhostGame, letter: Letter, end: End = 'back'): GhostResult {
	const {book, node, toMove} = game;
	if (game.ending) return refuse('game-over');
	if (game.isChallenged) return refuse('challenged');
	if (end === 'front' && book.variant === 'ghost') return refuse('back-only');
	if (game.fragment.length === longestWord) return refuse('too-long');
	const action = {kind: 'letter', letter, end} as const;
	const fragment = extend(game.fragment, action);
	const reached = game.isDead ? undefined : reach(book, node, action);
	if (reached === undefined) {
		const ending = game.rule === 'instant' ? ({kind: 'dead', loser: toMove} as const) : undefined;
		return after(game, action, {fragment, isDead: true, ending});
	}

	const ending = completes(book, reached) ? ({kind: 'completed', loser: toMove} as const) : undefined;
	return after(game, action, {fragment, node: reached, ending});
}

/** Challenge whoever played the last letter to name a word with the fragment in its place. */
export function challenge(game: GhostGame): GhostResult {
	if (game.ending) return refuse('game-over');
	if (game.rule === 'instant') return refuse('no-challenges');
	if (game.isChallenged) return refuse('challenged');
	if (game.fragment === '') return refuse('nothing-to-challenge');
	return after(game, {kind: 'challenge'}, {isChallenged: true});
}

/** Answer a challenge with a word, or with none: either the challenger or the challenged has lost. */
export function nameWord(game: GhostGame, word: string | undefined): GhostResult {
	if (game.ending) return refuse('game-over');
	if (!game.isChallenged) return refuse('not-challenged');
	const {book, fragment, toMove} = game;
	const isAnswer =
		word !== undefined && isSpelled(book.dictionary.alphabet, word) && answers(book, fragment, word);
	const ending: Ending = isAnswer
		? {kind: 'named', loser: otherSeat(toMove)}
		: {kind: 'unnamed', loser: toMove};
	return after(game, {kind: 'name', word}, {ending});
}

/** Whatever a player does, by the transition that it is. */
export function act(game: GhostGame, action: Action): GhostResult {
	switch (action.kind) {
		case 'letter': {
			return play(game, action.letter, action.end);
		}

		case 'challenge': {
			return challenge(game);
		}

		case 'name': {
			return nameWord(game, action.word);
		}
	}
}

/** A word that has the fragment in its place; where that is dead, one that had it before it died. */
export const reachableWord = ({book, node}: GhostGame): string => wordBehind(book, node);

/** A word, other than the fragment itself, that the game could have come to from the last fragment that was alive when somebody was to move; `undefined` where there is none. */
export function missedWord({book, fragment, turns}: GhostGame): string | undefined {
	const turn = turns.findLast(({before}) => !before.isDead);
	if (turn === undefined) return undefined;
	for (const move of movesFrom(book, turn.before.node)) {
		const word = wordBehind(book, move.node);
		if (word !== fragment) return word;
	}

	return undefined;
}
