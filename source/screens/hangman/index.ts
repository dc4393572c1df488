import {printable} from '../../dictionaries/index.js';
import {isUnderWay} from '../../games/hangman.js';
import {isKeepable} from '../../games/kinds.js';
import type {HangmanOpening} from '../../games/open.js';
import {gameAbout} from '../../text/hangman.js';
import {reviewAbout} from '../../text/hangman-review.js';
import {codeText} from '../../text/share.js';
import type {Screen} from '../screen.js';
import {nameOfSource} from '../session.js';
import {hangmanKeys} from './keys.js';
import {codeIn, openHangman, reduceHangman, type HangmanMessage, type HangmanState} from './state.js';
import {HangmanView} from './view.js';
import {hangmanWork} from './work.js';

export const screen: Screen<HangmanOpening, HangmanState, HangmanMessage> = {
	open: openHangman,
	reduce: reduceHangman,
	keys: hangmanKeys,
	View: HangmanView,
	work: ({state, isCovered}) => hangmanWork(state, isCovered),
	title({play: {settings, daily}, review}) {
		const {chooser, length, seed} = settings;
		const facts = `${chooser} · ${length} letters · ${nameOfSource(settings)}`;
		const [place, status] = daily
			? ['daily', `${daily.date} · ${facts}`]
			: ['hangman', `${facts} · seed ${printable(seed)}`];
		return {trail: review?.isOpen ? [place, 'review'] : [place], status};
	},
	about: state =>
		state.review?.isOpen
			? reviewAbout(state.play)
			: [gameAbout(state.play), codeText(codeIn(state))].filter(Boolean).join('\n'),
	leaveQuestion: ({play}, {recorder}) =>
		isUnderWay(play) && !(isKeepable(play) && recorder.keeps(play.id)) ? 'Leave this game?' : undefined,
};
