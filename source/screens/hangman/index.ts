import {isLostByLeaving} from '../../games/kinds.js';
import type {HangmanOpening} from '../../games/open.js';
import {leaveGameQuestion} from '../../text/left.js';
import type {Screen} from '../screen.js';
import {hangmanPage} from './page.js';
import {openHangman, type HangmanState} from './state.js';
import {hangmanWork} from './work.js';

export const screen: Screen<HangmanOpening, HangmanState> = {
	open: openHangman,
	page: hangmanPage,
	work: ({state, session, isCovered}) => hangmanWork(state, session, isCovered),
	leaveQuestion: ({play}, {recorder}) => (isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined),
};
