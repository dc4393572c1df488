import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coach} from '../../../../source/engine/ghost/coach/coach.js';
import {growTree, type Branch} from '../../../../source/engine/ghost/coach/tree.js';
import {lookBack, standingAt} from '../../../../source/engine/ghost/coach/coach.js';
import {decide, players, type PlayerName} from '../../../../source/engine/ghost/players/players.js';
import {newGhost, type GhostGame} from '../../../../source/engine/ghost/rules/game.js';
import {bestMoves} from '../../../../source/engine/ghost/rules/outlook.js';
import {variantNames, type VariantName} from '../../../../source/engine/ghost/variants/variants.js';
import {seedRandom} from '../../../../source/engine/random.js';
import {fewWords, rulesOf, type Rules} from '../brute.js';
import {bookOf, playAll, act} from '../../helpers.js';

/** The fragments that a letter can leave without losing at once. */
const safeFrom = (rules: Rules, fragment: string): string[] =>
	rules.next(fragment).filter(left => !rules.isWord(left));

/** What the rules say of a fragment that a letter leaves. */
function effectByForce(rules: Rules, fragment: string): string {
	if (rules.isWord(fragment)) return 'loses-now';
	return safeFrom(rules, fragment).length === 0 ? 'corners' : 'open';
}

/** A position of a round among three players or more, and the same by the rules on plain strings. */
const someRound = (variant: VariantName) =>
	fc
		.record({
			words: fewWords(8),
			count: fc.integer({min: 3, max: 6}),
			letters: fc.array(fc.nat(), {maxLength: 4}),
			seed: fc.string(),
		})
		.map(({words: {list, minLength}, count, letters, seed}) => {
			const rules = rulesOf(list, minLength, variant);
			const book = bookOf(list.join(' '), minLength, variant);
			let game: GhostGame = newGhost(book, {rule: 'instant', players: count});
			for (const letter of letters) {
				const open = book.movesFrom(game.fragment).filter(move => !book.isWord(move.fragment));
				const move = open[letter % Math.max(1, open.length)];
				const result = move && act(game, {kind: 'letter', ...move});
				if (result?.ok) ({game} = result);
			}

			return {rules, book, game, count, seed};
		});

const runs = {numRuns: Number(process.env.FUZZ_RUNS ?? 40)};

