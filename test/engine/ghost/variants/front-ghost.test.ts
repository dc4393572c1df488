import {
	actionsIn,
	fromRecord,
	ghostRules,
	matchSoFar,
	matchWinner,
	newGhost,
	penaltyOf,
	playNow,
	readGhostMoves,
	writeGhostMoves,
	type GhostAgent,
	type GhostGame,
	type GhostMove,
	type GhostRefusal,
} from '../../../../source/engine/index.js';
import {describe, expect, test} from 'vitest';
import {coach} from '../../../../source/engine/ghost/coach/coach.js';
import {growTree} from '../../../../source/engine/ghost/coach/tree.js';
import {lookBack} from '../../../../source/engine/ghost/coach/coach.js';
import {chanceAt, decide, players} from '../../../../source/engine/ghost/players/players.js';
import {dictionaryOf, playAll, challenge, nameWord, type GhostResult} from '../../helpers.js';
import {frontBook} from './front-ghost.js';

const list = 'ant pant chant giant gnat boat coat float oak soak cloak croak';
const book = frontBook(dictionaryOf(list.replaceAll(' ', '\n')), 4);

const settle = (result: GhostResult): GhostGame => {
	if (!result.ok) throw new Error(result.reason);
	return result.game;
};

describe('a variant of one’s own is played', () => {
	test('with letters to the front, until a word is complete', () => {
		expect(playAll(newGhost(book), 'taob')).toMatchObject({
			fragment: 'boat',
			ending: {kind: 'completed', loser: 1},
		});
		expect(playAll(newGhost(book), 'tab').ending).toEqual({kind: 'dead', loser: 0});
	});

	test('with its coach, its tree and a look back', () => {
		const {canWin, advice} = coach(book, '');
		expect(advice.map(({letter, effect}) => `${letter} ${effect}`)).toEqual(['k loses', 't loses']);
		expect(canWin).toBe(false);
		expect(growTree(book, '', 9).branches.map(({fragment}) => fragment)).toContain('oak');
		expect(lookBack(playAll(newGhost(book), 'taoc')).turningPoint?.better).toMatchObject([{letter: 'l'}]);
	});
});

describe('three players', () => {
	test('take turns in their order', () => {
		expect(
			playAll(newGhost(book, {rule: 'instant', players: 3, first: 1}), 'kao').turns.map(({player}) => player),
		).toEqual([1, 2, 0]);
	});

	test('challenge whoever played the last letter', () => {
		const challenged = settle(challenge(playAll(newGhost(book, {rule: 'challenge', players: 3}), 'ka')));
		expect(challenged).toMatchObject({toMove: 1, isChallenged: true});
		expect(settle(nameWord(challenged, 'soak')).ending).toEqual({kind: 'named', loser: 2});
		expect(settle(nameWord(challenged, 'coat')).ending).toEqual({kind: 'unnamed', loser: 1});
	});

	test.each(['instant', 'challenge'] as const)('play a match of bots to its end, %s', rule => {
		const bots = (['perfect', 'stubborn', 'careless'] as const).map(
			(name): GhostAgent =>
				({ask}) =>
					decide(players[name], ask, chanceAt('a', actionsIn(ask.moves).length)),
		);
		const begun = newGhost(book, {rule, players: 3, isMatch: true});
		const game = playNow(ghostRules, begun, bots);
		const match = matchSoFar(game);
		const out = [0, 1, 2].filter(player => penaltyOf(match, player) === 'GHOST');
		expect(out).toHaveLength(2);
		expect(out).not.toContain(matchWinner(match));
		// The record of a match plays it again, whoever made the moves.
		const record = fromRecord<GhostGame, GhostMove, GhostRefusal>(
			readGhostMoves(writeGhostMoves(game.moves)),
		);
		expect(playNow(ghostRules, begun, [record, record, record])).toEqual(game);
		expect(playNow(ghostRules, begun, bots)).toEqual(game);
	});
});

describe('a letter that is taken back', () => {
	const begun = newGhost(book, {undoer: 0});
	const moves = (text: string): readonly GhostMove[] => readGhostMoves(text);
	const after = (...made: readonly GhostMove[]) => {
		const record = fromRecord<GhostGame, GhostMove, GhostRefusal>(made);
		const refusals: GhostRefusal[] = [];
		const game = playNow(ghostRules, begun, [record, record], {
			report: applied => void (applied.ok || refusals.push(applied.reason)),
		});
		return {game, refusals};
	};

	test('goes with the answers to it, and the record of what is left gives the same game', () => {
		const {game} = after(...moves('ta'), {kind: 'take-back', turns: 2}, ...moves('k'));
		expect([game.fragment, game.turns.length, writeGhostMoves(game.moves)]).toEqual(['k', 1, '?k']);
		expect(after(...moves('?k')).game).toEqual(game);
	});

	test('is one a game, the own one, and under the instant rule', () => {
		expect(after(...moves('?t'), ...moves('a'), {kind: 'take-back', turns: 2}).refusals).toEqual([
			'no-take-back',
		]);
		expect(after(...moves('t'), {kind: 'take-back', turns: 1}).refusals).toEqual(['no-take-back']);
		expect(after(...moves('ta'), {kind: 'take-back', turns: 1}).refusals).toEqual(['no-take-back']);
		expect(after({kind: 'take-back', turns: 1}).refusals).toEqual(['no-take-back']);
		const bluffing = newGhost(book, {rule: 'challenge', undoer: 0});
		expect(ghostRules.answer(bluffing, {kind: 'take-back', turns: 0})).toMatchObject({ok: false});
	});
});
