import {isSpelled, type Letter} from '../../alphabet.js';
import {longestWord} from '../../words/words.js';
import {root, type Book, type Node, type Place, type Step} from '../variants/variant.js';
import {hasWord} from './words.js';

/**
What a fragment that is part of no word means.

`instant`: whoever left it has lost. `challenge`: nothing yet; instead of playing a letter the next player may challenge. Then whoever played the last letter must name a word with the fragment in its place. The challenger loses if there is one, and the challenged player otherwise.
*/
export const rules = ['instant', 'challenge'] as const;

export type Rule = (typeof rules)[number];

/** How a game ended: a letter completed a word that counts, or left a dead fragment; after a challenge a word was named, or none. */
export const endings = ['completed', 'dead', 'named', 'unnamed'] as const;

export type Ending = {readonly kind: (typeof endings)[number]; readonly loser: number};

/** What a player does in a turn. */
export type Action =
	| ({readonly kind: 'letter'} & Step)
	| {readonly kind: 'challenge'}
	/** No word says that there is none. */
	| {readonly kind: 'name'; readonly word: string | undefined};

/** What a player did, and where the game was before. */
export type GhostTurn = {
	readonly player: number;
	readonly action: Action;
	readonly before: GhostPosition;
};

/** A fragment of a game. */
export type GhostPosition = {
	/** The letters played, the last one included. */
	readonly fragment: string;
	/** Where the letters have led, as far as they are part of a word that counts. */
	readonly node: Node;
	/** Whether the fragment is part of no word that counts. */
	readonly isDead: boolean;
};

