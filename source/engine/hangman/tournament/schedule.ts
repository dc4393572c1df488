import {wordsOfLength, type Dictionary} from '../../words/dictionary.js';
import {draw, seedRandom, type Random} from '../../random.js';
import {everyWord, type Pool, type Words} from '../../words/words.js';
import {choosers, type ChooserName} from '../choosers/choosers.js';
import type {FindProved} from '../choosers/proved-answers.js';
import {countDictionary} from '../../words/counts.js';
import {guessers, type GuesserName} from '../guessers/guessers.js';
import {playMatch, type MatchPart} from './matches.js';
import type {Score} from './scores.js';

/** Who plays whom, on which lengths, and how often. */
export type Tournament = {
	readonly guessers: readonly GuesserName[];
	readonly choosers: readonly ChooserName[];
	/** Lengths that have words. */
	readonly lengths: readonly number[];
	/** How many words of each length a fair chooser draws, each at most once. */
	readonly games: number | 'all';
	readonly seed: string;
};

/** A guesser against a chooser on one length: a cell of the tournament's table. */
export type Cell = {
	readonly guesser: GuesserName;
	readonly chooser: ChooserName;
	readonly length: number;
};

export type Job = Cell & {
	readonly part: MatchPart;
	/** Its estimated cost, in games against a fair chooser. */
	readonly effort: number;
};

/** Small enough that progress shows and every core has work to the end. */
const gamesPerJob = 4000;

/** The cost of one game against a chooser that cheats. */
const cheatEffort = 2000;

/** The cells of a tournament: by guesser, then chooser, then length. */
export const cellsOf = ({guessers, choosers, lengths}: Tournament): readonly Cell[] =>
	guessers.flatMap(guesser =>
		choosers.flatMap(chooser => lengths.map(length => ({guesser, chooser, length}))),
	);

/** The jobs of a tournament, the lengths with the most words first; the same for any number of threads. */
export function planJobs({lengths}: Dictionary, tournament: Tournament): readonly Job[] {
	const sizes = new Map(lengths.map(({length, count}) => [length, count]));
	const sizeOf = ({length}: Cell): number => sizes.get(length) ?? 0;
	const limit = tournament.games === 'all' ? Infinity : tournament.games;
	return cellsOf(tournament)
		.toSorted((a, b) => sizeOf(b) - sizeOf(a))
		.flatMap(cell => {
			if (!choosers[cell.chooser].isFair) return [{...cell, part: {index: 0, count: 1}, effort: cheatEffort}];
			const games = Math.min(sizeOf(cell), limit);
			const count = Math.ceil(games / gamesPerJob);
			const effort = games / count;
			return Array.from({length: count}, (_, index) => ({...cell, part: {index, count}, effort}));
		});
}

export function sampleWords(words: Words, count: number, random: Random): Pool {
	const pool = everyWord(words);
	const size = Math.min(count, pool.length);
	let chance = random;
	for (let at = 0; at < size; at++) {
		const [offset, rest] = draw(chance, pool.length - at);
		const drawn = pool[at + offset]!;
		pool[at + offset] = pool[at]!;
		pool[at] = drawn;
		chance = rest;
	}

	return pool.slice(0, size).sort();
}

/** Plays the jobs of a tournament one after the other; it keeps the words of the last length. */
export function createPlayer(
	dictionary: Dictionary,
	{games, seed}: Tournament,
	findProved?: FindProved,
): (job: Job) => Score {
	const counts = countDictionary(dictionary);
	let table: {readonly length: number; readonly words: Words; readonly secrets: Pool} | undefined;
	const setTable = (length: number) => {
		const words = wordsOfLength(dictionary, length);
		if (games === 'all') return {length, words, secrets: everyWord(words)};
		return {length, words, secrets: sampleWords(words, games, seedRandom(`${seed} ${length}`))};
	};

	return ({guesser, chooser, length, part}) => {
		table = table?.length === length ? table : setTable(length);
		const {words, secrets} = table;
		const players = {guesser: guessers[guesser], chooser: choosers[chooser]};
		return playMatch({...players, words, dictionary: counts, secrets, part, findProved});
	};
}
