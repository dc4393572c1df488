import {describeLetters} from '../text/languages.js';
import {
	foldTyped,
	type AnyGuesser,
	type Assessment,
	type Bounds,
	type Guess,
	type MomentReview,
	type Ranking,
	type Review,
	type Words,
} from '../engine/index.js';
import {askGuesser, callAssessment, callChance, callReview, run} from '../games/calls.js';
import {
	isAsking,
	makeGuess,
	judgeGame,
	mayBe,
	showFamilies,
	situationOf,
	takeAnswer,
	type HangmanPlay,
} from '../games/hangman.js';
import type {HangmanOpening} from '../games/open.js';
import {askForAnswer, askForThought, type Thought} from '../games/programs.js';
import {
	beginRival,
	bestMoves,
	endRival,
	playRival,
	racedBy,
	takeRivalGuess,
	type Rival,
	type RivalBy,
} from '../games/rival.js';
import {learningText, noWordText, refusedText} from '../text/hangman.js';
import {noBestText} from '../text/race.js';
import {readLetter, say, waitFor, type Dialogue, type Reading} from './dialogue.js';
import {follow, openHere, type LineServices} from './services.js';

/** Opens a game; a rival that would begin in the middle is none. */
export function openHangman(opening: HangmanOpening, services: LineServices): Dialogue<HangmanPlay> {
	const opened = openHere(opening, services);
	const alone = opening.resumed
		? {...opened, settings: {...opened.settings, race: 'nobody' as const}}
		: opened;
	return awaitAnswers(alone.settings.verbose ? showFamilies(alone, true) : alone, services);
}

function readWord(text: string, {alphabet, length}: Words): Reading<Guess> {
	const word = foldTyped(alphabet, text.trim());
	return word?.length === length ? {answer: word} : noWordText(length, describeLetters(alphabet));
}

/** The guess that a line is, a letter or `=` and a whole word, unless it has been guessed or can't be right. */
export function readGuess(line: string, play: HangmanPlay): Reading<Guess> {
	const {words, turns} = play.game;
	const [, word] = /^\s*=(.*)$/su.exec(line) ?? [];
	const read = word === undefined ? readLetter(line, words.alphabet) : readWord(word, words);
	if (typeof read === 'string') return read;
	const isNew = turns.every(({guess}) => guess !== read.answer);
	return isNew && mayBe(play, read.answer) ? read : refusedText(play.game, read.answer);
}

export function* playGuess(play: HangmanPlay, guess: Guess, services: LineServices): Dialogue<HangmanPlay> {
	return yield* awaitAnswers(follow(makeGuess(play, guess), services), services);
}

export function* awaitAnswers(play: HangmanPlay, services: LineServices): Dialogue<HangmanPlay> {
	let next = play;
	while (isAsking(next)) {
		const asking = next;
		const answer = yield* waitFor(() => askForAnswer(asking, services));
		next = follow(takeAnswer(next, answer), services);
	}

	return next;
}

export const askExpert = (play: HangmanPlay, {workers}: LineServices): Dialogue<Ranking> =>
	waitFor(report => askGuesser(play, 'expert', workers, {onProgress: share => report(learningText, share)}));

export const think = (play: HangmanPlay, guesser: AnyGuesser, services: LineServices): Dialogue<Thought> =>
	waitFor(report =>
		askForThought(play, guesser, services, {onProgress: share => report(learningText, share)}),
	);

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

const playOut = (begun: HangmanPlay, by: RivalBy, services: LineServices): Dialogue<Rival> =>
	waitFor(async () => {
		let rival = beginRival(begun, by);
		const forfeit = await playRival(rival, services, {
			onProgress(answered) {
				rival = takeRivalGuess(rival, answered);
			},
		});
		return endRival(rival, forfeit);
	});

/** The rival that a game's settings or someone's moves ask for, if they do and there is one. */
export function* openRival(
	begun: HangmanPlay,
	against: string | undefined,
	services: LineServices,
): Dialogue<Rival | undefined> {
	const by = racedBy(begun.settings, against);
	if (by === undefined) return undefined;
	if (by !== 'best') return yield* playOut(begun, by, services);
	const moves = yield* waitFor(() => bestMoves(begun, services));
	if (moves !== undefined) return yield* playOut(begun, {kind: 'best', moves}, services);
	yield* say(noBestText);
	return undefined;
}
