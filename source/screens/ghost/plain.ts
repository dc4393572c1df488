import {hasNextRound} from '../../engine/index.js';
import {isToSend} from '../../games/ghost/message.js';
import type {PlainPage} from '../../page/page.js';
import {besideAloud} from '../../text/ghost/beside.js';
import {restQuestion} from '../../text/ghost/message.js';
import {ghostPlain} from '../../text/ghost/plain.js';
import {offerText} from '../../text/share.js';
import {lineIn, type GhostState} from './state.js';

/** Returns the coach's advice and the tree for the next letter, once both are known. */
function outlookIn({play: {game}, coached, tree}: GhostState) {
	if (coached?.fragment !== game.fragment || tree?.fragment !== game.fragment) return undefined;
	return {coaching: coached.coaching, tree: tree.tree};
}

/** Returns the transcript of a game in plain lines. */
export function plainIn(state: GhostState): PlainPage {
	const {play, said, isRefusal, theirs, isShown, lookBack, rest} = state;
	// The review tells someone else's game, and nothing follows it.
	if (isShown) return {lines: [], question: '', then: 'leave'};
	// A friend's line that it is opened with comes first.
	if (state.line !== undefined) return {lines: [], question: ''};
	const isEnd = play.game.ending !== undefined && !hasNextRound(play.game);
	const transcript = ghostPlain(play, {
		// A refusal is news.
		said: said === '' || isRefusal ? undefined : said,
		outlook: outlookIn(state),
		decided: lookBack,
		line: isToSend(play) ? lineIn(state) : undefined,
		...(theirs &&
			isEnd && {
				ending: besideAloud(play, theirs),
				after: {question: offerText('lines', false), then: 'leave'},
			}),
	});
	return rest === undefined ? transcript : {...transcript, lines: [], question: restQuestion};
}
