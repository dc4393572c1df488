import {localDay, untilTomorrow} from '../daily/index.js';
import {outcomeOf} from '../games/daily.js';
import {tallyGames} from '../games/finished.js';
import {asPractice} from '../games/hangman.js';
import {kinds} from '../games/kinds.js';
import {
	dayBegunTexts,
	gaveAwayText,
	nextDayText,
	practiceNotice,
	scoreText,
	streakText,
	weekAloud,
	weekText,
} from '../text/daily.js';
import {lettersGivenAway} from '../text/hangman-review.js';
import {capitalize} from '../text/lists.js';
import {say, waitFor} from './dialogue.js';
import {helpWith, playGame, talkHangman, type HangmanVoice} from './hangman.js';
import {judge, openHangman} from './hangman-play.js';
import {offerShare} from './send.js';
import type {Talk} from './services.js';

export const talkDaily = (voice: HangmanVoice): Talk<'daily'> => ({
	...talkHangman(voice),
	*play(opening, services) {
		const opened = yield* openHangman(opening, services);
		const {daily, settings} = opened;
		if (daily === undefined) throw new RangeError('A day’s game is wanted');
		yield* say(...dayBegunTexts({...daily, length: settings.length}));
		const {tried} = (yield* waitFor(() => tallyGames(services, daily.date))).all;
		const isTried = tried.includes(daily.date);
		if (isTried) yield* say(practiceNotice);
		const play = yield* playGame(isTried ? asPractice(opened) : opened, services, voice);
		const outcome = play && outcomeOf(play);
		if (play === undefined || outcome === undefined) return {to: 'menu'};
		const now = new Date();
		const {all} = yield* waitFor(() => tallyGames(services, localDay(now)));
		const review = yield* judge(play, services);
		yield* say(
			scoreText(outcome),
			gaveAwayText(lettersGivenAway(play, review), true),
			streakText(all.days),
			voice.face === 'lines' ? weekText(all.daily.week) : weekAloud(all.daily.week),
			'',
			kinds.daily.share(play, {code: undefined, face: voice.face}),
			'',
			`${capitalize(nextDayText(daily.date, all.daily.week, untilTomorrow(now)))}.`,
		);
		const {practise} = helpWith(play, services, voice);
		yield* offerShare(play, voice.face, services, {isSaid: true, practise});
		return {to: 'menu'};
	},
});
