import {printable} from '../../dictionaries/index.js';
import {isUnderWay} from '../../games/ghost.js';
import {isKeepable} from '../../games/kinds.js';
import type {GhostSettings} from '../../settings/ghost.js';
import {ghostAbout} from '../../text/ghost-coach.js';
import {codeText} from '../../text/share.js';
import {codeIn} from './code.js';
import type {Screen} from '../screen.js';
import {nameOfSource} from '../session.js';
import {ghostKeys} from './keys.js';
import {openGhost, reduceGhost, type GhostMessage, type GhostParams, type GhostState} from './state.js';
import {GhostView} from './view.js';
import {ghostWork} from './work.js';

/** Who plays against whom, which words count, and the seed where chance plays. */
function statusOf(settings: GhostSettings): string {
	const {player, opponent, minLength, seed} = settings;
	const words = minLength === 1 ? 'all words' : `${minLength}+ letters`;
	const name = nameOfSource(settings);
	if (player === 'you' && opponent === 'human') return `two players · ${words} · ${name}`;
	const players = player === 'you' ? opponent : `${player} – ${opponent === 'human' ? 'you' : opponent}`;
	return `${players} · ${words} · seed ${printable(seed)} · ${name}`;
}

/** A game of Ghost. */
export const screen: Screen<GhostParams, GhostState, GhostMessage> = {
	open: openGhost,
	reduce: reduceGhost,
	keys: ghostKeys,
	View: GhostView,
	work: ghostWork,
	title: ({play: {settings}}) => ({trail: [settings.variant], status: statusOf(settings)}),
	about: state => [ghostAbout(state.play.settings), codeText(codeIn(state))].filter(Boolean).join('\n'),
	leaveQuestion: ({play}, {recorder}) =>
		isUnderWay(play) && !(isKeepable(play) && recorder.keeps(play.id)) ? 'Leave this game?' : undefined,
};
