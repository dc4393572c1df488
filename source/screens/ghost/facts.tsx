import {Text} from 'ink';
import {Prose} from '../../components/lines.js';
import type {Tile} from '../../components/word/tiles.js';
import {marks, Tone} from '../../components/tone.js';
import {penalty, type GhostGame} from '../../engine/index.js';
import {botToMove, friendToMove, isWatched, type GhostPlay} from '../../games/ghost.js';
import {unfinishedText} from '../../text/codes.js';
import {
	endingText,
	matchText,
	penaltiesOf,
	standingText,
	turnDoneText,
	turnText,
	whyText,
} from '../../text/ghost.js';
import {wordsText} from '../../text/ghost-coach.js';
import {isOwnTurn, turnIn, type GhostState} from './state.js';

function newestIn({book: {variant}, turns}: GhostGame): number {
	const turn = turns.findLast(({action}) => action.kind === 'letter');
	return turn?.action.kind === 'letter'
		? variant.indexOf(turn.before.fragment, turn.action.place, turn.action.letter)
		: -1;
}

export function tilesOf({play: {game}, place}: GhostState): readonly Tile[] {
	const {fragment, ending, isChallenged, book} = game;
	const lying = ending || isChallenged ? fragment : (book.variant.lies?.(fragment, place) ?? fragment);
	const newest = lying === fragment ? newestIn(game) : fragment.length - 1 - newestIn(game);
	const tiles = Array.from(lying.toUpperCase(), (text, index): Tile => {
		if (index !== newest) return {text, look: 'known'};
		return {text, look: ending ? 'lost' : 'fresh'};
	});
	if (ending || isChallenged) return tiles;
	const open: Tile = {text: '_', look: 'hidden'};
	return tiles.toSpliced(book.variant.indexOf(fragment, place), 0, open);
}

/** How many words the fragment can become; where bluffs are allowed that would tell too much. */
function countText({book, fragment, node, rule}: GhostGame): string {
	if (rule === 'challenge' && fragment !== '') return '';
	return wordsText(book, node);
}

function Score({play}: {readonly play: GhostPlay}) {
	if (play.players.length > 2) return <Text> </Text>;
	const scores = penaltiesOf(play).map(({name, letters}) => `${name} ${letters.padEnd(penalty.length, '·')}`);
	return <Text>{scores.join('   ')}</Text>;
}

type Props = {
	readonly state: GhostState;
	/** How many turns the whole game has. */
	readonly turns: number;
	readonly columns: number;
};

function Ending({state: {play, lookBack}, columns}: Pick<Props, 'state' | 'columns'>) {
	const loser = play.game.ending && play.players[play.game.ending.loser];
	// Whoever shares the screen loses as you do.
	const isLost = loser && loser.bot === undefined && !loser.isElsewhere;
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

export function Facts({state, turns, columns}: Props) {
	const {play, answer, isPaused, isShown, lookBack} = state;
	const {game, settings} = play;
	const looked = turnIn(state);
	if (looked) {
		const standing = lookBack?.standings[game.turns.length - 1];
		return (
			<>
				<Text> </Text>
				<Text bold wrap='truncate-end'>
					{`Turn ${play.moves.length} of ${turns}: ${turnDoneText(play, looked)}`}
				</Text>
				<Text wrap='truncate-end'>{standing ? standingText(play, looked, standing) : ' '}</Text>
			</>
		);
	}

	if (isShown && !game.ending) return <Text>{unfinishedText}</Text>;
	const isBots = botToMove(play) !== undefined;
	const isAsked = game.isChallenged && isOwnTurn(state);
	return (
		<>
			{settings.isMatch ? <Score play={play} /> : <Text> </Text>}
			{game.ending ? (
				<Ending state={state} columns={columns} />
			) : (
				<>
					<Tone bold as={isBots || friendToMove(play) ? 'quiet' : 'accent'} wrap='truncate-end'>
						{turnText(play, isPaused && isWatched(play))}
					</Tone>
					<Text wrap={isAsked ? 'truncate-start' : 'truncate-end'}>
						{isAsked ? `${answer.toUpperCase()}_` : countText(game)}
					</Text>
				</>
			)}
		</>
	);
}
