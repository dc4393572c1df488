import {
	type Assessment,
	type Bounds,
	type Dictionary,
	type GuesserName,
	type Letter,
	type MomentReview,
	type Ranking,
	type Review,
} from '../engine/index.js';
import {run} from '../games/call.js';
import {callAssessment, callChance, callChooser, callGuesser, callReview} from '../games/hangman-calls.js';
import {
	beginHangman,
	guessLetter,
	judgeGame,
	showFamilies,
	situationOf,
	takeAnswer,
	type HangmanPlay,
} from '../games/hangman.js';
import {openHangmanGame, type HangmanOpening} from '../games/open.js';
import type {HangmanSettings} from '../settings/hangman.js';
import {readLetter, waitFor, type Dialogue, type Reading} from './dialogue.js';
import {follow, type LineServices} from './services.js';

export function openGame(
	dictionary: Dictionary,
	settings: HangmanSettings,
	services: LineServices,
): HangmanPlay {
	const play = follow(beginHangman(dictionary, settings, services.freshId()), services);
	return settings.verbose ? showFamilies(play, true) : play;
}

export const openHere = (opening: HangmanOpening, services: LineServices): HangmanPlay =>
	follow(openHangmanGame(opening, services.freshId, services.player.recorder), services);

/** The letter that a line is, unless it has been guessed. */
export function readGuess(line: string, {game}: HangmanPlay): Reading<Letter> {
	const read = readLetter(line, game.words.alphabet);
	if (typeof read === 'string') return read;
	const isGuessed = game.turns.some(({letter}) => letter === read.answer);
	return isGuessed ? `You have already guessed ${read.answer}.` : read;
}

/** The game after a letter, once the chooser has answered it. */
export function* playLetter(
	play: HangmanPlay,
	letter: Letter,
	services: LineServices,
): Dialogue<HangmanPlay> {
	return yield* awaitAnswers(follow(guessLetter(play, letter), services), services);
}

/** The game once all letters that wait are answered. */
export function* awaitAnswers(play: HangmanPlay, services: LineServices): Dialogue<HangmanPlay> {
	let next = play;
	for (let call = callChooser(next); call; call = callChooser(next)) {
		const asked = call;
		const answer = yield* waitFor(() => run(asked, services.workers));
		next = follow(takeAnswer(next, answer), services);
	}

	return next;
}

export const think = (play: HangmanPlay, guesser: GuesserName, {workers}: LineServices): Dialogue<Ranking> =>
	waitFor(() => run(callGuesser(play, guesser), workers));

export function* judge(play: HangmanPlay, {workers}: LineServices): Dialogue<Review> {
	const call = callReview(play);
	const done = new Set<number>();
	const found: readonly (MomentReview | undefined)[] = yield* waitFor(report =>
		run(call, workers, {
			onProgress({moment, isFinal}) {
				if (isFinal) done.add(moment);
				report('Analysing', done.size / call.input.moments.length);
			},
		}),
	);
	return judgeGame(play, found);
}

/** Who wins from here. */
export type Outlook = {
	readonly value: Bounds;
	/** The least chance of winning against a chooser that drew its word. */
	readonly chance: number | undefined;
};

/** About a second. */
const slices = 8;

/** Where the game stands, as far as a short look tells. */
const assess = (play: HangmanPlay, {workers}: LineServices): Dialogue<Assessment> =>
	waitFor(async () => {
		const stop = new AbortController();
		let known: Assessment | undefined;
		let count = 0;
		try {
			return await run(callAssessment(play, situationOf(play)), workers, {
				signal: stop.signal,
				onProgress(found) {
					known = found;
					if (++count === slices) stop.abort();
				},
			});
		} catch (error) {
			if (known && stop.signal.aborted) return known;
			throw error;
		}
	});

export function* lookAhead(play: HangmanPlay, services: LineServices): Dialogue<Outlook> {
	const {value} = yield* assess(play, services);
	const call = callChance(play);
	const chance = call && (yield* waitFor(() => run(call, services.workers)));
	return {value, chance};
}
