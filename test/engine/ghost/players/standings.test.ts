import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coachParty} from '../../../../source/engine/ghost/coach/coach.js';
import {decide, players} from '../../../../source/engine/ghost/players/players.js';
import {standingsAt, type Standing} from '../../../../source/engine/ghost/players/standings.js';
import {newGhost, orderOf} from '../../../../source/engine/ghost/rules/game.js';
import {variantNames} from '../../../../source/engine/ghost/variants/variants.js';
import {root, type Node} from '../../../../source/engine/ghost/variants/variant.js';
import {seedRandom} from '../../../../source/engine/random.js';
import {fewWords, rulesOf, type Rules} from '../brute.js';
import {bookOf} from '../../helpers.js';

/** Whether a player can avoid losing whatever the others play. */
function isSafe(rules: Rules, fragment: string, [mover = 0, ...others]: number[], player: number): boolean {
	const order = [...others, mover];
	if (rules.isWord(fragment)) return others.at(-1) !== player;
	const next = rules.next(fragment).map(left => isSafe(rules, left, order, player));
	return mover === player ? next.some(Boolean) : next.every(Boolean);
}

/** Who may lose if each player looks after itself, and no more is known of what it plays. */
function mayLose(rules: Rules, fragment: string, [mover = 0, ...others]: number[]): Set<number> {
	if (rules.isWord(fragment)) return new Set(others.slice(-1));
	const order = [...others, mover];
	const after = rules.next(fragment).map(left => mayLose(rules, left, order));
	const harmless = after.filter(losers => !losers.has(mover));
	const hopeful = after.filter(losers => losers.size > 1);
	const chosen = [harmless, hopeful, [new Set([mover])]].find(({length}) => length > 0) ?? [];
	return new Set(chosen.flatMap(losers => [...losers]));
}

/** Who loses if each player looks after itself, and would rather see the next one lose than the one after. */
function whoLoses(rules: Rules, fragment: string, [mover = 0, ...others]: number[]): number {
	if (rules.isWord(fragment)) return others.at(-1) ?? mover;
	const losers = rules.next(fragment).map(left => whoLoses(rules, left, [...others, mover]));
	return others.find(other => losers.includes(other)) ?? mover;
}

function standingsByForce(rules: Rules, fragment: string, order: number[]): Standing[] {
	const losers = mayLose(rules, fragment, order);
	return order.map(player => {
		if (isSafe(rules, fragment, order, player)) return 'safe';
		return losers.size === 1 && losers.has(player) ? 'lost' : 'depends';
	});
}

const someRound = fc.record({
	words: fewWords(8),
	count: fc.integer({min: 2, max: 6}),
	letters: fc.array(fc.nat(), {maxLength: 3}),
});

describe.each(variantNames)('in %s', variant => {
	test('players stand as brute force says, and bots play what it says', () => {
		fc.assert(
			fc.property(someRound, ({words: {list, minLength}, count, letters}) => {
				const rules = rulesOf(list, minLength, variant);
				fc.pre(rules.words.length > 0);
				const book = bookOf(list.join(' '), minLength, variant);
				let node: Node = root;
				for (const letter of letters) {
					const moves = book.movesFrom(node).filter(move => !book.isWord(move.node));
					node = moves[letter % Math.max(1, moves.length)]?.node ?? node;
				}

				const order = [...orderOf(count)];
				const [mover = 0, ...others] = order;
				const fragment = book.fragmentAt(node);
				expect(standingsAt(book, node, count)).toEqual(standingsByForce(rules, fragment, order));

				const round = {...newGhost(book, 'instant', order), node, fragment};
				const later = [...others, mover];
				const {advice} = coachParty(round);
				for (const {node: left, standings} of advice) {
					const seen = standingsByForce(rules, book.fragmentAt(left), later);
					expect(standings).toEqual([...seen.slice(-1), ...seen.slice(0, -1)]);
				}

				const action = decide(players.perfect, round, seedRandom(fragment));
				const played = action.kind === 'letter' ? book.reach(node, action) : undefined;
				if (played === undefined) throw new Error('It plays a letter of a word');
				const reached = book.fragmentAt(played);
				if (isSafe(rules, fragment, order, mover)) expect(isSafe(rules, reached, later, mover)).toBe(true);
				else expect(whoLoses(rules, reached, later)).toBe(whoLoses(rules, fragment, order));
			}),
			{numRuns: Number(process.env.FUZZ_RUNS ?? 80)},
		);
	});
});

test.each<[list: string, standings: Standing[]]>([
	['abc', ['safe', 'safe', 'lost']],
	// The third would rather play D than complete a word.
	['abc abde', ['lost', 'safe', 'safe']],
	// The third has the choice whom to sink.
	['abcx abdxx', ['depends', 'depends', 'safe']],
])('with %s, three players stand as %j', (list, standings) => {
	expect(standingsAt(bookOf(list, 1), root, 3)).toEqual(standings);
});
