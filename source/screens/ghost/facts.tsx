import {Text} from 'ink';
import {countOf, theme} from '../../components/theme.js';
import type {Tile} from '../../components/tiles.js';
import {countBehind, penalty, penaltyOf, type GhostGame, type Side} from '../../engine/index.js';
import {nameOf} from '../../setup/ghost.js';
import {matchText, turnText} from './narration.js';
import {isComputersTurn, scoreOf, type GhostPlay} from './play.js';

export function tilesOf({game, end}: GhostPlay): Tile[] {
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

/** How many words are behind the fragment; where bluffs are allowed that would tell too much. */
function countText({book, fragment, node, rule}: GhostGame): string {
	if (rule === 'challenge' && fragment !== '') return '';
	const words = countOf(countBehind(book, node), 'word');
	if (fragment === '') return `${words} can be reached`;
	return `${fragment.toUpperCase()} ${book.variant === 'ghost' ? 'begins' : 'is in'} ${words}`;
}

function Score({play}: {readonly play: GhostPlay}) {
	const score = scoreOf(play);
	const shown = (side: Side) =>
		`${nameOf(play.settings, side)} ${penaltyOf(score, side).padEnd(penalty.length, '·')}`;
	return <Text>{`${shown(0)}   ${shown(1)}`}</Text>;
}

/** The fragment, whose turn it is, what is behind it, and in a match who has which letters. */
export function Facts({play}: {readonly play: GhostPlay}) {
	const {game, settings, answer} = play;
	const isAsked = game.isChallenged && !isComputersTurn(play) && !game.ending;
	return (
		<>
			{settings.isMatch ? <Score play={play} /> : <Text> </Text>}
			{game.ending && <Text bold>{matchText(play)}</Text>}
			{!game.ending && (
				<>
					<Text bold color={isComputersTurn(play) ? theme.quiet : theme.accent} wrap='truncate-end'>
						{turnText(play)}
					</Text>
					{isAsked ? (
						<Text wrap='truncate-start'>{`${answer.toUpperCase()}_`}</Text>
					) : (
						<Text color={theme.quiet} wrap='truncate-end'>
							{countText(game)}
						</Text>
					)}
				</>
			)}
		</>
	);
}
