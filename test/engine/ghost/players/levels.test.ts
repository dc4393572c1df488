import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bluffs} from '../../../../source/engine/ghost/players/players.js';
import {newGhost, type GhostGame, type Rule} from '../../../../source/engine/ghost/rules/game.js';
import type {Action} from '../../../../source/engine/ghost/rules/moves.js';
import {
	chanceAt,
	decide,
	easeOfWinning,
	players,
	type Bot,
} from '../../../../source/engine/ghost/players/players.js';
import {draw, seedRandom} from '../../../../source/engine/random.js';
import {bookOf, playAll, act, challenge, playLetter} from '../../helpers.js';
import {fewWords, rulesOf} from '../brute.js';
import {variantNames, type VariantName} from '../../../../source/engine/ghost/variants/variants.js';
import {winningMoves} from '../../../../source/engine/ghost/rules/outlook.js';

const at = (list: string, fragment: string, rule: Rule = 'instant', variant: VariantName = 'ghost') =>
	playAll(newGhost(bookOf(list, 1, variant), {rule}), fragment);

/** How often each letter is played, over many seeds. */
function tally(player: Bot, game: GhostGame, seeds = 400): Record<string, number> {
	const counts: Record<string, number> = {};
	for (let seed = 0; seed < seeds; seed++) {
		const {letter} = player.choose(game, seedRandom(`${seed}`));
		counts[letter] = (counts[letter] ?? 0) + 1;
	}

	return counts;
}

/** Seeds whose first number out of a hundred is this one. */
const seedsThatDraw = (number: number): string[] =>
	Array.from({length: 5000}, (_, seed) => `${seed}`).filter(seed => draw(seedRandom(seed), 100) === number);

const actions = (player: Bot, game: GhostGame, seeds = 400): Action[] =>
	Array.from({length: seeds}, (_, seed) => decide(player, game, seedRandom(`${seed}`)));

describe('the careless player', () => {
	test('plays a losing letter now and then, a winning one mostly', () => {
		const {a = 0, c = 0, ...others} = tally(players.careless, at('ab cde', ''));
		expect(others).toEqual({});
		expect(a + c).toBe(400);
		expect(c).toBeGreaterThan(20);
		expect(c).toBeLessThan(90);
	});

	test('looks ahead in 75 of 100 turns', () => {
		const played = (number: number) =>
			new Set(
				seedsThatDraw(number).map(seed => players.careless.choose(at('ab cde', ''), seedRandom(seed)).letter),
			);
		expect(played(24)).toEqual(new Set(['a', 'c']));
		expect(played(25)).toEqual(new Set(['a']));
	});

	test('completes no word where it has the choice', () => {
		expect(Object.keys(tally(players.careless, at('ab acd adef', 'a'))).sort()).toEqual(['c', 'd']);
		expect(Object.keys(tally(players.careless, at('ab ac', 'a'))).sort()).toEqual(['b', 'c']);
	});
});

describe('the stubborn player', () => {
	test('plays any letter that wins', () => {
		expect(Object.keys(tally(players.stubborn, at('ab cd ef ghi', ''))).sort()).toEqual(['a', 'c', 'e']);
	});

	test('makes a lost game as long as it can', () => {
		expect(tally(players.stubborn, at('xa xbcd xefghi', 'x'))).toEqual({e: 400});
	});

	test('of letters that last as long plays the one after which fewer words win', () => {
		const game = at('abpq abxyz abxyw abxyv acpq acrst', 'a');
		const ease = game.book
			.movesFrom(game.fragment)
			.map(({letter, fragment}) => [letter, easeOfWinning(game.book, fragment)]);
		expect(ease).toEqual([
			['b', 1 / 4],
			['c', 1 / 2],
		]);
		expect(tally(players.stubborn, game)).toEqual({b: 400});
	});

	test('takes the next player to win easily where every reply completes a word', () => {
		const {book, fragment} = at('abc abd', 'ab');
		expect(easeOfWinning(book, fragment)).toBe(1);
	});

	test('counts no words behind a reply that completes one', () => {
		const {book, fragment} = at('abc abde abdf abxyz', 'ab');
		expect(easeOfWinning(book, fragment)).toBe(2 / 3);
	});

	test('plays what wins, or else what lasts longest, on any few words', () => {
		fc.assert(
			fc.property(fewWords(10), fc.string(), ({list}, seed) => {
				for (const variant of ['ghost', 'superghost'] as const) {
					const game = at(list.join(' '), '', 'instant', variant);
					const step = players.stubborn.choose(game, seedRandom(seed));
					const left = game.book.variant.extend(game.fragment, step);
					expect(game.book.isAlive(left)).toBe(true);
					const moves = game.book.movesFrom(game.fragment);
					const winning = winningMoves(game.book, game.fragment);
					const most = Math.max(...moves.map(move => game.book.distance(move.fragment) ?? NaN));
					if (winning.length > 0) expect(winning.map(move => move.fragment)).toContain(left);
					else expect(game.book.distance(left)).toBe(most);
				}
			}),
		);
	});
});

