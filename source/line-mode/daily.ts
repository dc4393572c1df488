import {localDay, untilTomorrow} from '../daily/index.js';
import type {HangmanOpening} from '../games/open.js';
import {tallyGames} from '../games/finished.js';
import {countdownText, outcomeOf, scoreText, shareText, spokenShare, streakText} from '../text/daily.js';
import {countOf} from '../text/numbers.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {awaitAnswers} from './hangman-play.js';
import {openHere, playToEnd} from './play-to-end.js';
import type {LineFace} from './run.js';
import type {LineServices} from './services.js';
import {offerShare} from './share.js';

/** A day's game over lines of text. */
export function* talkDaily(opening: HangmanOpening, services: LineServices, face: LineFace): Dialogue {
	const opened = yield* awaitAnswers(openHere(opening, services), services);
	const {daily, settings} = opened;
	if (daily === undefined) throw new RangeError('A day’s game is wanted');
	yield* say(
		`Wordfiend ${daily.date}: ${countOf(settings.length, 'letter')}. Perfect play loses ${countOf(daily.value, 'guess', 'guesses')} from here.`,
		`Answered already: ${daily.given.join(', ')}.`,
	);
	const play = yield* playToEnd(face, opened, services);
	const outcome = play && outcomeOf(play);
	if (play === undefined || outcome === undefined) return;
	const now = new Date();
	const {all} = yield* waitFor(() => tallyGames(services, localDay(now)));
	yield* say(
		scoreText(outcome),
		streakText(all.days),
		'',
		face === 'spoken' ? spokenShare(outcome) : shareText(outcome),
		'',
		`Next day in ${countdownText(untilTomorrow(now))}.`,
	);
	yield* offerShare({game: 'hangman', play}, face, services);
}
