import {describe, expect, test} from 'vitest';
import {decide, makeBook, parseDictionary, players, type Book} from '../../source/engine/index.js';
import type {GameEvent} from '../../source/games/kinds.js';
import {againGhost, beginGhost, botToMove, playAction, type GhostPlay} from '../../source/games/ghost.js';
import type {Texts} from '../../source/settings/setting.js';
import {settleGhost} from '../settings/settle.js';

function bookOf(...words: readonly string[]): Book {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return makeBook(parsed.dictionary, 1);
}

const begin = (asked: Texts, book = bookOf('deal')) => beginGhost(book, settleGhost(asked, 's'), 'one');

/** The game once its bots have played as far as they can. */
function letPlay(play: GhostPlay): {play: GhostPlay; events: readonly GameEvent[]} {
	let now = play;
	const events: GameEvent[] = [];
	for (let bot = botToMove(now); bot !== undefined; bot = botToMove(now)) {
		const result = playAction(now, ...decide(players[bot], now.game, now.random));
		if (!result.ok) throw new Error(result.reason);
		now = result.play;
		events.push(...result.events);
	}

	return {play: now, events};
}

describe('a game of Ghost says what happens in it', () => {
	test('it began, every letter, and that it is over', () => {
		const {play, events} = begin({player: 'perfect', opponent: 'perfect'});
		expect(events.map(({type}) => type)).toEqual(['began']);
		const played = letPlay(play);
		expect(played.events.map(({type}) => type)).toEqual(Array.from('deal', () => 'answered').concat('over'));
		expect(played.events.at(-1)).toMatchObject({type: 'over', loser: 1});
	});

	test('the same seed is the same game', () => {
		const book = bookOf('deal', 'dote', 'moth', 'mile');
		const spell = () =>
			letPlay(begin({player: 'random', opponent: 'careless'}, book).play).play.game.fragment;
		expect(spell()).toBe(spell());
	});

	test('what is refused changes nothing and is no event', () => {
		const {play} = begin({opponent: 'human'});
		expect(playAction(play, {kind: 'challenge'})).toEqual({ok: false, reason: 'no-challenges'});
	});
});

describe('after a game', () => {
	function lost(asked: Texts): GhostPlay {
		const result = playAction(begin({opponent: 'human', ...asked}).play, {
			kind: 'letter',
			letter: 'z',
			end: 'back',
		});
		if (!result.ok) throw new Error(result.reason);
		return result.play;
	}

	test('a single game is played anew, with a seed of its own', () => {
		const {play} = againGhost(lost({}), () => 'two');
		expect(play.match).toEqual({lost: [0, 0], beginner: 0});
		expect(play).toMatchObject({id: 'two', settings: {seed: 's-2'}});
	});

	test('a match goes on', () => {
		expect(againGhost(lost({isMatch: 'yes'}), () => 'two').play.match).toEqual({lost: [1, 0], beginner: 0});
	});
});
