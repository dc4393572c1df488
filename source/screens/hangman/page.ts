import {isNamedKey} from '../../page/keys.js';
import {
	outcomeOf,
	explainedInHangman,
	isOver,
	isOwnWord,
	isWatched,
	judgeGame,
	ownTurns,
	programIn,
} from '../../games/hangman/hangman.js';
import {isSought, raceOf} from '../../games/hangman/rival.js';
import type {News, Page, Part, Title, PlainPage} from '../../page/page.js';
import {aboutGame, unfinishedText, marksOf, offerText, sendBackText, shareGame} from '../../text/share.js';
import {dayEndLines, dayEndPart, targetText, dayBegunTexts, type DayEnd} from '../../text/hangman/daily.js';
import {
	againstText,
	cheatText,
	gameAbout,
	gameBriefing,
	hintPriceText,
	hintText,
	pendingText,
	refusedText,
	remark,
	stoppedText,
	typedText,
} from '../../text/hangman/hangman.js';
import {
	endingPart,
	factsPart,
	figurePart,
	guessesPart,
	keyboardPart,
	logPart,
	meterPart,
	outlookPart,
	thoughtsPart,
	wordPart,
} from '../../text/hangman/parts.js';
import {racePart, noBestText, noRacePart} from '../../text/hangman/race.js';
import {reviewParts, lettersGivenAway, reviewAbout} from '../../text/hangman/review.js';
import {spokenAnswer, spokenHistory, spokenOpening, spokenWatched} from '../../text/hangman/spoken.js';
import {noFamiliesText, noLettersText} from '../../text/refusals.js';
import {guesserName, playerName, logText} from '../../text/players.js';
import {briefingPart, countOf, nameOfSource} from '../../text/words.js';
import {tryLine} from '../game-keys.js';
import type {Does} from '../screen.js';
import type {Face, Session} from '../session.js';
import {hangmanKeys} from './keys.js';
import {isReviewed, reviewedShare, guessLine, practiceFrom, type HangmanState} from './state.js';
import {hangmanPlain} from '../../text/hangman/plain.js';

function titleOf({play, isReviewing}: HangmanState): Title {
	const {settings, daily, isPractice} = play;
	const words = `${countOf(settings.length, 'letter')} · ${nameOfSource(settings)}`;
	const [place, status] = daily
		? ['daily', `${daily.date} · ${targetText(daily.value)} · ${words}`]
		: ['hangman', `${againstText(play)} · ${words}`];
	const trail = [place, ...(isPractice ? ['practice'] : []), ...(isReviewing ? ['review'] : [])];
	return {trail, status};
}

/** Whether all is shown of a game that someone did not finish; you may play on. */
const isCutShort = ({play, isReplayed}: HangmanState): boolean =>
	isReplayed && !isOver(play) && play.game.question === undefined && play.game.moves.length === play.earlier;

function newsOf(state: HangmanState, face: Face): News {
	const {play, typed, thought, refused, isPaused} = state;
	const {game} = play;
	// Giving up is a step, too: without a turn, the next game would seem to be the same one.
	const at = game.turns.length + (game.forfeit ? 1 : 0);
	if (typed !== undefined) return {text: typedText(game, typed), as: 'accent', at};
	if (game.forfeit) return {text: stoppedText, as: 'accent', at};
	if (refused !== undefined) return {text: refusedText(game, refused), as: 'accent', at};
	const pending = pendingText(game, state);
	// A pending answer is no news.
	if (pending !== undefined) return {text: pending, as: 'quiet', spoken: ''};
	if (thought && !isWatched(play) && !isOver(play)) {
		const isBrief = face === 'screen';
		// On the screen the key says the price.
		const price = play.daily && !isBrief ? ` ${hintPriceText}` : '';
		return {text: hintText(thought, isBrief) + price, as: 'accent', at};
	}

	if (isCutShort(state))
		return {text: unfinishedText, at, spoken: `${unfinishedText} ${spokenHistory(game)}`};
	const news = remark(play, isPaused);
	const last = ownTurns(play).at(-1);
	if (last === undefined) return {...news, at, spoken: spokenOpening(play)};
	return {...news, at, spoken: isWatched(play) ? spokenWatched(play, last) : spokenAnswer(last)};
}

function dayEndOf(state: HangmanState): DayEnd | undefined {
	const {play, appraisals, counted, bots} = state;
	const outcome = isOver(play) ? outcomeOf(play) : undefined;
	if (outcome === undefined) return undefined;
	const letters = lettersGivenAway(judgeGame(play, appraisals));
	return {outcome, marks: marksOf(play), bots, letters, isDone: isReviewed(state), counted};
}

/** The row to share, below the words to send it back with where a friend sent the word. */
function rowOf({play}: HangmanState, isSpoken = false): readonly string[] {
	const row = shareGame(play, {code: undefined, isSpoken}).split('\n');
	return play.settings.forAFriend ? [sendBackText(play), ...row] : row;
}

function panelParts(state: HangmanState): readonly Part[] {
	const {play, panel, thought, log, assessments} = state;
	const guesses = play.game.turns.length > 0 ? [guessesPart(play.game)] : [];
	switch (panel) {
		case 'families':
			return [
				{...outlookPart(play, assessments.get(play.game.turns.length - 1)), answers: panel},
				...guesses,
			];
		case 'log':
			return [{...logPart(playerName(programIn(play) ?? '', play.names), log), answers: panel}, ...guesses];
		case 'thoughts':
			return isOver(play) ? guesses : [thoughtsPart(guesserName(play), thought)];
		case 'guesses': {
			// The end of a day has the letters as marks.
			if (isOver(play) && play.daily) return [];
			return guesses.length > 0 ? guesses : [briefingPart(gameBriefing(play))];
		}
	}
}