describe('what a player does', () => {
	const names = Object.values(players);

	test.each(names)('$name names a word when it is challenged, and none when there is none', player => {
		const challenged = (fragment: string) => {
			const result = challenge(at('niacin', fragment, 'challenge'));
			if (!result.ok) throw new Error(result.reason);
			return result.game;
		};

		expect(actions(player, challenged('nia'), 1)).toEqual([{kind: 'name', word: 'niacin'}]);
		expect(actions(player, challenged('nix'), 1)).toEqual([{kind: 'name', word: undefined}]);
	});

	test.each(names)('$name challenges a dead fragment', player => {
		expect(actions(player, at('niacin', 'nix', 'challenge'), 1)).toEqual([{kind: 'challenge'}]);
	});

	/** After `ab` all is lost, and `d`, which stands after it elsewhere, begins nothing. */
	const lost = (rule: Rule) => at('abc xabd', 'ab', rule);

	test.each([
		['random', 0],
		['perfect', 0],
		['careless', 80],
		['stubborn', 200],
	] as const)('%s bluffs in about %i of 400 lost turns', (name, expected) => {
		const done = actions(players[name], lost('challenge'));
		const bluffed = done.filter(action => action.kind === 'letter' && action.letter === 'd');
		if (name !== 'random') expect(Math.abs(bluffed.length - expected)).toBeLessThan(expected / 3 + 1);
		expect(done.every(action => action.kind === 'letter')).toBe(true);
	});

	test('stubborn bluffs in 50 of 100 lost turns', () => {
		const played = (number: number) =>
			new Set(
				seedsThatDraw(number).map(seed => {
					const action = decide(players.stubborn, lost('challenge'), seedRandom(seed));
					return action.kind === 'letter' ? action.letter : action.kind;
				}),
			);
		expect(played(49)).toEqual(new Set(['d']));
		expect(played(50)).toEqual(new Set(['c']));
	});

	test('who never bluffs leaves nothing to chance but the letter', () => {
		const game = at('abc abd abe', 'ab', 'challenge');
		for (const seed of 'abcdefgh') {
			const {letter} = players.perfect.choose(game, seedRandom(seed));
			expect(decide(players.perfect, game, seedRandom(seed))).toMatchObject({kind: 'letter', letter});
		}
	});

	test.each(['careless', 'stubborn'] as const)('%s does not bluff where dead fragments lose', name => {
		for (const action of actions(players[name], lost('instant')))
			expect(action).toMatchObject({kind: 'letter', letter: 'c'});
	});

	test('stubborn does not bluff where it can win', () => {
		const game = at('abcd xabe', 'ab', 'challenge');
		expect(game.book.moverWins(game.fragment)).toBe(true);
		for (const action of actions(players.stubborn, game)) expect(action).toMatchObject({letter: 'c'});
	});

	test.each(names)(
		'$name plays whole games against each other to the end, the same on the same seed',
		player => {
			fc.assert(
				fc.property(
					fewWords(10),
					fc.constantFrom('ghost', 'superghost'),
					fc.constantFrom('instant', 'challenge'),
					fc.constantFrom(...names),
					fc.string(),
					({list}, variant, rule, other, seed) => {
						const playOut = () => {
							let game = newGhost(bookOf(list.join(' '), 1, variant), {rule});
							for (let turn = 0; !game.ending && turn < 20; turn++) {
								const action = decide(turn % 2 === 0 ? player : other, game, chanceAt(seed, turn));
								const result = act(game, action);
								if (!result.ok) throw new Error(result.reason);
								game = result.game;
							}

							return game.turns.map(({action}) => action).concat(game.ending ? [] : [{kind: 'challenge'}]);
						};

						const turns = playOut();
						expect(playOut()).toEqual(turns);
						expect(turns.length).toBeLessThan(20);
					},
				),
			);
		},
	);
});

