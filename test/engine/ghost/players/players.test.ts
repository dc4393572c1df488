import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newGhost, type GhostGame} from '../../../../source/engine/ghost/rules/game.js';
import {chanceAt, players, type Bot} from '../../../../source/engine/ghost/players/players.js';
import {letters, type Letter} from '../../english.js';
import {seedRandom} from '../../../../source/engine/random.js';
import {bookOf, fewLetters, playAll, someWords, playLetter} from '../../helpers.js';

/** What a player plays on one seed after another. */
function choices(player: Bot, game: GhostGame, seeds: number): Set<Letter> {
	const chosen = (seed: number) => player.choose(game, seedRandom(`${seed}`)).letter;
	return new Set(Array.from({length: seeds}, (_, seed) => chosen(seed)));
}

const after = (game: GhostGame, letter: Letter): GhostGame => {
	const result = playLetter(game, letter);
	if (!result.ok) throw new Error(result.reason);
	return result.game;
};

describe('the perfect player', () => {
	test.each<[list: string, fragment: string, played: string]>([
		['and antler cow', '', 'a'],
		['and antler cow', 'an', 't'],
		['and antler cow', 'a', 'n'],
		['ab cd ef ghi', '', 'ace'],
		['abc def g', '', 'adg'],
		['joggle', 'joggl', 'e'],
	])('with %s after "%s" plays one of %s, each now and then', (list, fragment, played) => {
		const game = playAll(newGhost(bookOf(list)), fragment);
		expect([...choices(players.perfect, game, 100)].sort().join('')).toBe(played);
	});

	/** Whether the one to move, who plays perfectly, wins against every reply. */
	const winsAgainstAll = (game: GhostGame, seed: string): boolean => {
		const {letter} = players.perfect.choose(game, chanceAt(seed, game.turns.length));
		const moved = after(game, letter);
		if (moved.ending) return false;
		return [...fewLetters, 'x' as const].every(reply => {
			const next = after(moved, reply);
			return next.ending ? next.ending.loser === moved.toMove : winsAgainstAll(next, seed);
		});
	};

	test('never loses from a fragment it wins, whatever is replied', () => {
		fc.assert(
			fc.property(someWords, fc.string(), (list, seed) => {
				const book = bookOf(list.join(' '));
				const opening = newGhost(book);
				const openings = [opening, ...book.movesFrom('').map(({letter}) => after(opening, letter))];
				for (const game of openings)
					if (!game.ending && book.moverWins(game.fragment)) expect(winsAgainstAll(game, seed)).toBe(true);
			}),
			{numRuns: 80},
		);
	});

	test('plays a letter that begins a word, even where all lose', () => {
		fc.assert(
			fc.property(someWords, fc.string(), (list, seed) => {
				const game = newGhost(bookOf(list.join(' ')));
				const {letter} = players.perfect.choose(game, seedRandom(seed));
				expect(after(game, letter).ending?.kind).not.toBe('dead');
			}),
		);
	});
});

test('the random player plays any of the 26 letters', () => {
	expect(choices(players.random, newGhost(bookOf('and')), 1000)).toEqual(new Set(letters));
});

test.each([
	['ghost', ['']],
	['superghost', ['', '<']],
] as const)('the random player of %s plays at the places that there are', (variant, places) => {
	const game = newGhost(bookOf('and', 1, variant));
	const played = Array.from(
		{length: 100},
		(_, seed) => players.random.choose(game, seedRandom(`${seed}`)).place,
	);
	expect([...new Set(played)].sort()).toEqual(places);
});

test.each(Object.values(players))(
	'$name plays the same letters on the same seed, and not always one',
	player => {
		const game = newGhost(bookOf('ab cd ef ghi'));
		const played = (): Letter[] =>
			Array.from({length: 20}, (_, turn) => player.choose(game, chanceAt('azathoth', turn)).letter);
		const letters = played();
		expect(played()).toEqual(letters);
		expect(new Set(letters).size).toBeGreaterThan(1);
	},
);
