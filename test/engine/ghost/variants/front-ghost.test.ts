import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coach} from '../../../../source/engine/ghost/coach/coach.js';
import {drawTree} from '../../../../source/engine/ghost/coach/tree.js';
import {turningPoint} from '../../../../source/engine/ghost/coach/turning-point.js';
import {chanceAt, decide, players, type PlayerName} from '../../../../source/engine/ghost/players/players.js';
import {safeMoves} from '../../../../source/engine/ghost/players/standings.js';
import {
	act,
	challenge,
	nameWord,
	newGhost,
	orderOf,
	type GhostGame,
	type GhostResult,
	type Rule,
} from '../../../../source/engine/ghost/rules/game.js';
import {
	endRound,
	matchWinner,
	newMatch,
	nextOrder,
	penaltyOf,
} from '../../../../source/engine/ghost/rules/match.js';
import {root, type Book} from '../../../../source/engine/ghost/variants/variant.js';
import {dictionaryOf, playAll} from '../../helpers.js';
import {fewWords} from '../brute.js';
import {frontBook} from './front-ghost.js';

const list = 'ant pant chant giant gnat boat coat float oak soak cloak croak';
const book = frontBook(dictionaryOf(list.replaceAll(' ', '\n')), 4);

const settle = (result: GhostResult): GhostGame => {
	if (!result.ok) throw new Error(result.reason);
	return result.game;
};

/** A round in which each player is a bot. */
function playRound(
	bots: readonly PlayerName[],
	order: readonly number[],
	rule: Rule,
	seed: string,
): GhostGame {
	let game = newGhost(book, rule, order);
	while (!game.ending) {
		const bot = bots[game.toMove];
		if (bot === undefined) throw new Error('Nobody is at turn');
		game = settle(act(game, decide(players[bot], game, chanceAt(seed, game.turns.length))));
	}

	return game;
}

describe('a variant of one’s own is played', () => {
	test('with letters to the front, until a word is complete', () => {
		expect(playAll(newGhost(book), 'taob')).toMatchObject({
			fragment: 'boat',
			ending: {kind: 'completed', loser: 1},
		});
		expect(playAll(newGhost(book), 'tab').ending).toEqual({kind: 'dead', loser: 0});
	});

	test('with its coach, its tree and a look back', () => {
		const {canWin, advice} = coach(book, root);
		expect(advice.map(({letter, effect}) => `${letter} ${effect}`)).toEqual(['k loses', 't loses']);
		expect(canWin).toBe(false);
		expect(drawTree(book, root, 9).lines.map(({fragment}) => fragment)).toContain('oak');
		expect(turningPoint(playAll(newGhost(book), 'taoc'))?.better).toMatchObject([{letter: 'l'}]);
	});
});

describe('three players', () => {
	test('take turns in their order', () => {
		expect(playAll(newGhost(book, 'instant', orderOf(3, 1)), 'kao').turns.map(({player}) => player)).toEqual([
			1, 2, 0,
		]);
	});

	test('challenge whoever played the last letter', () => {
		const challenged = settle(challenge(playAll(newGhost(book, 'challenge', orderOf(3)), 'ka')));
		expect(challenged).toMatchObject({toMove: 1, isChallenged: true});
		expect(settle(nameWord(challenged, 'soak')).ending).toEqual({kind: 'named', loser: 2});
		expect(settle(nameWord(challenged, 'coat')).ending).toEqual({kind: 'unnamed', loser: 1});
	});

	test.each(['instant', 'challenge'] as const)('play a match of bots to its end, %s', rule => {
		const bots = ['perfect', 'stubborn', 'careless'] as const;
		const playMatch = () => {
			let match = newMatch(0, 3);
			while (matchWinner(match) === undefined) {
				const {ending} = playRound(bots, nextOrder(match), rule, `a ${match.losers.length}`);
				if (ending) match = endRound(match, ending.loser);
			}

			return match;
		};

		const match = playMatch();
		const out = [0, 1, 2].filter(player => penaltyOf(match, player) === 'GHOST');
		expect(out).toHaveLength(2);
		expect(out).not.toContain(matchWinner(match));
		expect(playMatch()).toEqual(match);
	});
});

/** Whether a player can avoid losing, tried out by the rules alone. */
function canSurvive(game: GhostGame, player: number): boolean {
	if (game.ending) return game.ending.loser !== player;
	const next = game.book
		.movesFrom(game.node)
		.map(({letter, place}) => settle(act(game, {kind: 'letter', letter, place})));
	return game.toMove === player
		? next.some(after => canSurvive(after, player))
		: next.every(after => canSurvive(after, player));
}

test.each([2, 3, 4])(
	'of %i players, the safe moves are those after which nobody can make one lose',
	count => {
		fc.assert(
			fc.property(fewWords(7), fc.nat(), ({list: words, minLength}, walk) => {
				const own: Book = frontBook(dictionaryOf(words.join('\n')), minLength);
				let game = newGhost(own, 'instant', orderOf(count));
				for (let left = walk % 4; left > 0 && !game.ending; left--) {
					const [move] = own.movesFrom(game.node);
					if (move === undefined) return;
					game = settle(act(game, {kind: 'letter', letter: move.letter, place: move.place}));
				}

				if (game.ending) return;
				const expected = own.movesFrom(game.node).filter(({letter, place}) => {
					const after = settle(act(game, {kind: 'letter', letter, place}));
					return canSurvive(after, game.toMove);
				});
				expect(safeMoves(game)).toEqual(expected);
			}),
		);
	},
);
