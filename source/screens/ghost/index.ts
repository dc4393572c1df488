import {hasNextRound, type GhostApplied} from '../../engine/index.js';
import {playGhost, withoutBook} from '../../games/ghost/agents.js';
import {botToMove, isWatched, roundsOf, countEarlierTurns} from '../../games/ghost/ghost.js';
import {codeOf, isLostByLeaving} from '../../games/kinds.js';
import type {GhostOpening} from '../../games/open.js';
import {leaveGameQuestion} from '../../text/left.js';
import {hold} from '../../workers/held.js';
import {set, type Job, type Screen} from '../screen.js';
import type {Face} from '../session.js';
import {ghostPage} from './page.js';
import {
	coachedTurn,
	cursorIn,
	isOwnTurn,
	isPast,
	isToName,
	openGhost,
	playAgain,
	seenIn,
	took,
	type GhostState,
} from './state.js';

const pause = 450;
const watchedPause = 1000;
const lull = 300;

type GhostJob = Job<GhostState> | undefined;

function playOn({play, hands, gate, isShown}: GhostState): GhostJob {
	if (isShown) return undefined;
	return {
		key: `play ${play.id}`,
		isBackground: true,
		async run({workers, signal, send}) {
			const report = (applied: GhostApplied) => send(took(applied));
			const mayMove = async () => {
				if (isWatched(play)) send(set({isDecided: true}));
				await gate.wait();
			};
			await playGhost(play, {workers, hands, mayMove, report, signal});
			return undefined;
		},
	};
}

function goOn({play, isPaused, isShown}: GhostState, isCovered: boolean, face: Face): GhostJob {
	const halts = isWatched(play) && (isPaused || isCovered);
	if (isShown || halts || botToMove(play) === undefined) return undefined;
	return {
		key: `go on ${play.id} ${play.game.moves.length}`,
		isBackground: true,
		// Nobody looks at lines while they pass.
		pause: face !== 'screen' ? 0 : isWatched(play) ? watchedPause : pause,
		run: () => state => ({state, effect: state.gate.open}),
	};
}

/** Whether the transcript prints coach and tree before the next letter. */
const isOutlookPrinted = (state: GhostState, face: Face): boolean =>
	face === 'plain' && state.play.settings.verbose && isOwnTurn(state) && !state.play.game.isChallenged;

/** Begins the next round of a match, as nothing is asked between two in the transcript. */
function nextRound({play, lookBack}: GhostState, face: Face): GhostJob {
	const isSettled = !play.settings.verbose || lookBack !== undefined;
	if (face !== 'plain' || !hasNextRound(play.game) || !isSettled) return undefined;
	return {key: `round ${play.id} ${play.game.moves.length}`, run: () => playAgain()};
}

function coach(seen: GhostState, face: Face): GhostJob {
	const {play, coached, panel, turn} = seen;
	const isShown = panel === 'coach' || panel === 'verdict';
	const isWanted = isOutlookPrinted(seen, face) || (isShown && (turn !== undefined || !play.game.ending));
	const {fragment, isDead} = coachedTurn(seen).before;
	if (!isWanted || isDead || isToName(seen) || fragment === coached?.fragment) return undefined;
	const asked = {book: hold(play.book.data), fragment, players: play.game.order.length};
	return {
		key: `coach ${play.id} ${asked.players} ${fragment}`,
		run: async ({workers, signal}) => set({coached: await workers.run('coach', asked, {signal})}),
	};
}

function growTree(seen: GhostState, rows: number, face: Face): GhostJob {
	const {play, panel, cursor, tree} = seen;
	const isWanted = panel === 'tree' || isOutlookPrinted(seen, face);
	const fragment = isWanted ? cursorIn(play.game, cursor).path.at(-1) : undefined;
	if (fragment === undefined || (fragment === tree?.fragment && rows === tree.rows)) return undefined;
	const asked = {book: hold(play.book.data), fragment, rows, players: play.game.order.length};
	return {
		key: `tree ${play.id} ${asked.players} ${rows} ${fragment}`,
		run: async ({workers, signal}) => set({tree: await workers.run('grow-tree', asked, {signal})}),
	};
}

function lookBack(state: GhostState, seen: GhostState): GhostJob {
	if (!isPast(state) || seen.play.game.turns.length === 0 || seen.lookBack) return undefined;
	const start = countEarlierTurns(seen.play);
	const round = roundsOf(state.play).find(each => countEarlierTurns(each) === start) ?? seen.play;
	return {
		key: `look-back ${round.id} ${start}`,
		async run({workers, signal}) {
			const asked = {book: hold(round.book.data), game: withoutBook(round.game)};
			const found = await workers.run('look-back', asked, {signal, isUrgent: true});
			return set({lookBack: {...found, start}});
		},
	};
}

/** Makes the game’s code, as the record of the first move needs the same, and draws the page once more, so that both are quick then. */
const rehearse = ({play}: GhostState): GhostJob => ({
	key: `rehearse ${play.id}`,
	isBackground: true,
	pause: lull,
	run() {
		codeOf(play);
		return set({});
	},
});

/** The rows of a tree in line mode; on the screen it fills its panel, below the heading. */
const lineRows = 20;

export const screen: Screen<GhostOpening, GhostState> = {
	open: openGhost,
	page: ghostPage,
	work({state, session: {face}, panelRows, isCovered}) {
		const seen = seenIn(state);
		return [
			playOn(state),
			goOn(state, isCovered, face),
			coach(seen, face),
			growTree(seen, face === 'screen' ? Math.max(1, panelRows - 1) : lineRows, face),
			nextRound(state, face),
			lookBack(state, seen),
			face === 'screen' ? rehearse(state) : undefined,
		];
	},
	leaveQuestion: ({play, isShown}, {recorder}) =>
		!isShown && isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined,
};
