import {draw, pick, type Random} from '../../random.js';
import {countBehind} from '../trie/behind.js';
import {bluffs} from './bluffs.js';
import type {Book} from '../rules/book.js';
import {reachableWord, type Action, type GhostGame} from '../rules/game.js';
import {completes, effectOf, ends, movesFrom, winningMoves, type Step} from '../rules/moves.js';
import {moverWins} from '../trie/solution.js';
import type {Node} from '../trie/trie.js';

export type Player = {
	readonly name: string;
	/** In how many of a hundred turns in which it cannot win it bluffs, where challenges are the rule. */
	readonly bluffing: number;
	/** The letter it plays, and the chance that is left; the game is on, and its fragment is not dead. */
	readonly choose: (game: GhostGame, random: Random) => readonly [Step, Random];
};

/** The choices of which a number is largest. */
function bestBy<T>(choices: readonly T[], measure: (choice: T) => number): T[] {
	const measured = choices.map(choice => ({choice, size: measure(choice)}));
	const most = Math.max(...measured.map(({size}) => size));
	return measured.filter(({size}) => size === most).map(({choice}) => choice);
}

const asLetter = ([{letter, end}, rest]: readonly [Step, Random]): readonly [Action, Random] => [
	{kind: 'letter', letter, end},
	rest,
];

/** Any letter of the alphabet, in Superghost at any end. */
const random: Player = {
	name: 'random',
	bluffing: 0,
	choose({book}, chance) {
		const places = book.variant === 'ghost' ? (['back'] as const) : ends;
		return pick(
			chance,
			places.flatMap(end => book.dictionary.alphabet.letters.map(letter => ({letter, end}))),
		);
	},
};

/** A winning letter at random; when none wins, any that begins a word. */
const perfect: Player = {
	name: 'perfect',
	bluffing: 0,
	choose({book, node}, chance) {
		const winning = winningMoves(book, node);
		return pick(chance, winning.length > 0 ? winning : movesFrom(book, node));
	},
};

/** How many of a hundred letters the careless player plays without looking ahead. */
const carelessness = 25;

/** Perfect, but for a share of letters of which it only sees that they begin a word and, where it has the choice, complete none. */
const careless: Player = {
	name: 'careless',
	bluffing: 20,
	choose(game, chance) {
		const [drawn, rest] = draw(chance, 100);
		if (drawn >= carelessness) return perfect.choose(game, rest);
		const moves = movesFrom(game.book, game.node);
		const open = moves.filter(({node}) => !completes(game.book, node));
		return pick(rest, open.length > 0 ? open : moves);
	},
};

/** How easily the other finds what wins for him: the words behind his winning letters as a share of those behind all letters with which he does not complete one. */
export function easeOfWinning(book: Book, node: Node): number {
	let winning = 0;
	let all = 0;
	for (const reply of movesFrom(book, node)) {
		const effect = effectOf(book, reply.node);
		if (effect === 'completes') continue;
		const count = countBehind(book, reply.node);
		all += count;
		if (effect === 'wins') winning += count;
	}

	return all === 0 ? 1 : winning / all;
}

/** Perfect, but where it cannot win it makes the game last as long as it can, and of such letters plays one after which the fewest words win. */
const stubborn: Player = {
	name: 'stubborn',
	bluffing: 50,
	choose(game, chance) {
		const {book, node} = game;
		const moves = movesFrom(book, node);
		if (moverWins(book.solution, node)) return perfect.choose(game, chance);
		const lasting = bestBy(moves, move => book.solution[move.node]!);
		return pick(
			chance,
			bestBy(lasting, move => -easeOfWinning(book, move.node)),
		);
	},
};

export const players = {perfect, stubborn, careless, random} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;

/** What a player does at its turn: it challenges what it knows to be dead, names a word where it can, sometimes bluffs where it cannot win, and else plays its letter. */
export function decide(player: Player, game: GhostGame, random: Random): readonly [Action, Random] {
	if (game.isChallenged) return [{kind: 'name', word: game.isDead ? undefined : reachableWord(game)}, random];
	if (game.isDead) return [{kind: 'challenge'}, random];
	let chance = random;
	if (game.rule === 'challenge' && player.bluffing > 0 && !moverWins(game.book.solution, game.node)) {
		const [drawn, rest] = draw(chance, 100);
		chance = rest;
		const steps = drawn < player.bluffing ? bluffs(game) : [];
		if (steps.length > 0) return asLetter(pick(chance, steps));
	}

	return asLetter(player.choose(game, chance));
}
