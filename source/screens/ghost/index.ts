import {isLostByLeaving} from '../../games/kinds.js';
import type {GhostOpening} from '../../games/open.js';
import {leaveGameQuestion} from '../../text/left.js';
import type {Screen} from '../screen.js';
import {ghostPage} from './page.js';
import {openGhost, type GhostState} from './state.js';
import {ghostWork} from './work.js';

export const screen: Screen<GhostOpening, GhostState> = {
	open: openGhost,
	page: ghostPage,
	work: ghostWork,
	leaveQuestion: ({play, isShown}, {recorder}) =>
		!isShown && isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined,
};
