import {localDay, untilTomorrow, type Day} from '../daily/index.js';
import {dailyWords, loadDictionary} from '../dictionaries/index.js';
import {leftDaily} from '../games/open.js';
import type {HangmanOpening} from '../games/open.js';
import {outcomeOf} from '../games/daily.js';
import {tallyGames} from '../games/finished.js';
import {capitalize} from '../text/letters.js';
import {gaveAwayText, lettersGivenAway, nextDayText, scoreText, streakText} from '../text/daily.js';
import {openElsewhereText} from '../text/left.js';
import {countOf} from '../text/numbers.js';
import {say, waitFor, type Dialogue} from './dialogue.js';
import {gamesLeft, openLeft} from './go-on.js';
import {playGame, type HangmanVoice} from './hangman.js';
import {awaitAnswers, judge, openHere} from './hangman-play.js';
import type {LineServices} from './services.js';
import {offerShare} from './share.js';

/** A day's game, from where it was left if it was. */
export function* playDaily(day: Day, services: LineServices, voice: HangmanVoice): Dialogue {
	const left = leftDaily(yield* gamesLeft(services), day);
	const opened = left && (yield* openLeft(left, services));
	if (opened?.game === 'daily') {
		yield* talkDaily(opened.opening, services, voice);
		return;
	}

	const elsewhere = yield* waitFor(() => services.player.store.playedElsewhere());
	if (leftDaily(elsewhere, day)) yield* say(openElsewhereText);
	const {dictionary, language} = dailyWords;
	const loaded = yield* waitFor(() => loadDictionary(dictionary, {language}));
	if (!loaded.ok) throw new Error(loaded.sentence);
	yield* talkDaily({dictionary: loaded.dictionary, settings: {day, figure: 'none'}}, services, voice);
}

export function* talkDaily(opening: HangmanOpening, services: LineServices, voice: HangmanVoice): Dialogue {
	const opened = yield* awaitAnswers(openHere(opening, services), services);
	const {daily, settings} = opened;
	if (daily === undefined) throw new RangeError('A day’s game is wanted');
	yield* say(
		`Wordfiend ${daily.date}: ${countOf(settings.length, 'letter')}. Perfect play loses ${countOf(daily.value, 'guess', 'guesses')} from here.`,
		`Answered already: ${daily.given.join(', ')}.`,
	);
	const play = yield* playGame(opened, services, voice);
	const outcome = play && outcomeOf(play);
	if (play === undefined || outcome === undefined) return;
	const now = new Date();
	const {all} = yield* waitFor(() => tallyGames(services, localDay(now)));
	const review = yield* judge(play, services);
	yield* say(
		scoreText(outcome),
		gaveAwayText(lettersGivenAway(play, review), true),
		streakText(all.days),
		voice.week(all.daily.week),
		'',
		voice.day(outcome),
		'',
		`${capitalize(nextDayText(daily.date, all.daily.week, untilTomorrow(now)))}.`,
	);
	yield* offerShare({game: 'hangman', play}, voice.face, services);
}
