import {draw, pick, seedRandom, type Random} from '../../random.js';
import type {Action, GhostGame} from '../rules/game.js';
import {lastsAtMost} from '../coach/coach.js';
import {effectOf} from '../rules/outlook.js';
import type {Book, Node, Step} from '../variants/variant.js';
import {bluffs} from './bluffs.js';
import {bestMoves, safeMoves} from './standings.js';

export type Player = {
	readonly name: string;
	/** In how many of a hundred turns in which it cannot win it bluffs, where challenges are the rule. */
	readonly bluffing: number;
	/** The letter it plays; the game is on, and its fragment is not dead. */
	readonly choose: (game: GhostGame, chance: Random) => Step;
};

/** More than any player draws in a turn. */
const drawsPerTurn = 16;

/** The chance of a turn: nothing is kept from the turns before but how many there were. */
export function chanceAt(seed: string, turns: number): Random {
	const chance = seedRandom(seed).clone();
	for (let drawn = 0; drawn < turns * drawsPerTurn; drawn++) chance.next();
	return chance;
}

const pickFrom = <T>(chance: Random, choices: readonly T[]): T => pick(chance, choices)[0];

/** The choices of which a number is largest. */
function bestBy<T>(choices: readonly T[], measure: (choice: T) => number): T[] {
	const measured = choices.map(choice => ({choice, size: measure(choice)}));
	const most = Math.max(...measured.map(({size}) => size));
	return measured.filter(({size}) => size === most).map(({choice}) => choice);
}

/** Any letter of the alphabet, at any place. */
const random: Player = {
	name: 'random',
	bluffing: 0,
	choose({book: {variant, dictionary}, fragment}, chance) {
		const steps = variant
			.places(fragment)
			.flatMap(place => dictionary.alphabet.letters.map(letter => ({letter, place})));
		return pickFrom(chance, steps);
	},
};

/** One of the best letters, at random. */
const perfect: Player = {
	name: 'perfect',
	bluffing: 0,
	choose: (game, chance) => pickFrom(chance, bestMoves(game)),
};

/** How many of a hundred letters the careless player plays without looking ahead. */
const carelessness = 25;

/** Perfect, but for a share of letters of which it only sees that they are part of a word and, where it has the choice, complete none. */
const careless: Player = {
	name: 'careless',
	bluffing: 20,
	choose(game, chance) {
		const [drawn, rest] = draw(chance, 100);
		if (drawn >= carelessness) return perfect.choose(game, rest);
		const moves = game.book.movesFrom(game.node);
		const open = moves.filter(({node}) => !game.book.isWord(node));
		return pickFrom(rest, open.length > 0 ? open : moves);
	},
};

/** How easily the next player finds what wins: the words behind the winning letters as a share of those behind all letters that complete no word. */
export function easeOfWinning(book: Book, node: Node): number {
	let winning = 0;
	let all = 0;
	for (const reply of book.movesFrom(node)) {
		const effect = effectOf(book, reply.node);
		if (effect === 'completes') continue;
		const count = book.countWords(reply.node);
		all += count;
		if (effect === 'wins') winning += count;
	}

	return all === 0 ? 1 : winning / all;
}

/** Perfect, but where it cannot beat its one opponent it makes the game last as long as it can, and of such letters plays one after which the fewest words win. */
const stubborn: Player = {
	name: 'stubborn',
	bluffing: 50,
	choose(game, chance) {
		const {book, node, order} = game;
		if (order.length > 2 || safeMoves(game).length > 0) return perfect.choose(game, chance);
		const lasting = bestBy(book.movesFrom(node), move => lastsAtMost(book, move.node));
		return pickFrom(
			chance,
			bestBy(lasting, move => -easeOfWinning(book, move.node)),
		);
	},
};

export const players = {perfect, stubborn, careless, random} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;

/** What a player does at its turn: it challenges what it knows to be dead, names a word where it can, sometimes bluffs where it cannot win, and else plays its letter. */
export function decide(player: Player, game: GhostGame, chance: Random): Action {
	if (game.isChallenged) return {kind: 'name', word: game.isDead ? undefined : game.book.wordFrom(game.node)};
	if (game.isDead) return {kind: 'challenge'};
	let rest = chance;
	if (game.rule === 'challenge' && player.bluffing > 0 && safeMoves(game).length === 0) {
		const [drawn, left] = draw(chance, 100);
		rest = left;
		const steps = drawn < player.bluffing ? bluffs(game) : [];
		if (steps.length > 0) return playing(pickFrom(rest, steps));
	}

	return playing(player.choose(game, rest));
}

const playing = ({letter, place}: Step): Action => ({kind: 'letter', letter, place});
