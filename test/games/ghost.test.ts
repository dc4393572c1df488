import {describe, expect, test} from 'vitest';
import {
	chanceAt,
	decide,
	makeBook,
	parseDictionary,
	players,
	type SharedBook,
	readGhostMoves,
} from '../../source/engine/index.js';
import {decodeGame} from '../../source/codes/code.js';
import {
	againGhost,
	beginGhost,
	botToMove,
	personResult,
	roundsOf,
	slipIn,
	strongerAfter,
	takeBack,
	type GhostPlay,
} from '../../source/games/ghost/ghost.js';
import {codeOf, kinds} from '../../source/games/kinds.js';
import {shareGame} from '../../source/text/share.js';
import type {Texts} from '../../source/settings/setting.js';
import {settleGhost} from '../settings/settle.js';
import {playMove} from './ghost-moves.js';

function bookOf(...words: readonly string[]): SharedBook {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return makeBook('ghost', parsed.dictionary, 1);
}

const begin = (asked: Texts, book = bookOf('deal')) => beginGhost(book, settleGhost(asked, 's'), 'one');

/** The game once its bots have played as far as they can. */
function letPlay(play: GhostPlay): GhostPlay {
	let now = play;
	for (let bot = botToMove(now); bot !== undefined; bot = botToMove(now)) {
		const result = playMove(
			now,
			decide(players[bot], now.game, chanceAt(now.settings.seed, now.game.moves.length)),
		);
		if (!result.ok) throw new Error(result.reason);
		now = result.play;
	}

	return now;
}

describe('a game of Ghost in progress', () => {
	test('the same seed is the same game', () => {
		const book = bookOf('deal', 'dote', 'moth', 'mile');
		const spell = () => letPlay(begin({player: 'random', opponent: 'careless'}, book)).game.fragment;
		expect(spell()).toBe(spell());
	});

	test('what is refused changes nothing', () => {
		const play = begin({opponent: 'human'});
		expect(playMove(play, {kind: 'challenge'})).toEqual({ok: false, reason: 'no-challenges'});
	});
});

describe('after a game', () => {
	function lost(asked: Texts): GhostPlay {
		const result = playMove(begin({opponent: 'human', ...asked}), {
			kind: 'letter',
			letter: 'z',
			place: '',
		});
		if (!result.ok) throw new Error(result.reason);
		return result.play;
	}

	test('a single game is played anew, with a seed of its own', () => {
		const play = againGhost(lost({}), () => 'two');
		expect(play.game.match.losers).toEqual([]);
		expect(play).toMatchObject({id: 'two', settings: {seed: 's-2'}});
	});

	test('the next stronger bot is offered to someone who has beaten one alone', () => {
		const won = (asked: Texts) => {
			let play = begin({opponent: 'careless', ...asked}, bookOf('no'));
			for (const letter of 'no') {
				const result = playMove(play, {kind: 'letter', letter, place: ''});
				if (!result.ok) throw new Error(result.reason);
				({play} = result);
			}

			return play;
		};

		expect(strongerAfter(won({}))).toBe('stubborn');
		expect(strongerAfter(won({opponent: 'random'}))).toBe('careless');
		expect(strongerAfter(won({opponent: 'perfect'}))).toBeUndefined();
		expect(strongerAfter(won({first: 'computer'}))).toBeUndefined();
		expect(strongerAfter(won({opponent: 'human'}))).toBeUndefined();
		expect(strongerAfter(won({opponent: 'careless,random'}))).toBeUndefined();
		expect(strongerAfter(won({player: 'perfect'}))).toBeUndefined();
		expect(strongerAfter(won({isMatch: 'yes'}))).toBeUndefined();
		expect(strongerAfter(begin({opponent: 'careless'}))).toBeUndefined();
		const play = againGhost(won({}), () => 'two', {opponent: ['stubborn']});
		expect(play.settings).toMatchObject({opponent: ['stubborn'], seed: 's-2'});
	});

	test('a match goes on', () => {
		const play = againGhost(lost({isMatch: 'yes'}), () => 'two');
		expect(play).toMatchObject({id: 'one', game: {match: {losers: [0]}, order: [0, 1]}});
	});
});

