import {
	type MomentReview,
	type Dictionary,
	type GuesserName,
	type Letter,
	type Ranking,
	type Review,
} from '../engine/index.js';
import {
	beginHangman,
	chooserRequest,
	guessLetter,
	judgeGame,
	reviewRequest,
	showFamilies,
	shownTo,
	takeAnswer,
	type HangmanPlay,
} from '../games/hangman.js';
import type {HangmanSettings} from '../settings/hangman.js';
import {hold} from '../workers/held.js';
import {readLetter, waitFor, type Dialogue, type Reading} from './dialogue.js';
import {follow, type LineServices} from './services.js';

/** A game that begins, and is heard of. */
export function openGame(
	dictionary: Dictionary,
	settings: HangmanSettings,
	services: LineServices,
): HangmanPlay {
	const play = follow(beginHangman(dictionary, settings, services.freshId()), services);
	return settings.verbose ? showFamilies(play, true) : play;
}

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

/** The game once the letters that wait are answered. */
export function* awaitAnswers(play: HangmanPlay, services: LineServices): Dialogue<HangmanPlay> {
	let next = play;
	for (let asked = chooserRequest(next); asked; asked = chooserRequest(next)) {
		const input = {game: hold(asked.ground), letters: asked.letters};
		const answer = yield* waitFor(() => services.workers.run('choose', input, {isUrgent: true}));
		next = follow(takeAnswer(next, answer), services);
	}

	return next;
}

/** What a guesser thinks of the turn to come. */
export const think = (play: HangmanPlay, guesser: GuesserName, {workers}: LineServices): Dialogue<Ranking> =>
	waitFor(() =>
		workers.run('rank', {game: hold(play.ground), guesser, moments: shownTo(play)}, {isUrgent: true}),
	);

/** A finished game, judged. */
export function* judge(play: HangmanPlay, {workers}: LineServices): Dialogue<Review> {
	const request = reviewRequest(play);
	const done = new Set<number>();
	const found: readonly (MomentReview | undefined)[] = yield* waitFor(tell =>
		workers.run(
			'review',
			{...request, words: hold(request.words)},
			{
				onProgress({moment, isFinal}) {
					if (isFinal) done.add(moment);
					tell('Analysing', done.size / request.moments.length);
				},
			},
		),
	);
	return judgeGame(play, found);
}