describe.each(variantNames)('in %s, with three players or more,', variant => {
	test('the coach says what two letters ahead tell, and no more', () => {
		fc.assert(
			fc.property(someRound(variant), ({rules, book, game, count}) => {
				fc.pre(rules.words.length > 0);
				const {canWin, advice} = coach(book, game.fragment, count);
				expect(canWin).toBeUndefined();
				expect(advice.map(move => move.fragment).sort()).toEqual(rules.next(game.fragment).sort());
				for (const {fragment, effect, letters, isBest} of advice) {
					expect(effect).toBe(effectByForce(rules, fragment));
					expect(letters).toBeUndefined();
					expect(isBest).toBe(effect === 'corners');
				}
			}),
			runs,
		);
	});

	test('bots lose at once only where every letter does, and perfect and stubborn corner the next player', () => {
		fc.assert(
			fc.property(
				someRound(variant),
				fc.constantFrom<PlayerName>('perfect', 'stubborn', 'careless'),
				({rules, book, game, count, seed}, name) => {
					fc.pre(rules.words.length > 0);
					const next = rules.next(game.fragment);
					const effects = next.map(left => effectByForce(rules, left));
					const wanted = (['corners', 'open', 'loses-now'] as const).find(effect => effects.includes(effect));
					const action = decide(players[name], game, seedRandom(seed));
					const result = act(game, action);
					if (!result.ok || result.game.isDead) throw new Error('It plays a letter of a word');
					const effect = effectByForce(rules, result.game.fragment);
					if (name === 'careless') expect(effect === 'loses-now').toBe(wanted === 'loses-now');
					else expect(effect).toBe(wanted);
					expect(
						bestMoves(book, game.fragment, count)
							.map(({fragment}) => fragment)
							.sort(),
					).toEqual(next.filter(left => effectByForce(rules, left) === wanted).sort());
				},
			),
			runs,
		);
	});

	test('a look back says of each turn only that', () => {
		fc.assert(
			fc.property(someRound(variant), fc.nat(), ({rules, book, game: begun}, pick) => {
				fc.pre(rules.words.length > 0);
				const moves = [...book.movesFrom(begun.fragment), {letter: 'x', place: ''}];
				const {letter, place} = moves[pick % moves.length] ?? {letter: 'x', place: ''};
				const result = act(begun, {kind: 'letter', letter, place});
				if (!result.ok) throw new Error(result.reason);
				const {game} = result;
				for (const turn of game.turns) {
					if (turn.action.kind !== 'letter') throw new Error('Only letters are played');
					const safe = safeFrom(rules, turn.before.fragment);
					const left = book.variant.extend(turn.before.fragment, turn.action);
					const expected =
						safe.length === 0
							? 'losing'
							: !safe.includes(left)
								? 'gave-away'
								: effectByForce(rules, left) === 'corners'
									? 'corners'
									: 'open';
					expect(standingAt(game, turn)).toBe(expected);
				}

				const last = game.turns.at(-1);
				const isThrownAway =
					game.ending !== undefined && safeFrom(rules, last?.before.fragment ?? '').length > 0;
				const turning = lookBack(game).turningPoint;
				expect(turning?.turn).toBe(isThrownAway ? last : undefined);
				const better = turning?.better.map(action =>
					action.kind === 'letter' ? book.variant.extend(last?.before.fragment ?? '', action) : '',
				);
				if (isThrownAway)
					expect([...new Set(better)].sort()).toEqual(safeFrom(rules, last?.before.fragment ?? '').sort());
			}),
			runs,
		);
	});

	test('the tree names the loser only at a word, or where no letter is safe', () => {
		fc.assert(
			fc.property(someRound(variant), ({rules, book, game, count}) => {
				fc.pre(rules.words.length > 0);
				const visit = ({fragment, isWord, loser, branches}: Branch): void => {
					const turns = fragment.length - game.fragment.length;
					expect(isWord).toBe(rules.isWord(fragment));
					const isCornered = !isWord && safeFrom(rules, fragment).length === 0;
					expect(loser).toBe(isWord ? (turns - 1) % count : isCornered ? turns % count : undefined);
					branches.forEach(visit);
				};

				growTree(book, game.fragment, 30, count).branches.forEach(visit);
			}),
			runs,
		);
	});
});

test('a letter that leaves the next player none is found by name', () => {
	const book = bookOf('abc abde ax', 2);
	const {advice} = coach(book, 'a', 3);
	expect(advice.map(({letter, effect}) => [letter, effect])).toEqual([
		['b', 'open'],
		['x', 'loses-now'],
	]);
	expect(coach(bookOf('abc abd aef'), '', 3).advice).toMatchObject([{letter: 'a', effect: 'open'}]);
	const cornering = bookOf('abc abd aefg');
	expect(coach(cornering, 'a', 3).advice).toMatchObject([
		{letter: 'b', effect: 'corners', isBest: true},
		{letter: 'e', effect: 'open', isBest: false},
	]);
});

test('bots bluff among several only where every letter loses at once', () => {
	const bluffsIn = (list: string, fragment: string) => {
		const game = playAll(newGhost(bookOf(list, 1), {rule: 'challenge', players: 3}), fragment);
		return Array.from({length: 200}, (_, seed) => decide(players.stubborn, game, seedRandom(`${seed}`))).some(
			action =>
				action.kind === 'letter' && !game.book.isAlive(game.book.variant.extend(game.fragment, action)),
		);
	};

	expect(bluffsIn('abc xabd', 'ab')).toBe(true);
	expect(bluffsIn('abcef xabd', 'ab')).toBe(false);
});
