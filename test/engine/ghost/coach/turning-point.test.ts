import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newGhost, type GhostGame, type Rule} from '../../../../source/engine/ghost/rules/game.js';
import type {Action} from '../../../../source/engine/ghost/rules/moves.js';
import {lookBack, standingAt} from '../../../../source/engine/ghost/coach/coach.js';
import {letters} from '../../english.js';
import {bookOf, playAll, someLetter, act} from '../../helpers.js';
import {fewWords} from '../brute.js';

const perform = (game: GhostGame, ...actions: readonly Action[]): GhostGame =>
	actions.reduce((before, action) => {
		const result = act(before, action);
		if (!result.ok) throw new Error(result.reason);
		return result.game;
	}, game);

const open = (list: string, rule: Rule = 'instant') => newGhost(bookOf(list), {rule});

const summary = (game: GhostGame) => {
	const point = lookBack(game).turningPoint;
	return (
		point && [
			point.index,
			point.better.map(action => (action.kind === 'letter' ? action.letter : action.kind)).join(''),
		]
	);
};

describe('the turning point', () => {
	test.each<[list: string, letters: string, point: [number, string] | undefined]>([
		['and antler cow', 'cow', [0, 'a']],
		['and antler cow', 'and', [2, 't']],
		['and antler cow', 'antler', undefined],
		['and antler cow', 'ax', undefined],
		['and antler cow', 'antx', undefined],
		['and antler cow', 'anx', [2, 't']],
		['and antler cow', 'cx', [1, 'o']],
		['and antler cow', 'antl', undefined],
	])('on %s of %s', (list, played, point) => {
		expect(summary(playAll(open(list), played))).toEqual(point);
	});

	test.each<[name: string, letters: string, actions: Action[], point: [number, string] | undefined]>([
		[
			'a bluff where there was a win',
			'anx',
			[{kind: 'challenge'}, {kind: 'name', word: undefined}],
			[2, 't'],
		],
		['a challenge where there was a win', 'an', [{kind: 'challenge'}, {kind: 'name', word: 'and'}], [2, 't']],
		[
			'a challenge where all was lost',
			'ant',
			[{kind: 'challenge'}, {kind: 'name', word: 'antler'}],
			undefined,
		],
		[
			'no word named where there is one',
			'an',
			[{kind: 'challenge'}, {kind: 'name', word: undefined}],
			[3, 'name'],
		],
		[
			'a letter on a dead fragment',
			'ax',
			[{kind: 'letter', letter: 'y', place: ''}, {kind: 'challenge'}, {kind: 'name', word: undefined}],
			[2, 'challenge'],
		],
	])('is %s', (_, played, actions, point) => {
		const game = playAll(open('and antler cow', 'challenge'), played);
		expect(summary(perform(game, ...actions))).toEqual(point);
	});

	test('is not there while the game goes on', () => {
		expect(lookBack(playAll(open('and antler cow'), 'co')).turningPoint).toBeUndefined();
	});
});

test('it is the loser’s last turn with a win in hand; each turn that gave one away is known', () => {
	fc.assert(
		fc.property(fewWords(8), fc.array(someLetter, {minLength: 7, maxLength: 7}), ({list}, order) => {
			let game = open(list.join(' '));
			const games = [game];
			for (const letter of order) {
				const result = act(game, {kind: 'letter', letter, place: ''});
				if (!result.ok) break;
				game = result.game;
				games.push(game);
			}

			const canForce = (at: GhostGame, player: number): boolean => {
				if (at.ending) return at.ending.loser !== player;
				const next = letters.slice(0, 4).map(letter => playAll(at, letter));
				return at.toMove === player
					? next.some(after => canForce(after, player))
					: next.every(after => canForce(after, player));
			};

			for (const [at, turn] of game.turns.entries()) {
				const [before, after] = [games[at], games[at + 1]];
				if (before === undefined || after === undefined) throw new Error('A turn is between two games');
				const [had, has] = [canForce(before, turn.player), canForce(after, turn.player)];
				expect(standingAt(game, turn)).toBe(had ? (has ? 'kept' : 'gave-away') : 'losing');
			}

			const loser = game.ending?.loser ?? 0;
			const index = games.findLastIndex(at => !at.ending && at.toMove === loser && canForce(at, loser));
			const point = lookBack(game).turningPoint;
			expect(point?.index ?? -1).toBe(index);
			for (const action of point?.better ?? []) {
				const before = games[index];
				expect(before && canForce(perform(before, action), loser)).toBe(true);
			}
		}),
		{numRuns: 80},
	);
});