/** A round of a variant of Ghost: a value; what a player does gives a new one. Players are numbers. */
export type GhostGame = GhostPosition & {
	readonly book: Book;
	readonly rule: Rule;
	/** Who plays, in the order of the turns, whoever begins first. */
	readonly order: readonly number[];
	/** Whose turn it is, or would be. */
	readonly toMove: number;
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
	/** The variant lets no letter go there. */
	| 'no-such-place'
	/** No word is longer than the fragment, so only a challenge is left. */
	| 'too-long';

export type GhostResult =
	| {readonly ok: true; readonly game: GhostGame; readonly turn: GhostTurn}
	| {readonly ok: false; readonly reason: GhostRefusal};

/** The players of a game of so many, from the one who begins. */
export const orderOf = (players: number, first = 0): readonly number[] =>
	Array.from({length: players}, (_, turn) => (first + turn) % players);

/** A new round; in a game of two the first of the order is player 0. */
export function newGhost(book: Book, rule: Rule = 'instant', order = orderOf(2)): GhostGame {
	const [first] = order;
	if (first === undefined || order.length < 2) throw new RangeError('Two players at least');
	return {
		book,
		rule,
		order,
		fragment: '',
		node: root,
		isDead: false,
		toMove: first,
		isChallenged: false,
		turns: [],
		ending: undefined,
	};
}

/** The player whose turn comes so many turns after a player's. */
export function playerAfter(order: readonly number[], player: number, turns = 1): number {
	const found = order.at((order.indexOf(player) + turns) % order.length);
	if (found === undefined) throw new RangeError('Nobody plays');
	return found;
}

const refuse = (reason: GhostRefusal): GhostResult => ({ok: false, reason});

/** The game after what the one to move did. */
function after(game: GhostGame, action: Action, change: Partial<GhostGame>): GhostResult {
	const {order, toMove, fragment, node, isDead, turns} = game;
	const turn: GhostTurn = {player: toMove, action, before: {fragment, node, isDead}};
	return {
		ok: true,
		game: {...game, toMove: playerAfter(order, toMove), ...change, turns: [...turns, turn]},
		turn,
	};
}

/** Play a letter, at the variant's usual place unless another is given. Whoever completes a word that counts loses at once. */
export function play(game: GhostGame, letter: Letter, place?: Place): GhostResult {
	const {book, node, toMove} = game;
	const places = book.variant.places(game.fragment);
	const chosen = place ?? places.at(-1) ?? '';
	if (game.ending) return refuse('game-over');
	if (game.isChallenged) return refuse('challenged');
	if (!places.includes(chosen)) return refuse('no-such-place');
	if (game.fragment.length === longestWord) return refuse('too-long');
	const action = {kind: 'letter', letter, place: chosen} as const;
	const fragment = book.variant.extend(game.fragment, action);
	// What is dead as it lies may be alive once it is turned round.
	const reached = game.isDead ? book.find(fragment) : book.reach(node, action);
	if (reached === undefined) {
		const ending = game.rule === 'instant' ? ({kind: 'dead', loser: toMove} as const) : undefined;
		return after(game, action, {fragment, isDead: true, ending});
	}

	const ending = book.isWord(reached) ? ({kind: 'completed', loser: toMove} as const) : undefined;
	return after(game, action, {fragment, node: reached, isDead: false, ending});
}

/** Challenge whoever played the last letter to name a word with the fragment in its place. */
export function challenge(game: GhostGame): GhostResult {
	if (game.ending) return refuse('game-over');
	if (game.rule === 'instant') return refuse('no-challenges');
	if (game.isChallenged) return refuse('challenged');
	if (game.fragment === '') return refuse('nothing-to-challenge');
	return after(
		game,
		{kind: 'challenge'},
		{isChallenged: true, toMove: playerAfter(game.order, game.toMove, -1)},
	);
}

/** Answer a challenge with a word, or with none: either the challenger or the challenged has lost. */
export function nameWord(game: GhostGame, word: string | undefined): GhostResult {
	if (game.ending) return refuse('game-over');
	if (!game.isChallenged) return refuse('not-challenged');
	const {toMove} = game;
	const ending: Ending =
		word !== undefined && isAnswer(game, word)
			? {kind: 'named', loser: playerAfter(game.order, toMove)}
			: {kind: 'unnamed', loser: toMove};
	return after(game, {kind: 'name', word}, {ending});
}

function isAnswer({book: {variant, dictionary, minLength}, fragment}: GhostGame, word: string): boolean {
	return (
		word.length >= minLength &&
		isSpelled(dictionary.alphabet, word) &&
		variant.isAnswer(fragment, word) &&
		hasWord(dictionary, word)
	);
}

/** Whatever a player does, by the transition that it is. */
export function act(game: GhostGame, action: Action): GhostResult {
	switch (action.kind) {
		case 'letter':
			return play(game, action.letter, action.place);
		case 'challenge':
			return challenge(game);
		case 'name':
			return nameWord(game, action.word);
	}
}

/** A round as what was done in it: nodes are numbers of one book on one thread, actions are the same everywhere. */
export type PlayedRound = Pick<GhostGame, 'rule' | 'order'> & {readonly actions: readonly Action[]};

export const playedRound = ({rule, order, turns}: GhostGame): PlayedRound => ({
	rule,
	order,
	actions: turns.map(({action}) => action),
});

/** A round again, on a book. An action that is refused is a programming error and throws. */
export function replayRound(book: Book, {rule, order, actions}: PlayedRound): GhostGame {
	let game = newGhost(book, rule, order);
	for (const action of actions) {
		const result = act(game, action);
		if (!result.ok) throw new RangeError(`An action was played that is refused: ${result.reason}`);
		({game} = result);
	}

	return game;
}

/** The last position that was not dead when someone was to move. */
export const lastAlive = ({turns}: GhostGame): GhostTurn | undefined =>
	turns.findLast(({before}) => !before.isDead);

/** A word, other than the fragment itself, that the game could have come to from the last fragment that was alive; `undefined` where there is none. */
export function missedWord(game: GhostGame): string | undefined {
	const {book, fragment} = game;
	const turn = lastAlive(game);
	if (turn === undefined) return undefined;
	for (const move of book.movesFrom(turn.before.node)) {
		if (book.fragmentAt(move.node) !== fragment) return book.wordFrom(move.node);
	}

	return undefined;
}
