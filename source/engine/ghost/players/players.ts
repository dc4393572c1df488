import {letterAt, letterIndex, spell} from '../../alphabet.js';
import {draw, pickOne, seedRandom, type Random} from '../../random.js';
import type {Dictionary} from '../../words/words.js';
import type {GhostGame} from '../rules/game.js';
import type {Action} from '../rules/moves.js';
import {bestMoves, effectOf, isSafe} from '../rules/outlook.js';
import type {Book, Move} from '../variants/book.js';
import type {Place, PlacedLetter} from '../variants/variants.js';

export type Bot = {
	/** How often it bluffs, in percent of the turns in which it can't win, if challenges are allowed. */
	readonly bluffing: number;
	/** Chooses a letter, in a game that isn't over and whose fragment isn't dead. */
	readonly choose: (game: GhostGame, chance: Random) => PlacedLetter;
};

/** No player draws more random numbers in a turn. */
const drawsPerTurn = 16;

/** Returns the random generator of a turn. It depends only on the seed and the number of turns before. */
export function chanceAt(seed: string, turns: number): Random {
	const chance = seedRandom(seed);
	for (let drawn = 0; drawn < turns * drawsPerTurn; drawn++) chance.next();
	return chance;
}

function bestBy<T>(choices: readonly T[], measure: (choice: T) => number): T[] {
	const measured = choices.map(choice => ({choice, size: measure(choice)}));
	const most = Math.max(...measured.map(({size}) => size));
	return measured.filter(({size}) => size === most).map(({choice}) => choice);
}

const random: Bot = {
	bluffing: 0,
	choose({book: {variant, dictionary}, fragment}, chance) {
		const steps = variant
			.places(fragment)
			.flatMap(place => dictionary.alphabet.letters.map(letter => ({letter, place})));
		return pickOne(chance, steps);
	},
};

const perfect: Bot = {
	bluffing: 0,
	choose: ({book, fragment, order}, chance) => pickOne(chance, bestMoves(book, fragment, order.length)),
};

/** The percentage of letters that the careless player plays without looking ahead. */
const carelessness = 25;

const careless: Bot = {
	bluffing: 20,
	choose(game, chance) {
		if (draw(chance, 100) >= carelessness) return perfect.choose(game, chance);
		const moves = game.book.movesFrom(game.fragment);
		const open = moves.filter(({fragment}) => !game.book.isWord(fragment));
		return pickOne(chance, open.length > 0 ? open : moves);
	},
};

/** Returns how easily the next player finds a win, from 0 to 1: the words behind the winning letters, as a share of the words behind all letters that complete none. */
export function easeOfWinning(book: Book, fragment: string): number {
	let winning = 0;
	let all = 0;
	for (const reply of book.movesFrom(fragment)) {
		const effect = effectOf(book, reply.fragment);
		if (effect === 'completes') continue;
		const count = book.countWords(reply.fragment);
		all += count;
		if (effect === 'wins') winning += count;
	}

	return all === 0 ? 1 : winning / all;
}

/** Plays perfectly. If its one opponent can force a win, it makes the game as long as it can and, once it can see the end, leaves as few winning words as it can. */
const stubborn: Bot = {
	bluffing: 50,
	choose(game, chance) {
		const {book, fragment, order} = game;
		if (order.length > 2 || book.moverWins(fragment) !== false) return perfect.choose(game, chance);
		const distanceOf = (move: Move) => book.distance(move.fragment) ?? Infinity;
		const longest = bestBy(book.movesFrom(fragment), distanceOf);
		// While too many words are in reach to see the end, counting what wins against each letter takes too long.
		const isInSight = longest.every(move => distanceOf(move) < Infinity);
		return pickOne(
			chance,
			isInSight ? bestBy(longest, move => -easeOfWinning(book, move.fragment)) : longest,
		);
	},
};

/** The strongest first. */
export const players = {perfect, stubborn, careless, random} as const satisfies Record<string, Bot>;

export type PlayerName = keyof typeof players;

/** A bluff must look right beside this many letters on either side. */
const checked = 2;

function lettersBetween(
	{letters, starts, count}: Dictionary,
	before: readonly number[],
	after: readonly number[],
): Set<number> {
	const found = new Set<number>();
	for (let word = 0; word < count; word++) {
		const last = starts[word + 1]! - after.length;
		for (let at = starts[word]! + before.length; at < last; at++) {
			const isRight =
				before.every((letter, place) => letters[at - before.length + place] === letter) &&
				after.every((letter, place) => letters[at + 1 + place] === letter);
			if (isRight) found.add(letters[at]!);
		}
	}

	return found;
}

function bluffsAt({book, fragment}: GhostGame, place: Place): PlacedLetter[] {
	const {dictionary, variant} = book;
	const {alphabet} = dictionary;
	const known = spell(alphabet, fragment).map(letter => letterIndex(alphabet, letter));
	const index = variant.indexOf(fragment, place);
	const before = known.slice(Math.max(0, index - checked), index);
	return [...lettersBetween(dictionary, before, known.slice(index, index + checked))]
		.sort((a, b) => a - b)
		.map(letter => ({letter: letterAt(alphabet, letter), place}))
		.filter(step => !book.isAlive(variant.extend(fragment, step)));
}

/** Returns the steps that make a living fragment dead but look plausible: some word has the letter next to the same one or two letters. */
export const bluffs = (game: GhostGame): PlacedLetter[] =>
	game.fragment === '' || game.isDead
		? []
		: game.book.variant.places(game.fragment).flatMap(place => bluffsAt(game, place));

/** Decides a player's turn. It challenges dead fragments, names a word if challenged, sometimes bluffs if it can't win, and otherwise plays its letter. */
export function decide(player: Bot, game: GhostGame, chance: Random): Action {
	if (game.isChallenged)
		return {kind: 'name', word: game.isDead ? undefined : game.book.wordFrom(game.fragment)};
	if (game.isDead) return {kind: 'challenge'};
	const {book, fragment, order} = game;
	if (game.rule === 'challenge' && player.bluffing > 0 && isSafe(book, fragment, order.length) === false) {
		const steps = draw(chance, 100) < player.bluffing ? bluffs(game) : [];
		if (steps.length > 0) return playing(pickOne(chance, steps));
	}

	return playing(player.choose(game, chance));
}

const playing = ({letter, place}: PlacedLetter): Action => ({kind: 'letter', letter, place});
