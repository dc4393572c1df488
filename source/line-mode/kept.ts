import {isLetter, isMiss, sideAt, status, type Action, type Dictionary} from '../engine/index.js';
import {ownTurns} from '../games/daily.js';
import {beginGhost, nameOf, playAction, sideToMove} from '../games/ghost.js';
import {countHint, type HangmanPlay} from '../games/hangman.js';
import {openHangmanGame, type HangmanOpening} from '../games/open.js';
import {answersOf} from '../games/coded.js';
import {countdownText, outcomeOf, scoreText, shareText, spokenShare, streakText} from '../text/daily.js';
import type {GhostSettings} from '../settings/ghost.js';
import {endingAloud} from '../text/hangman-spoken.js';
import {reviewLines} from '../text/hangman-review.js';
import {countOf} from '../text/numbers.js';
import type {Player} from '../games/player.js';
import {localDay, untilTomorrow} from '../daily/index.js';
import {dailyStreak, gamesByDay, type Streak} from '../statistics/index.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {openBook} from './ghost-play.js';
import {awaitAnswers, judge, playLetter} from './hangman-play.js';
import {playOut} from './hangman.js';
import type {LineFace} from './run.js';
import {follow, type LineServices} from './services.js';
import {tell} from './spoken/ask.js';
import {playAloud} from './spoken/hangman.js';

/** The player's streak of days, with all that has been played. */
async function streakOf({store, recorder}: Player): Promise<Streak> {
	await recorder.settled();
	const {games} = await store.history();
	const dailies = games.filter(game => game.game === 'daily');
	return dailyStreak(gamesByDay(dailies), localDay(new Date()));
}

function open(opening: HangmanOpening, services: LineServices): HangmanPlay {
	return follow(openHangmanGame(opening, services.freshId, services.player.recorder), services);
}

/** A game to its end, over lines or aloud; `undefined` where it is left. */
function* playTo(
	face: LineFace,
	opened: HangmanPlay,
	services: LineServices,
	against?: string,
): Dialogue<HangmanPlay | undefined> {
	if (face === 'lines') return yield* playOut(opened, services, against);
	const play = yield* playAloud(opened, services, against);
	if (play) yield* tell(endingAloud(play));
	return play;
}

/** A day's game over lines of text. */
export function* talkDaily(opening: HangmanOpening, services: LineServices, face: LineFace): Dialogue {
	const opened = yield* awaitAnswers(open(opening, services), services);
	const {daily, settings} = opened;
	if (daily === undefined) throw new RangeError('A day’s game is wanted');
	yield* say(
		`Wordfiend ${daily.date}: ${countOf(settings.length, 'letter')}. Perfect play loses ${countOf(daily.value, 'guess', 'guesses')} from here.`,
		`Answered already: ${daily.given.join(', ')}.`,
	);
	const play = yield* playTo(face, opened, services);
	const outcome = play && outcomeOf(play);
	if (outcome === undefined) return;
	const counted = yield* waitFor(() => streakOf(services.player));
	yield* say(
		scoreText(outcome),
		streakText(counted),
		'',
		face === 'spoken' ? spokenShare(outcome) : shareText(outcome),
		'',
		`Next day in ${countdownText(untilTomorrow(new Date()))}.`,
	);
}

/** The game of a code played by its letters. */
function* playLetters(opening: HangmanOpening, moves: string, services: LineServices): Dialogue<HangmanPlay> {
	let play = open({...opening, earlier: {kind: 'shown', moves: ''}}, services);
	// A hint costs a guess in a day’s game, so hints are taken again, too.
	for (const letter of moves) {
		if (status(play.game) !== 'playing') break;
		if (!isLetter(play.game.words.alphabet, letter)) play = countHint(play);
		else play = yield* playLetter(play, letter, services);
	}

	return play;
}

/** The same game as someone's code, and at the end both beside each other. */
export function* talkAgainst(
	opening: HangmanOpening,
	moves: string,
	services: LineServices,
	face: LineFace,
): Dialogue {
	yield* playTo(face, open(opening, services), services, moves);
}

/** Someone's game, letter by letter, with what each letter cost. */
export function* talkReplay(
	opening: HangmanOpening,
	{moves, answers}: {readonly moves: string; readonly answers: number},
	services: LineServices,
): Dialogue {
	const play = yield* playLetters(opening, moves, services);
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
