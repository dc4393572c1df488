import {Text} from 'ink';
import {Prose} from '../../components/prose.js';
import type {Tile} from '../../components/word/tiles.js';
import {Tone, useLook} from '../../components/tone.js';
import {countBehind, penalty, penaltyOf, type GhostGame, type Side} from '../../engine/index.js';
import {botToMove, nameOf, scoreOf, wasWinning, type GhostPlay} from '../../games/ghost.js';
import {unfinishedText} from '../../text/codes.js';
import {
	endingText,
	matchText,
	nameAt,
	standingText,
	turnDoneText,
	turnText,
	whyText,
} from '../../text/ghost.js';
import {countOf} from '../../text/numbers.js';
import {turnIn, type GhostState} from './state.js';

export function tilesOf({play: {game}, end}: GhostState): readonly Tile[] {
	const {fragment, ending, turns, isChallenged} = game;
	const action = turns.findLast(turn => turn.action.kind === 'letter')?.action;
	const newest = action?.kind === 'letter' && action.end === 'front' ? 0 : fragment.length - 1;
	const tiles = Array.from(fragment.toUpperCase(), (text, place): Tile => {
		if (place !== newest) return {text, look: 'known'};
		return {text, look: ending ? 'lost' : 'fresh'};
	});
	if (ending || isChallenged) return tiles;
	const open: Tile = {text: '_', look: 'hidden'};
	return end === 'front' ? [open, ...tiles] : [...tiles, open];
}

/** How many words play can reach from the fragment; where bluffs are allowed that would tell too much. */
function countText({book, fragment, node, rule}: GhostGame): string {
	if (rule === 'challenge' && fragment !== '') return '';
	return `${countOf(countBehind(book, node), 'word')} within reach`;
}

function Score({play}: {readonly play: GhostPlay}) {
	const score = scoreOf(play);
	const shown = (side: Side) =>
		`${nameOf(play.settings, side)} ${penaltyOf(score, side).padEnd(penalty.length, '·')}`;
	return <Text>{`${shown(0)}   ${shown(1)}`}</Text>;
}

type Props = {
	readonly state: GhostState;
	/** How many turns the whole game has. */
	readonly turns: number;
	readonly columns: number;
};

/** How the game ended, what it could have become, and whether that decides the match. */
function Ending({state: {play, lookBack}, columns}: Pick<Props, 'state' | 'columns'>) {
	const {marks} = useLook();
	const isLost = play.game.ending && nameAt(play, play.game.ending.loser) === 'you';
	const match = matchText(play);
	return (
		<>
			<Prose bold as={isLost ? 'miss' : 'hit'} columns={columns} rows={match === undefined ? 2 : 1}>
				{`${isLost ? marks.miss : marks.hit} ${endingText(play)}`}
			</Prose>
			<Text wrap='truncate-end'>{lookBack ? whyText(play, lookBack.missedWord) : ' '}</Text>
			{match !== undefined && <Text bold>{match}</Text>}
		</>
	);
}

/** Whose turn it is and what is within reach, or how it ended, and in a match who has which letters; or the turn that is looked at again. */
export function Facts({state, turns, columns}: Props) {
	const {play, answer, isPaused, isShown} = state;
	const {game, settings} = play;
	const looked = turnIn(state);
	if (looked)
		return (
			<>
				<Text> </Text>
				<Text bold wrap='truncate-end'>
					{`Turn ${game.turns.length} of ${turns}: ${turnDoneText(play, looked)}`}
				</Text>
				<Text wrap='truncate-end'>{standingText(looked, wasWinning(play, looked))}</Text>
			</>
		);
	if (isShown && !game.ending) return <Text>{unfinishedText}</Text>;
	const isBots = botToMove(play) !== undefined;
	const isAsked = game.isChallenged && !isBots;
	return (
		<>
			{settings.isMatch ? <Score play={play} /> : <Text> </Text>}
			{game.ending ? (
				<Ending state={state} columns={columns} />
			) : (
				<>
					<Tone bold as={isBots ? 'quiet' : 'accent'} wrap='truncate-end'>
						{turnText(play, isPaused)}
					</Tone>
					<Text wrap={isAsked ? 'truncate-start' : 'truncate-end'}>
						{isAsked ? `${answer.toUpperCase()}_` : countText(game)}
					</Text>
				</>
			)}
		</>
	);
}