function racesIn({play, rival}: HangmanState): readonly Part[] {
	if (rival) return isSought(rival) ? [] : [racePart(raceOf(play, rival))];
	return play.settings.race === 'best' ? [noRacePart] : [];
}

function endOf(play: HangmanState['play'], {meanings}: Session): Part {
	const [word = ''] = explainedInHangman(play);
	return endingPart(play, meanings.get(word));
}

function gameParts(state: HangmanState, session: Session): readonly Part[] {
	const {play, pointer, typed} = state;
	const {game, settings} = play;
	const isEnd = isOver(play);
	const isNew = game.turns.length === 0;
	// The news of a bot's guess names both.
	const quiet = isNew || isEnd || isWatched(play) ? {spoken: ''} : {};
	const dayEnd = dayEndOf(state);
	return [
		...(isEnd ? [endOf(play, session)] : []),
		...(settings.figure === 'none' ? [] : [figurePart(game, settings.figure)]),
		{...meterPart(game), ...quiet},
		{...wordPart(game, typed), ...quiet},
		factsPart(game),
		...(isEnd ? [] : [keyboardPart(game, pointer)]),
		...(dayEnd ? [dayEndPart(dayEnd)] : []),
		...racesIn(state),
		...(isEnd && settings.forAFriend
			? [
					{
						part: 'prose',
						paragraphs: rowOf(state),
						isOptional: true,
						spoken: rowOf(state, true).join(' '),
					} as const,
				]
			: []),
		...panelParts(state),
	];
}

/** Returns what line mode tells before a review: how a replayed game ended, or only the truth about its word. */
const reviewedEnd = ({play, isReplayed}: HangmanState, session: Session): Part => ({
	...(isReplayed ? endOf(play, session) : {part: 'prose', paragraphs: [cheatText(play)]}),
	only: 'lines',
});

function reviewing(state: HangmanState, session: Session): readonly Part[] {
	const {play, assessments, shownTurn, appraisals, opinions, isExpertShown} = state;
	const parts = reviewParts({
		play,
		review: judgeGame(play, appraisals),
		turn: shownTurn,
		share: reviewedShare(state),
		assessment: assessments.get(shownTurn),
		opinions: isExpertShown ? opinions : undefined,
	});
	return [reviewedEnd(state, session), ...parts].map(part => ({answers: 'review', ...part}));
}

function questionIn({play}: HangmanState): {readonly question?: string} {
	if (isOver(play)) return {};
	return {question: isWatched(play) ? `Enter for ${guesserName(play)}’s next letter:` : 'Letter?'};
}

function busyIn({play, isPaused, thought, hand}: HangmanState): string | undefined {
	if (isOver(play)) return undefined;
	if (play.game.question ?? hand.hasAnswers()) return `${play.settings.chooser} is thinking`;
	if (isWatched(play) && (thought === undefined || !isPaused)) return `${guesserName(play)} is thinking`;
	return undefined;
}

function idleIn({play, isReviewing}: HangmanState, key: string): string | undefined {
	if (key === 'tab' && isOwnWord(play)) return noFamiliesText;
	if (isNamedKey(key)) return undefined;
	if (isReviewing) return noLettersText.reviewed;
	if (isOver(play)) return noLettersText.over;
	return isWatched(play) ? noLettersText.watched('→') : undefined;
}

export function hangmanPage(state: HangmanState, session: Session): Page<Does<HangmanState>> {
	const {play, isReviewing} = state;
	const isAsked = !isOver(play) && !isWatched(play);
	return {
		title: titleOf(state),
		news: isReviewing ? undefined : newsOf(state, session.face),
		parts: isReviewing ? reviewing(state, session) : gameParts(state, session),
		keys: hangmanKeys(state, session.face),
		about: () => (isReviewing ? reviewAbout(play) : aboutGame(play, gameAbout(play), !isOwnWord(play))),
		words: explainedInHangman(play),
		...questionIn(state),
		...(session.face === 'plain' && {plain: plainIn(state)}),
		busy: busyIn(state),
		idle: key => idleIn(state, key),
		onLine(line) {
			if (isOver(play)) return tryLine(line, play.game.turns.length, practiceFrom);
			return isAsked ? guessLine(line) : undefined;
		},
	};
}

function endingOf(state: HangmanState): readonly string[] {
	const {play} = state;
	if (!isOver(play)) return [];
	if (play.settings.forAFriend) return [cheatText(play), ...rowOf(state)];
	const dayEnd = dayEndOf(state);
	return dayEnd ? dayEndLines(dayEnd, rowOf(state)) : [];
}

function plainIn(state: HangmanState): PlainPage {
	const {play, rival, log, isReplayed, isCoded} = state;
	const {daily, settings} = play;
	const isAlone = daily !== undefined || isCoded || settings.forAFriend;
	const isSettled = isCutShort(state) || isReviewed(state);
	// A replayed game is printed as its review, and nothing follows.
	if (isReplayed) return {lines: [], question: '', ...(isSettled && {then: 'leave' as const})};
	// The rival is named before the first letter.
	if (rival && isSought(rival)) return {lines: [], question: ''};
	return hangmanPlain(play, {
		opening: [
			...(daily ? dayBegunTexts(daily, settings.length) : []),
			...(settings.race === 'best' && rival === undefined ? [noBestText] : []),
		],
		race: rival && raceOf(play, rival),
		log: log.map(logText),
		ending: endingOf(state),
		...(isAlone && {after: {question: offerText(true), then: 'leave'}}),
	});
}