describe('a letter that is taken back', () => {
	const list = bookOf('and', 'antler', 'cow');
	const after = (moves: string, asked: Texts = {}, book = list) =>
		kinds.ghost.resume(begin({minLength: '1', ...asked}, book), readGhostMoves(moves)).play;

	test('goes with what was answered, once a game, and is kept as help', () => {
		const before = after('co');
		const back = takeBack(before);
		const step = back && playMove(before, back);
		if (!step?.ok) throw new Error('It is not taken back');
		const {play} = step;
		expect(play.game.fragment).toBe('');
		expect(kinds.ghost.writeMoves(play.game.moves)).toBe('?');
		const on = after('?an');
		expect([on.game.fragment, kinds.ghost.writeMoves(on.game.moves)]).toEqual(['an', '?an']);
		expect(takeBack(on)).toBeUndefined();
		expect(kinds.ghost.readMoves('?an', list.dictionary.alphabet)).toBeDefined();
	});

	test('travels in a code and is told of a game that is shared', () => {
		const lost = after('an?x');
		const read = decodeGame(codeOf(lost) ?? '');
		expect(read.ok && read.game.moves).toBe('an?x');
		expect(shareGame(lost, {code: undefined, isSpoken: false})).toMatch(
			/you lose · 3 letters · one taken back$/,
		);
	});

	test('is no such letter among people, friends elsewhere, where bluffs are allowed, and before the first', () => {
		expect(takeBack(after(''))).toBeUndefined();
		for (const asked of [{opponent: 'human'}, {opponent: 'elsewhere'}, {rule: 'challenge'}])
			expect(takeBack(after('co', asked))).toBeUndefined();
	});

	test('is offered where a letter loses at once and another need not', () => {
		const slips = (moves: string, letter: string) =>
			slipIn(after(moves), {kind: 'letter', letter: letter, place: ''})?.after.game.ending?.kind;
		expect(slips('an', 'x')).toBe('dead');
		expect(slips('an', 'd')).toBe('completed');
		expect(slips('an', 't')).toBeUndefined();
		expect(slips('co', 'w')).toBeUndefined();
		expect(slips('an?', 'x')).toBeUndefined();
		// What the computer plays is nobody's to take back.
		expect(slips('a', 'x')).toBeUndefined();
	});
});

test('each player has a name of its own', () => {
	const names = (asked: Texts) => begin(asked).players.map(({name}) => name);
	expect(names({})).toEqual(['you', 'computer']);
	expect(names({player: 'perfect', opponent: 'careless'})).toEqual(['computer 1', 'computer 2']);
	expect(names({opponent: 'human'})).toEqual(['player 1', 'player 2']);
	expect(names({opponent: 'perfect,careless,perfect'})).toEqual([
		'you',
		'perfect 1',
		'careless',
		'perfect 2',
	]);
	expect(names({opponent: 'human,perfect,human', names: 'Ann,Ben'})).toEqual([
		'Ann',
		'Ben',
		'perfect',
		'player 3',
	]);
});

describe('what a game came to for you', () => {
	/** A match in which whoever plays first names a word each time. */
	function playRounds(asked: Texts, count: number): GhostPlay {
		let play = begin(asked, bookOf('ax'));
		for (let round = 0; round < count; round++) {
			for (const letter of 'ax') {
				const result = playMove(play, {kind: 'letter', letter, place: ''});
				if (!result.ok) throw new Error(result.reason);
				play = result.play;
			}

			if (round < count - 1) play = againGhost(play, () => 'one');
		}

		return play;
	}

	test('is told of you alone, and once it is over', () => {
		const play = begin({opponent: 'random'}, bookOf('ax'));
		expect(personResult(play)).toBe('watched');
		const over = playRounds({opponent: 'random'}, 1);
		expect(personResult(over)).toBe('won');
		expect(personResult(playRounds({opponent: 'random', first: 'computer'}, 1))).toBe('lost');
		expect(personResult(playRounds({opponent: 'human'}, 1))).toBe('watched');
	});

	test('is told of a match at its end, with a game for each round', () => {
		const half = playRounds({opponent: 'random', isMatch: 'yes'}, 5);
		expect(personResult(half)).toBe('watched');
		const whole = playRounds({opponent: 'random', isMatch: 'yes'}, 9);
		expect(['won', 'lost']).toContain(personResult(whole));
		expect(roundsOf(whole).map(({game}) => game.ending?.kind)).toEqual(
			Array.from({length: 9}, () => 'completed'),
		);
	});
});
