import {isLetter, isMiss, sideAt, status, type Action, type Dictionary} from '../engine/index.js';
import {overIn, ownMisses, ownTurns} from '../games/daily.js';
import {beginGhost, nameOf, playAction, sideToMove} from '../games/ghost.js';
import {countHint, type HangmanPlay} from '../games/hangman.js';
import {openHangmanGame, type HangmanOpening} from '../games/open.js';
import type {Recorder} from '../games/recorder.js';
import {answersOf} from '../games/coded.js';
import {
	countdownText,
	scoreText,
	shareText,
	spokenShare,
	streakText,
	type DailyOutcome,
} from '../text/daily.js';
import type {GhostSettings} from '../settings/ghost.js';
import {reviewLines} from '../text/hangman-review.js';
import {countOf} from '../text/numbers.js';
import type {Streak} from '../statistics/index.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {openBook} from './ghost-play.js';
import {judge, playLetter} from './hangman-play.js';
import {playOut} from './hangman.js';
import {follow, type LineServices} from './services.js';

/** What came of a day's game, to be shared; `undefined` for any other. */
export function outcomeOf(play: HangmanPlay): DailyOutcome | undefined {
	const {daily, hints, settings} = play;
	if (daily === undefined) return undefined;
	return {
		date: daily.date,
		length: settings.length,
		value: daily.value,
		over: overIn(play),
		letters: ownTurns(play).map(({kept}) => !isMiss(kept)),
		hints,
	};
}

/** What the end of a day's game may tell. */
export type DayContext = {
	readonly face: 'lines' | 'spoken';
	/** The streak with this game counted. */
	readonly streak: () => Promise<Streak>;
	readonly untilTomorrow: () => number;
};

function open(opening: HangmanOpening, services: LineServices, recorder: Recorder): HangmanPlay {
	return follow(openHangmanGame(opening, services.freshId, recorder), services);
}

/** A day's game over lines of text. */
export function* talkDaily(
	opening: HangmanOpening,
	services: LineServices,
	recorder: Recorder,
	{face, streak, untilTomorrow}: DayContext,
): Dialogue {
	const opened = open(opening, services, recorder);
	const {daily, settings} = opened;
	if (daily === undefined) throw new RangeError('A day’s game is wanted');
	yield* say(
		`Wordfiend ${daily.date}: ${countOf(settings.length, 'letter')}. Perfect play loses ${countOf(daily.value, 'guess', 'guesses')} from here.`,
		`Answered already: ${daily.given.join(', ')}.`,
	);
	const play = yield* playOut(opened, services);
	const outcome = outcomeOf(play);
	if (outcome === undefined) return;
	const counted = yield* waitFor(streak);
	yield* say(
		scoreText(outcome),
		streakText(counted),
		'',
		face === 'spoken' ? spokenShare(outcome) : shareText(outcome),
		'',
		`Next day in ${countdownText(untilTomorrow())}.`,
	);
}

/** The game of a code played by its letters. */
function* playLetters(
	opening: HangmanOpening,
	moves: string,
	services: LineServices,
	recorder: Recorder,
): Dialogue<HangmanPlay> {
	let play = open({...opening, earlier: {kind: 'shown', moves: ''}}, services, recorder);
	// A hint costs a guess in a day’s game, so hints are taken again, too.
	for (const letter of moves) {
		if (status(play.game) !== 'playing') break;
		if (!isLetter(play.game.words.alphabet, letter)) play = countHint(play);
		else play = yield* playLetter(play, letter, services);
	}

	return play;
}

const rowOf = (play: HangmanPlay): readonly string[] =>
	ownTurns(play).map(({letter, kept}) => `${letter}${isMiss(kept) ? '✗' : '✓'}`);

const resultOf = (play: HangmanPlay): string =>
	({won: 'won', lost: 'lost', playing: 'not finished'})[status(play.game)];

/** The same game as someone's code, and at the end both beside each other. */
export function* talkAgainst(
	opening: HangmanOpening,
	moves: string,
	services: LineServices,
	recorder: Recorder,
): Dialogue {
	const yours = yield* playOut(open(opening, services, recorder), services);
	const theirs = yield* playLetters(opening, moves, services, recorder);
	yield* say(
		'',
		`You:  ${resultOf(yours)}, ${countOf(ownMisses(yours), 'miss', 'misses')}   ${rowOf(yours).join(' ')}`,
		`Them: ${resultOf(theirs)}, ${countOf(ownMisses(theirs), 'miss', 'misses')}   ${rowOf(theirs).join(' ')}`,
	);
}

/** Someone's game, letter by letter, with what each letter cost. */
export function* talkReplay(
	opening: HangmanOpening,
	{moves, answers}: {readonly moves: string; readonly answers: number},
	services: LineServices,
	recorder: Recorder,
): Dialogue {
	const play = yield* playLetters(opening, moves, services, recorder);
	for (const {letter, kept, pattern} of ownTurns(play))
		yield* say(`${letter} ${isMiss(kept) ? '✗' : '✓'}  ${pattern}`);
	if (answersOf(play) !== answers)
		yield* say(
			'This version of Wordfiend answers otherwise: in their game some letters were answered differently.',
		);
	if (status(play.game) === 'playing') {
		yield* say('The game is not finished.');
		return;
	}

	yield* say('', ...reviewLines(yield* judge(play, services), play));
}

/** Someone's round of Ghost, letter by letter. */
export function* talkGhostReplay(
	dictionary: Dictionary,
	settings: GhostSettings,
	actions: readonly Action[],
	services: LineServices,
): Dialogue {
	const book = yield* openBook(dictionary, settings, services);
	let {play} = beginGhost(book, settings, services.freshId());
	for (const action of actions) {
		const who = nameOf(settings, sideToMove(play));
		const result = playAction(play, action);
		if (!result.ok) break;
		({play} = result);
		const what =
			action.kind === 'letter'
				? play.game.fragment
				: action.kind === 'name'
					? (action.word ?? 'no word')
					: 'challenges';
		yield* say(`${who.padEnd(10)} ${what.toUpperCase()}`);
	}

	const {ending} = play.game;
	yield* say(
		ending ? `${nameOf(settings, sideAt(play.match, ending.loser))} lost.` : 'The game is not finished.',
	);
}
