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
	/** On how many words of each length a fair chooser settles, each at most once; `all` for every one. */
	readonly games: number | 'all';
	/** What those words are drawn by. */
	readonly seed: string;
};

/** A guesser against a chooser on one length: a cell of the tournament's table. */
export type Cell = {
	readonly guesser: GuesserName;
	readonly chooser: ChooserName;
	readonly length: number;
};

/** A part of a cell's games. */
export type Job = Cell & {
	readonly part: MatchPart;
	/** About how long it takes, in games against a fair chooser. */
	readonly effort: number;
};

/** Small enough that progress shows and that every core has work to the end. */
const gamesPerJob = 4000;

/** What one game against a chooser that cheats takes, in games against a fair one. */
const cheatEffort = 2000;

/** The cells of a tournament: by guesser, then chooser, then length. */
export const cellsOf = ({guessers, choosers, lengths}: Tournament): readonly Cell[] =>
	guessers.flatMap(guesser =>
		choosers.flatMap(chooser => lengths.map(length => ({guesser, chooser, length}))),
	);

/** The jobs of a tournament, the lengths with the most words first. They do not depend on how many threads play them. */
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

/** So many of the words by chance, each at most once, in order. */
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

/** Who does the jobs of a tournament, one after the other. It keeps the words of the last length at hand, and looks up what is proved beforehand. */
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
