import {isLostByLeaving} from '../../games/kinds.js';
import {leaveGameQuestion} from '../../text/left.js';
import type {Screen} from '../screen.js';
import {ghostPage} from './page.js';
import {openGhost, type GhostParams, type GhostState} from './state.js';
import {ghostWork} from './work.js';

export const screen: Screen<GhostParams, GhostState> = {
	open: openGhost,
	page: ghostPage,
	work: ghostWork,
	leaveQuestion: ({play, isShown}, {recorder}) =>
		!isShown && isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined,
};
