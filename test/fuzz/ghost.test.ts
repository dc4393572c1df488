import {expect} from 'vitest';
import {
	act,
	chanceAt,
	decide,
	newGhost,
	makeBook,
	parseDictionary,
	players,
	rules as ghostRules,
	winningMoves,
	type Action,
	type Ending,
	type GhostGame,
} from '../../source/engine/index.js';
import {rulesOf, wins, type Rules} from '../engine/ghost/brute.js';
import {fuzz, type Dice} from './fuzz.js';

/** What the rules say that an action comes to. */
type Verdict =
	| {readonly refused: string}
	| {
			readonly fragment: string;
			readonly isDead: boolean;
			readonly kind?: Ending['kind'];
			readonly loser?: number;
	  };

type Table = {readonly rules: Rules; readonly isInstant: boolean; readonly isSuper: boolean};

function judge({rules, isInstant, isSuper}: Table, game: GhostGame, action: Action): Verdict {
	const {fragment, isDead, toMove} = game;
	if (game.ending) return {refused: 'game-over'};
	switch (action.kind) {
		case 'letter': {
			if (game.isChallenged) return {refused: 'challenged'};
			if (action.place === '<' && !isSuper) return {refused: 'no-such-place'};
			if (fragment.length === 50) return {refused: 'too-long'};
			const longer = action.place === '<' ? action.letter + fragment : fragment + action.letter;
			if (isDead || !rules.isAlive(longer))
				return {fragment: longer, isDead: true, ...(isInstant && {kind: 'dead', loser: toMove})};
			return {
				fragment: longer,
				isDead: false,
				...(rules.isWord(longer) && {kind: 'completed', loser: toMove}),
			};
		}

		case 'challenge': {
			if (isInstant) return {refused: 'no-challenges'};
			if (game.isChallenged) return {refused: 'challenged'};
			if (fragment === '') return {refused: 'nothing-to-challenge'};
			return {fragment, isDead};
		}

		case 'name': {
			if (!game.isChallenged) return {refused: 'not-challenged'};
			const {word = ''} = action;
			const fits = rules.isWord(word) && (isSuper ? word.includes(fragment) : word.startsWith(fragment));
			return {fragment, isDead, kind: fits ? 'named' : 'unnamed', loser: fits ? 1 - toMove : toMove};
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
		place: dice.oneIn(4) ? '<' : '',
	};
}

fuzz('a referee follows games of Ghost by the rules alone', 200, dice => {
	// The others are held to strings in the engine's tests.
	const variant = dice.pick(['ghost', 'superghost'] as const);
	const rule = dice.pick(ghostRules);
	const minLength = dice.between(1, 4);
	const most = variant === 'ghost' ? 6 : 5;
	const list = dice.list(dice.between(1, 12), () => dice.text('abc', dice.between(1, most)));
	const parsed = parseDictionary(list.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	// In Ghost and Superghost alike no word behind a shorter one can be reached, or be named.
	const rules = rulesOf(list, minLength, variant);
	if (rules.words.length === 0) return;
	const book = makeBook(variant, parsed.dictionary, minLength);
	const table = {rules, isInstant: rule === 'instant', isSuper: variant === 'superghost'};
	const named = Object.values(players);
	const seats = [dice.pick([undefined, ...named]), dice.pick([undefined, ...named])] as const;
	const seed = dice.text('abc', 6);
	let game = newGhost(book, rule);
	/** Who must win from here, where a perfect player holds a won position. */
	let winner: number | undefined;

	for (let turns = 0; !game.ending && turns < 200; turns++) {
		const player = seats[game.toMove];
		if (!game.isDead && !game.isChallenged) {
			const isWon = wins(rules, game.fragment);
			const winning = winningMoves(book, game.node);
			expect(winning.length > 0).toBe(isWon && !rules.isWord(game.fragment));
			for (const {letter, place} of winning) {
				const left = place === '<' ? letter + game.fragment : game.fragment + letter;
				expect(wins(rules, left)).toBe(false);
			}

			const next = book
				.movesFrom(game.node)
				.map(({letter, place}) => (place === '<' ? letter + game.fragment : game.fragment + letter));
			expect([...new Set(next)].sort()).toEqual(rules.next(game.fragment).sort());
			if (isWon && (player?.name === 'perfect' || player?.name === 'stubborn')) winner ??= game.toMove;
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
			toMove: 1 - game.toMove,
		});
		game = found.game;
	}

	if (game.ending && winner !== undefined) expect(1 - game.ending.loser).toBe(winner);
});
