import {
	guessedLetters,
	isAssessed,
	type Assessment,
	type ChooserName,
	type HangmanGame,
	type Words,
} from '../engine/index.js';
import {freshSeed} from '../setup/seed.js';
import type {RunOptions, Workers} from '../workers/client.js';
import {playTournament} from '../workers/play-tournament.js';
import {hold, type Held} from '../workers/protocol.js';
import type {ChooserGame} from '../workers/tasks/choose.js';
import type {MomentFound} from '../workers/tasks/appraise.js';
import type {GuesserGame} from '../workers/tasks/rank.js';
import type {Services} from './services.js';

/** The first that background work tells; then it is cancelled, for it is asked again when more is wanted. */
function firstOf<Progress>(
	work: (options: RunOptions<Progress>) => Promise<unknown>,
	signal: AbortSignal,
): Promise<Progress> {
	return new Promise((resolve, reject) => {
		const stop = new AbortController();
		const end = () => stop.abort();
		signal.addEventListener('abort', end, {once: true});
		const onProgress = (progress: Progress) => {
			resolve(progress);
			end();
		};
		work({signal: stop.signal, onProgress}).catch(reject);
	});
}

/** What the screens need, done by workers. */
export function servicesOf(workers: Workers): Services {
	const {run} = workers;
	const games = new WeakMap<Words, Held<ChooserGame>>();
	const tables = new WeakMap<Words, Held<GuesserGame>>();

	function tableOf(table: GuesserGame): Held<GuesserGame> {
		const known = tables.get(table.words) ?? hold(table);
		tables.set(table.words, known);
		return known;
	}

	function gameOf({words, budget, secret}: HangmanGame, chooser: ChooserName): Held<ChooserGame> {
		const known = games.get(words) ?? hold({words, chooser, budget, secret});
		games.set(words, known);
		return known;
	}

	return {
		loadDictionary: (source, signal) => run('load-dictionary', {source}, {signal}),
		openBook: (dictionary, minLength, variant, onProgress, signal) =>
			run('open-book', {dictionary: hold(dictionary), minLength, variant}, {signal, onProgress}),
		coach: (book, node, signal) => run('coach', {book: hold(book), node}, {signal}),
		drawTree: (book, node, rows, signal) => run('draw-tree', {book: hold(book), node, rows}, {signal}),
		async choose(game, chooser, letter, signal) {
			const letters = [...guessedLetters(game), letter];
			const input = {game: gameOf(game, chooser), letters};
			const {family, isProved} = await run('choose', input, {signal, isUrgent: true});
			return {family, isByBounds: !isProved};
		},
		rank: (table, guesser, moments, signal) =>
			run('rank', {game: tableOf(table), guesser, moments}, {signal, isUrgent: true}),
		async assess(table, situation, signal) {
			const assessment = await firstOf<Assessment>(
				options => run('assess', {game: tableOf(table), situation}, options),
				signal,
			);
			return {assessment, isFinal: isAssessed(assessment)};
		},
		appraise: (table, moment, isFair, signal) =>
			firstOf<MomentFound>(
				options => run('appraise', {game: tableOf(table), moments: [moment], isFair}, options),
				signal,
			),
		async playTournament(play, signal, onStanding) {
			await playTournament({...play, workers, signal, onStanding});
		},
		freshSeed,
	};
}
