import {outcomeOf} from '../../games/hangman/daily.js';
import {isOver, judgeGame} from '../../games/hangman/hangman.js';
import {raceOf} from '../../games/hangman/rival.js';
import type {PlainPage} from '../../page/page.js';
import {
	besideBotsText,
	dayBegunTexts,
	gaveAwayText,
	nextDayText,
	scoreText,
	streakText,
	weekText,
} from '../../text/hangman/daily.js';
import {cheatText} from '../../text/hangman/hangman.js';
import {hangmanPlain} from '../../text/hangman/plain.js';
import {lettersGivenAway} from '../../text/hangman/review.js';
import {capitalize} from '../../text/words.js';
import {logText} from '../../text/programs.js';
import {noBestText} from '../../text/hangman/race.js';
import {offerText, sendBackText, shareGame} from '../../text/share.js';
import {isReviewed} from './review-state.js';
import type {HangmanState} from './state.js';

const rowOf = (state: HangmanState): readonly string[] =>
	shareGame(state.play, {code: undefined, face: 'lines'}).split('\n');

function dayLines(state: HangmanState): readonly string[] {
	const {play, review, counted, bots} = state;
	const outcome = outcomeOf(play);
	if (outcome === undefined || counted === undefined || bots === undefined || !review || !isReviewed(review))
		return [];
	const {days, week, untilTomorrow} = counted;
	return [
		scoreText(outcome),
		gaveAwayText(lettersGivenAway(play, judgeGame(play, review.appraisals)), true),
		streakText(days),
		weekText(week),
		'',
		...rowOf(state),
		besideBotsText(outcome, bots),
		'',
		`${capitalize(nextDayText(outcome.date, week, untilTomorrow))}.`,
	];
}

function endingOf(state: HangmanState): readonly string[] {
	const {play} = state;
	if (!isOver(play)) return [];
	if (play.settings.forAFriend) return [cheatText(play), sendBackText(play), ...rowOf(state)];
	return dayLines(state);
}

const isTold = ({play, review, hand}: HangmanState): boolean =>
	review ? isReviewed(review) : play.game.question === undefined && !hand.isAhead();

/** Returns the transcript of a game in plain lines. */
export function plainIn(state: HangmanState): PlainPage {
	const {play, race, log, isReplayed} = state;
	const {daily, settings} = play;
	const isAlone = daily !== undefined || race.rival?.by.kind === 'them';
	// A replayed game is printed as its review, and nothing follows.
	if (isReplayed) return {lines: [], question: '', ...(isTold(state) && {then: 'leave' as const})};
	// The rival is named before the first letter.
	if (race.from !== undefined) return {lines: [], question: ''};
	return hangmanPlain(play, {
		opening: [
			...(daily ? dayBegunTexts({...daily, length: settings.length}) : []),
			...(settings.race === 'best' && race.rival === undefined ? [noBestText] : []),
		],
		race: race.rival && raceOf(play, race.rival),
		log: log.map(logText),
		ending: endingOf(state),
		...(isAlone && {after: {question: offerText('lines', true), then: 'leave'}}),
	});
}
