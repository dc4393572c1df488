import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {newGhost, play, type GhostGame} from '../../../source/engine/ghost/game.js';
import {players, type Player} from '../../../source/engine/ghost/players.js';
import {solve, type Solution} from '../../../source/engine/ghost/solver.js';
import {childrenOf, letterOf} from '../../../source/engine/ghost/trie.js';
import {letters, type Letter} from '../../../source/engine/letters.js';
import {seedRandom, type Random} from '../../../source/engine/random.js';
import {fewLetters, playAll, someWords, trieOf} from '../helpers.js';

/** What a player plays on one seed after another. */
function choices(player: Player, game: GhostGame, seeds: number): Set<Letter> {
	const sight = {trie: game.trie, solution: solve(game.trie), node: game.node};
	return new Set(Array.from({length: seeds}, (_, seed) => player.choose(sight, seedRandom(`${seed}`))[0]));
}

const after = (game: GhostGame, letter: Letter): GhostGame => {
	const result = play(game, letter);
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
		const game = playAll(newGhost(trieOf(list)), fragment);
		expect([...choices(players.perfect, game, 100)].sort().join('')).toBe(played);
	});

	/** Whether the one to move, who plays perfectly, wins against every reply. */
	const winsAgainstAll = (game: GhostGame, solution: Solution, random: Random): boolean => {
		const [letter, rest] = players.perfect.choose({...game, solution}, random);
		const moved = after(game, letter);
		if (moved.ending) return false;
		return [...fewLetters, 'x' as const].every(reply => {
			const next = after(moved, reply);
			return next.ending ? next.ending.loser === moved.toMove : winsAgainstAll(next, solution, rest);
		});
	};

	test('never loses from a fragment it wins, whatever is replied', () => {
		fc.assert(
			fc.property(someWords, fc.string(), (list, seed) => {
				const trie = trieOf(list.join(' '));
				const solution = solve(trie);
				const opening = newGhost(trie);
				const openings = [opening, ...childrenOf(trie, 0).map(node => after(opening, letterOf(trie, node)))];
				for (const game of openings)
					if (!game.ending && solution[game.node] === 1)
						expect(winsAgainstAll(game, solution, seedRandom(seed))).toBe(true);
			}),
			{numRuns: 200},
		);
	});

	test('plays a letter that begins a word, even where all lose', () => {
		fc.assert(
			fc.property(someWords, fc.string(), (list, seed) => {
				const game = newGhost(trieOf(list.join(' ')));
				const sight = {...game, solution: solve(game.trie)};
				const [letter] = players.perfect.choose(sight, seedRandom(seed));
				expect(after(game, letter).ending?.kind).not.toBe('dead');
			}),
		);
	});
});

test('the random player plays any of the 26 letters', () => {
	expect(choices(players.random, newGhost(trieOf('and')), 1000)).toEqual(new Set(letters));
});

test.each(Object.values(players))(
	'$name plays the same letters on the same seed, and not always one',
	player => {
		const trie = trieOf('ab cd ef ghi');
		const sight = {...newGhost(trie), solution: solve(trie)};
		const played = (random: Random, count: number): Letter[] => {
			if (count === 0) return [];
			const [letter, rest] = player.choose(sight, random);
			return [letter, ...played(rest, count - 1)];
		};

		const letters = played(seedRandom('azathoth'), 20);
		expect(played(seedRandom('azathoth'), 20)).toEqual(letters);
		expect(new Set(letters).size).toBeGreaterThan(1);
	},
);
