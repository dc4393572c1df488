import {act} from '../engine/helpers.js';
import {expect} from 'vitest';
import {
	chanceAt,
	decide,
	newGhost,
	makeBook,
	parseDictionary,
	players,
	ruleNames as ghostRules,
	variantNames,
	winningMoves,
	type Action,
	type Ending,
	type GhostGame,
	type PlacedLetter,
	type VariantName,
} from '../../source/engine/index.js';
import {backward, inOrder, rulesOf, wins, type Rules} from '../engine/ghost/brute.js';
import {fuzz, type Dice} from './fuzz.js';

/** What the rules say that an action comes to. */
type Verdict =
	| {readonly refused: string}
	| {
			readonly fragment: string;
			readonly isDead: boolean;
			readonly toMove: number;
			readonly kind?: Ending['kind'];
			readonly loser?: number;
	  };

type Table = {
	readonly rules: Rules;
	readonly isInstant: boolean;
	readonly players: number;
	readonly extend: Extend;
};

/** The fragment that a letter at a place makes of another; none where it may not go there. */
type Extend = (fragment: string, letter: string, place: string) => string | undefined;

const atEnds: Extend = (fragment, letter, place) =>
	place === '' ? fragment + letter : place === '<' ? letter + fragment : undefined;

const extending: Record<VariantName, Extend> = {
	ghost: (fragment, letter, place) => (place === '' ? fragment + letter : undefined),
	superghost: atEnds,
	superduperghost(fragment, letter, place) {
		if (!place.startsWith('~')) return atEnds(fragment, letter, place);
		const turned = backward(fragment);
		return turned === fragment ? undefined : atEnds(turned, letter, place.slice(1));
	},
	xghost(fragment, letter, place) {
		const gap = place === '' ? fragment.length : /^\d$/.test(place) ? Number(place) : NaN;
		if (place !== '' && !(gap < fragment.length)) return undefined;
		return fragment.slice(0, gap) + letter + fragment.slice(gap);
	},
	spook: (fragment, letter, place) => (place === '' ? inOrder(fragment + letter) : undefined),
};

function judge({rules, isInstant, players: count, extend}: Table, game: GhostGame, action: Action): Verdict {
	const {fragment, isDead, toMove} = game;
	if (game.ending) return {refused: 'game-over'};
	const next = (toMove + 1) % count;
	switch (action.kind) {
		case 'letter': {
			if (game.isChallenged) return {refused: 'challenged'};
			const longer = extend(fragment, action.letter, action.place);
			if (longer === undefined) return {refused: 'no-such-place'};
			if (fragment.length === 50) return {refused: 'too-long'};
			if (!rules.isAlive(longer))
				return {
					fragment: longer,
					isDead: true,
					toMove: next,
					...(isInstant && {kind: 'dead', loser: toMove}),
				};
			return {
				fragment: longer,
				isDead: false,
				toMove: next,
				...(rules.isWord(longer) && {kind: 'completed', loser: toMove}),
			};
		}

		case 'challenge': {
			if (isInstant) return {refused: 'no-challenges'};
			if (game.isChallenged) return {refused: 'challenged'};
			if (fragment === '') return {refused: 'nothing-to-challenge'};
			return {fragment, isDead, toMove: (toMove + count - 1) % count};
		}

		case 'name': {
			if (!game.isChallenged) return {refused: 'not-challenged'};
			const {word = ''} = action;
			const fits = rules.words.includes(word) && rules.has(word, fragment);
			return {fragment, isDead, toMove: next, kind: fits ? 'named' : 'unnamed', loser: fits ? next : toMove};
		}
	}
}

/** Anything that a player might try, legal or not. */
function anyAction(dice: Dice, rules: Rules): Action {
	if (dice.oneIn(8)) return {kind: 'challenge'};
	if (dice.oneIn(8)) {
		const word = dice.pick([undefined, '', 'x', 'é', dice.text('abc', dice.between(1, 6)), ...rules.words]);
		return {kind: 'name', word};
	}

	return {
		kind: 'letter',
		letter: dice.pick(Array.from('aaabbbcccdez')),
		place: dice.oneIn(3) ? dice.pick(['<', '~', '~<', '0', '1', '2', '9', 'x']) : '',
	};
}

fuzz('a referee follows games of Ghost by the rules alone', 200, dice => {
	const variant = dice.pick(variantNames);
	const count = dice.between(2, 4);
	const rule = dice.pick(ghostRules);
	const minLength = dice.between(1, 4);
	const most = variant === 'ghost' ? 6 : 5;
	const list = dice.list(dice.between(1, 12), () => dice.text('abc', dice.between(1, most)));
	const parsed = parseDictionary(list.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	const rules = rulesOf(list, minLength, variant);
	if (rules.words.length === 0) return;
	const book = makeBook(variant, parsed.dictionary, minLength);
	const extend = extending[variant];
	const table = {rules, isInstant: rule === 'instant', players: count, extend};
	const named = Object.values(players);
	const seats = dice.list(count, () => dice.pick([undefined, ...named]));
	const seed = dice.text('abc', 6);
	let game = newGhost(book, {rule, players: count});
	/** Who must win from here, where a perfect player holds a won position. */
	let winner: number | undefined;

	for (let turns = 0; !game.ending && turns < 200; turns++) {
		const player = seats[game.toMove];
		if (!game.isDead && !game.isChallenged) {
			const isWon = count === 2 && wins(rules, game.fragment);
			const leave = ({letter, place}: PlacedLetter) => extend(game.fragment, letter, place) ?? '';
			const winning = winningMoves(book, game.fragment);
			if (count === 2) expect(winning.length > 0).toBe(isWon && !rules.isWord(game.fragment));
			for (const step of winning) expect(wins(rules, leave(step))).toBe(false);
			const next = book.movesFrom(game.fragment).map(leave);
			expect([...new Set(next)].sort()).toEqual(rules.next(game.fragment).sort());
			if (isWon && (player === players.perfect || player === players.stubborn)) winner ??= game.toMove;
		}

		const action = player ? decide(player, game, chanceAt(seed, turns)) : anyAction(dice, rules);
		const verdict = judge(table, game, action);
		const found = act(game, action);
		if ('refused' in verdict) {
			expect(found).toEqual({ok: false, reason: verdict.refused});
			expect(player).toBeUndefined();
			continue;
		}

		if (!found.ok) throw new Error(`${JSON.stringify(action)} is refused`);
		const {fragment, isDead, ending, toMove} = found.game;
		expect({fragment, isDead, kind: ending?.kind, loser: ending?.loser, toMove}).toEqual({
			fragment: verdict.fragment,
			isDead: verdict.isDead,
			kind: verdict.kind,
			loser: verdict.loser,
			toMove: verdict.toMove,
		});
		game = found.game;
	}

	if (game.ending && winner !== undefined) expect(1 - game.ending.loser).toBe(winner);
});