describe('a bluff', () => {
	test.each<[list: string, fragment: string, variant: VariantName, steps: string[]]>([
		['abc xabd', 'ab', 'ghost', ['d']],
		['abc xabd', 'a', 'ghost', []],
		['abc xaed', 'a', 'ghost', ['e']],
		['abc', 'ab', 'ghost', []],
		['abc', '', 'ghost', []],
		['pabq rabs tabu', 'pab', 'superghost', ['s', 'u']],
		['abcd xbcy', 'abc', 'superghost', ['y']],
	])('with %s after “%s” in %s looks right: %o', (list, fragment, variant, steps) => {
		const found = bluffs(at(list, fragment, 'challenge', variant));
		expect(found.map(({letter, place}) => place + letter)).toEqual(steps);
	});

	test('is any letter that stands somewhere beside the same two, as long as it leaves a dead fragment', () => {
		fc.assert(
			fc.property(fewWords(10), fc.constantFrom('ghost', 'superghost'), fc.nat(), ({list}, variant, pick) => {
				const rules = rulesOf(list, 1, variant);
				const fragments = rules.words
					.flatMap(word => Array.from(word, (_, end) => word.slice(0, end + 1)))
					.filter(fragment => !Array.from(fragment, (_, end) => fragment.slice(0, end)).some(rules.isWord));
				const fragment = fragments[pick % fragments.length] ?? '';
				if (rules.isWord(fragment)) return;
				const expected = (variant === 'ghost' ? [''] : ['<', '']).flatMap(place =>
					Array.from('abc')
						.filter(letter => {
							const [near, left] =
								place === ''
									? [fragment.slice(-2) + letter, fragment + letter]
									: [letter + fragment.slice(0, 2), letter + fragment];
							return list.some(word => word.includes(near)) && !rules.isAlive(left);
						})
						.map(letter => ({letter, place})),
				);
				expect(bluffs(at(list.join(' '), fragment, 'challenge', variant))).toEqual(expected);
			}),
			{numRuns: 200},
		);
	});

	test('in every variant stands in some word between letters that it comes to stand between', () => {
		fc.assert(
			fc.property(fewWords(10), fc.constantFrom(...variantNames), fc.nat(), ({list}, variant, pick) => {
				const book = bookOf(list.join(' '), 1, variant);
				let game = newGhost(book, {rule: 'challenge'});
				for (let turn = 0; turn < 1 + (pick % 3); turn++) {
					const moves = book.movesFrom(game.fragment).filter(({fragment}) => !book.isWord(fragment));
					const move = moves[pick % moves.length];
					const result = move && playLetter(game, move.letter, move.place);
					if (result?.ok) ({game} = result);
				}

				const {fragment} = game;
				for (const {letter, place} of bluffs(game)) {
					const index = book.variant.indexOf(fragment, place);
					const near =
						fragment.slice(Math.max(0, index - 2), index) + letter + fragment.slice(index, index + 2);
					expect(list.some(word => word.includes(near))).toBe(true);
				}
			}),
			{numRuns: 200},
		);
	});

	test('always leaves a dead fragment', () => {
		fc.assert(
			fc.property(fewWords(10), fc.constantFrom(...variantNames), ({list}, variant) => {
				const book = bookOf(list.join(' '), 1, variant);
				for (const {letter, fragment} of book.movesFrom('')) {
					if (book.isWord(fragment)) continue;
					const result = playLetter(newGhost(book, {rule: 'challenge'}), letter);
					if (!result.ok) throw new Error(result.reason);
					for (const step of bluffs(result.game)) {
						const bluffed = playLetter(result.game, step.letter, step.place);
						expect(bluffed.ok && bluffed.game.isDead).toBe(true);
					}
				}
			}),
		);
	});
});
