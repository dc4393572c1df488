import {describe, expect, test} from 'vitest';
import {
	chanceAt,
	decide,
	makeBook,
	parseDictionary,
	players,
	type SharedBook,
} from '../../source/engine/index.js';
import type {GameEvent} from '../../source/games/kinds.js';
import {againGhost, beginGhost, botToMove, playAction, type GhostPlay} from '../../source/games/ghost.js';
import type {Texts} from '../../source/settings/setting.js';
import {settleGhost} from '../settings/settle.js';

function bookOf(...words: readonly string[]): SharedBook {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return makeBook('ghost', parsed.dictionary, 1);
}

const begin = (asked: Texts, book = bookOf('deal')) => beginGhost(book, settleGhost(asked, 's'), 'one');

/** The game once its bots have played as far as they can. */
function letPlay(play: GhostPlay): {play: GhostPlay; events: readonly GameEvent[]} {
	let now = play;
	const events: GameEvent[] = [];
	for (let bot = botToMove(now); bot !== undefined; bot = botToMove(now)) {
		const result = playAction(
			now,
			decide(players[bot], now.game, chanceAt(now.settings.seed, now.moves.length)),
		);
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
		expect(played.play.game.ending?.loser).toBe(1);
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
			place: '',
		});
		if (!result.ok) throw new Error(result.reason);
		return result.play;
	}

	test('a single game is played anew, with a seed of its own', () => {
		const {play} = againGhost(lost({}), () => 'two');
		expect(play.match.losers).toEqual([]);
		expect(play).toMatchObject({id: 'two', settings: {seed: 's-2'}});
	});

	test('a match goes on', () => {
		const {play} = againGhost(lost({isMatch: 'yes'}), () => 'two');
		expect(play).toMatchObject({id: 'one', match: {losers: [0]}, game: {order: [0, 1]}});
	});
});
