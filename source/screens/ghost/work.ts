import {callBot, callCoach, callLookBack, callTree, run} from '../../games/calls.js';
import {botToMove, isWatched, playAction, roundsOf, startOf, type GhostPlay} from '../../games/ghost.js';
import {isElsewhere} from '../../settings/ghost.js';
import {findDigest} from '../common-work.js';
import {set, type Job, type JobContext, type Shown} from '../screen.js';
import {treeRows} from './view.js';
import {coachedPlace, decided, digested, isPast, seenIn, type GhostState} from './state.js';
import {isSamePosition, positionAt} from './tree-view.js';

const pause = 450;
const watchedPause = 1000;

type Jobs = readonly Job<GhostState>[];

/** Once the bot’s letter is known, the coach’s work for the turn after begins. */
function decide(state: GhostState, isCovered: boolean): Jobs {
	const {play, isPaused, isStepping, isShown} = state;
	const bot = isShown ? undefined : botToMove(play);
	const halts = isWatched(play) && (isPaused || isCovered) && !isStepping;
	if (bot === undefined || halts) return [];
	const wait = isStepping ? 0 : isWatched(play) ? watchedPause : pause;
	return [
		{
			key: `decide ${play.id} ${play.moves.length}`,
			async run({workers, signal}) {
				const seen = new Promise(resolve => {
					setTimeout(resolve, wait);
				});
				const action = await run(callBot(play, bot), workers, {signal});
				const result = playAction(play, action);
				if (result.ok && state.panel === 'coach') coachAhead(result.play, workers);
				await seen;
				return decided(action);
			},
		},
	];
}

/** Has the coach find what will be asked next; what it gives is not waited for, and nobody hears where it fails. */
function coachAhead(play: GhostPlay, workers: JobContext<GhostState>['workers']): void {
	const position = play.game.ending ? undefined : positionAt(play.game);
	if (position !== undefined) run(callCoach(play, position), workers).catch(() => undefined);
}

function coach(state: GhostState): Jobs {
	const {play, coached} = state;
	const isWanted = state.panel === 'coach' && (state.turn !== undefined || !play.game.ending);
	const position = isWanted ? positionAt(coachedPlace(state)) : undefined;
	if (position === undefined || isSamePosition(position, coached?.position)) return [];
	return [
		{
			key: `coach ${play.id} ${position.fragment}`,
			async run({workers, signal}) {
				const coaching = await run(callCoach(play, position), workers, {signal});
				return set({coached: {position, coaching}});
			},
		},
	];
}

function drawTree({play, panel, cursor, tree}: GhostState, rows: number): Jobs {
	const position = panel === 'tree' ? cursor.path.at(-1) : undefined;
	if (position === undefined || (isSamePosition(position, tree?.position) && rows === tree?.rows)) return [];
	return [
		{
			key: `tree ${play.id} ${rows} ${position.fragment}`,
			async run({workers, signal}) {
				const drawn = await run(callTree(play, position, rows), workers, {signal});
				return set({tree: {position, rows, tree: drawn}});
			},
		},
	];
}

function lookBack(state: GhostState): Jobs {
	const seen = seenIn(state);
	if (!isPast(state) || seen.play.game.turns.length === 0 || seen.lookBack) return [];
	const round = roundsOf(state.play).find(({moves}) => moves.length >= seen.play.moves.length) ?? seen.play;
	const start = startOf(round);
	return [
		{
			key: `look-back ${round.id} ${start}`,
			async run({workers, signal}) {
				return set({lookBack: {...(await run(callLookBack(round), workers, {signal})), start}});
			},
		},
	];
}

function findDigestOf({play: {id, game, settings, book}, digest}: GhostState): Jobs {
	const isOver = game.ending !== undefined || isElsewhere(settings);
	return digest === undefined ? [findDigest({id, isOver, dictionary: book.dictionary}, digested)] : [];
}

export const ghostWork = ({
	state,
	size,
	isCovered,
}: Shown<GhostState> & {readonly isCovered: boolean}): Jobs => [
	...decide(state, isCovered),
	...coach(state),
	...drawTree(state, treeRows(size, state.play.book.dictionary.alphabet.letters)),
	...lookBack(state),
	...findDigestOf(state),
];
