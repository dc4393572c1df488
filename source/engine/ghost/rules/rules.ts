import {isSpelled} from '../../alphabet.js';
import type {Agent, Applied, Rules} from '../../play.js';
import {findWord, longestWord} from '../../words/words.js';
import {
	nextRound,
	playerAfter,
	type Ending,
	type GhostGame,
	type GhostRefusal,
	type GhostTurn,
} from './game.js';
import {hasTakenBack, type Action, type GhostMove} from './moves.js';

/** The event of a move: a turn was played, or letters were taken back. Then `turn` is the first of them, if any had been played. */
type GhostHappening =
	| {readonly kind: 'played'; readonly turn: GhostTurn}
	| {readonly kind: 'taken-back'; readonly turn: GhostTurn | undefined};

export type GhostApplied = Applied<GhostGame, GhostHappening, GhostRefusal>;

/** Asks a player for a move in a game; after the end of a round, in the next one. */
export type GhostAgent = Agent<GhostGame, GhostMove, GhostRefusal>;

const refuse = (reason: GhostRefusal): GhostApplied => ({ok: false, reason});

function after(game: GhostGame, action: Action, change: Partial<GhostGame>): GhostApplied {
	const {order, toMove, fragment, isDead, turns, moves} = game;
	const turn: GhostTurn = {player: toMove, action, before: {fragment, isDead}};
	const next = {toMove: playerAfter(order, toMove), turns: [...turns, turn], moves: [...moves, action]};
	return {ok: true, state: {...game, ...next, ...change}, event: {kind: 'played', turn}};
}

function playLetter(game: GhostGame, action: Action & {readonly kind: 'letter'}): GhostApplied {
	const {book, toMove: loser, rule} = game;
	if (game.isChallenged) return refuse('challenged');
	if (!book.variant.places(game.fragment).includes(action.place)) return refuse('no-such-place');
	if (game.fragment.length === longestWord) return refuse('too-long');
	const fragment = book.variant.extend(game.fragment, action);
	// A dead fragment may come alive once it is turned round.
	const isDead = !book.isAlive(fragment);
	const kind = isDead ? rule === 'instant' && 'dead' : book.isWord(fragment) && 'completed';
	return after(game, action, {fragment, isDead, ending: kind ? {kind, loser} : undefined});
}

function challenge(game: GhostGame): GhostApplied {
	if (game.rule === 'instant') return refuse('no-challenges');
	if (game.isChallenged) return refuse('challenged');
	if (game.fragment === '') return refuse('nothing-to-challenge');
	const toMove = playerAfter(game.order, game.toMove, -1);
	return after(game, {kind: 'challenge'}, {isChallenged: true, toMove});
}

function isAnswer({book: {variant, dictionary, minLength}, fragment}: GhostGame, word: string): boolean {
	return (
		word.length >= minLength &&
		isSpelled(dictionary.alphabet, word) &&
		variant.isAnswer(fragment, word) &&
		findWord(dictionary, word) !== undefined
	);
}

function nameWord(game: GhostGame, action: Action & {readonly kind: 'name'}): GhostApplied {
	if (!game.isChallenged) return refuse('not-challenged');
	const {toMove, order} = game;
	const {word} = action;
	const ending: Ending =
		word !== undefined && isAnswer(game, word)
			? {kind: 'named', loser: playerAfter(order, toMove)}
			: {kind: 'unnamed', loser: toMove};
	return after(game, action, {ending});
}

/** Whether a player may take a letter back now: the undoer, once a game, under the instant rule. */
export const mayTakeBack = ({rule, undoer, toMove, moves}: GhostGame): boolean =>
	rule === 'instant' && undoer === toMove && !hasTakenBack(moves);

function takeBack(game: GhostGame, count: number): GhostApplied {
	const start = game.turns.length - count;
	const turn = game.turns[start];
	const isOwn = count === 0 || turn?.player === game.undoer;
	if (!mayTakeBack(game) || !isOwn) return refuse('no-take-back');
	const before = turn && {...turn.before, toMove: turn.player};
	const turns = game.turns.slice(0, start);
	const moves: GhostMove[] = [
		...game.moves.slice(0, game.moves.length - count),
		{kind: 'take-back', turns: 0},
	];
	return {ok: true, state: {...game, ...before, turns, moves}, event: {kind: 'taken-back', turn}};
}

/** The rules of Ghost and its variants (ghost): players in turn add letters, and lose a round with a word that counts or a dead fragment. */
export const ghostRules: Rules<GhostGame, GhostGame, GhostMove, GhostHappening, GhostRefusal> = {
	asks(game) {
		const ask = nextRound(game);
		return ask.ending ? undefined : {player: ask.toMove, ask};
	},

	answer(before, move) {
		const game = nextRound(before);
		if (game.ending) return refuse('game-over');
		switch (move.kind) {
			case 'letter':
				return playLetter(game, move);
			case 'challenge':
				return challenge(game);
			case 'name':
				return nameWord(game, move);
			case 'take-back':
				return takeBack(game, move.turns);
		}
	},
};
