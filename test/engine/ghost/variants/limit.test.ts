import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {coach} from '../../../../source/engine/ghost/coach/coach.js';
import {standingAt} from '../../../../source/engine/ghost/coach/coach.js';
import {growTree} from '../../../../source/engine/ghost/coach/tree.js';
import {decide, players} from '../../../../source/engine/ghost/players/players.js';
import {newGhost} from '../../../../source/engine/ghost/rules/game.js';
import {isStopped} from '../../../../source/engine/ghost/variants/search/search.js';
import {makeBookData, openBook} from '../../../../source/engine/ghost/variants/books.js';
import {seedRandom} from '../../../../source/engine/random.js';
import {dictionaryOf, playLetter} from '../../helpers.js';

const dictionary = dictionaryOf(readFileSync('dictionaries/en/animals.txt', 'utf8'));

describe.each(['xghost', 'spook'] as const)('in %s, where positions are searched,', variant => {
	const data = makeBookData(variant, dictionary, 3, {losses: {upTo: 0, fragments: []}});
	const open = (left: number, shouldStop = () => false) => {
		const limit = {left, shouldStop};
		return {book: openBook(data, limit), limit};
	};

	test('who wins is unknown once the limit is over, and nothing false is said', () => {
		const {book, limit} = open(10);
		const whole = open(Infinity).book;
		expect(book.moverWins('')).toBeUndefined();
		expect(book.distance('')).toBeUndefined();
		expect(isStopped(limit)).toBe(false);
		const {canWin, advice} = coach(book, '');
		expect(canWin).toBeUndefined();
		expect(advice.every(({effect, isBest}) => effect === 'open' && !isBest)).toBe(true);
		expect(advice.map(({letter}) => letter)).toEqual(coach(whole, '').advice.map(({letter}) => letter));
		expect(growTree(book, '', 40).branches.every(({loser}) => loser === undefined)).toBe(true);
		const begun = playLetter(newGhost(book), 'e');
		if (!begun.ok) throw new Error(begun.reason);
		expect(standingAt(begun.game, begun.turn)).toBe('open');
	});

	test('a player without the time to look to the end plays a letter of a word, the same on the same seed', () => {
		const actions = [1, 2].map(() =>
			decide(players.stubborn, newGhost(open(10).book, {rule: 'challenge'}), seedRandom('any')),
		);
		const [action] = actions;
		expect(actions[1]).toEqual(action);
		if (action?.kind !== 'letter') throw new Error('It plays a letter');
		expect(open(10).book.isAlive(action.letter)).toBe(true);
	});

	test('with work enough all is found, whatever was asked before', () => {
		const {book, limit} = open(2 ** 24);
		expect(coach(book, '')).toEqual(coach(open(Infinity).book, ''));
		expect(limit.left).toBeGreaterThan(0);
		const half = Math.round((2 ** 24 - limit.left) / 2);
		expect(coach(open(half).book, '')).toEqual(coach(open(half).book, ''));
	});

	test('it stops soon after it is told to', () => {
		let asked = 0;
		const {book, limit} = open(Infinity, () => ++asked > 20);
		coach(book, '');
		expect(isStopped(limit)).toBe(true);
	});
});
