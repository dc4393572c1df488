import {printable} from '../../dictionaries/index.js';
import {isCalled} from '../../engine/index.js';
import {explainedInHangman} from '../../games/afterwards.js';
import {isOver, isOwnWord, isWatched} from '../../games/hangman.js';
import {codeIn, isLostByLeaving} from '../../games/kinds.js';
import type {HangmanOpening} from '../../games/open.js';
import {wordOfLength} from '../../text/words.js';
import {gameAbout} from '../../text/hangman.js';
import {reviewAbout} from '../../text/hangman-review.js';
import {awayText} from '../../text/programs.js';
import {idleLetterText, isMistakeKey, noFamiliesText, noMistakeText} from '../../text/keys.js';
import {targetText} from '../../text/daily.js';
import {leaveGameQuestion} from '../../text/left.js';
import {codeText} from '../../text/share.js';
import {lettersOf} from '../common-keys.js';
import type {Screen} from '../screen.js';
import {nameOfSource} from '../session.js';
import {hangmanKeys} from './keys.js';
import {isReviewed} from './review-state.js';
import {openHangman, type HangmanState} from './state.js';
import {HangmanView} from './view.js';
import {hangmanWork} from './work.js';

export const screen: Screen<HangmanOpening, HangmanState> = {
	open: openHangman,
	keys: hangmanKeys,
	View: HangmanView,
	work: ({state, isCovered}) => hangmanWork(state, isCovered),
	title({play: {settings, names, daily, isPractice}, review}) {
		const {length, seed, dictionary} = settings;
		const words = `${wordOfLength(dictionary, length)} · ${nameOfSource(settings)}`;
		const [place, status] = daily
			? ['daily', `${daily.date} · ${targetText(daily.value)} · ${words}`]
			: ['hangman', `${names.chooser} · ${words} · seed ${printable(seed)}`];
		const trail = [place, ...(isPractice ? ['practice'] : []), ...(review?.isOpen ? ['review'] : [])];
		return {trail, status};
	},
	about: state =>
		state.review?.isOpen
			? reviewAbout(state.play)
			: [gameAbout(state.play), codeText(codeIn(state))].filter(Boolean).join('\n'),
	words: ({play}) => explainedInHangman(play),
	idle({play, review}, key) {
		if (review?.isOpen && key === 't' && isCalled(play.settings.chooser)) return awayText(play.names.chooser);
		if (review?.isOpen && isMistakeKey(key)) return noMistakeText(key, isReviewed(review));
		if (isOver(play)) return idleLetterText(key, {now: 'over', isReviewed: review?.isOpen === true});
		if (isWatched(play)) return idleLetterText(key, {now: 'watched', step: '→'});
		if (key === 'tab' && isOwnWord(play)) return noFamiliesText;
		return idleLetterText(key, lettersOf(play.game.words.alphabet));
	},
	leaveQuestion: ({play}, {recorder}) => (isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined),
};
