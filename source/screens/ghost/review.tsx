import {Box, Text} from 'ink';
import {wrapWords} from '../../text/wrap.js';
import {Rule} from '../../components/rule.js';
import {marks, theme} from '../../components/theme.js';
import {moverWins, turningPoint, type GhostTurn} from '../../engine/index.js';
import {Done, nameColumns} from './letters.js';
import {nameAt, turningText} from './narration.js';
import type {GhostPlay} from './play.js';

type Props = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

const doneColumns = 16;

/** How whoever was at turn stood before it. */
function standing({book}: GhostPlay, {before, action}: GhostTurn): string {
	if (before.isDead) return action.kind === 'name' ? 'no word to name' : 'a bluff to challenge';
	if (action.kind === 'name') return 'had a word to name';
	return moverWins(book.solution, before.node) ? 'could force a win' : 'could not force one';
}

/** A game that is over, turn by turn: who could force a win, and where its loser threw it away. */
export function Review({play, columns, rows}: Props) {
	const text = turningText(play) ?? 'The loser could never force a win: it was lost from the start.';
	const lines = wrapWords(text, columns - 4);
	const turning = turningPoint(play.game);
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	const room = Math.max(0, rows - 1 - lines.length);
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' right='what decided it' />
			{lines.map(line => (
				<Text key={line} bold={turning !== undefined}>{`  ${line}`}</Text>
			))}
			{(room === 0 ? [] : turns.slice(-room)).map(({turn, index}) => {
				const isTurning = index === turning?.index;
				return (
					<Box key={index} height={1}>
						<Box width={18} flexShrink={0}>
							<Text color={theme.quiet}>
								{`${String(index + 1).padStart(4)}  ${nameAt(play, turn.seat).padEnd(nameColumns - 2)}`}
							</Text>
						</Box>
						<Box width={doneColumns} flexShrink={0}>
							<Done turn={turn} />
						</Box>
						<Text wrap='truncate-end' color={isTurning ? theme.miss : theme.quiet}>
							{`${isTurning ? `${marks.miss} ` : '  '}${standing(play, turn)}`}
						</Text>
					</Box>
				);
			})}
		</Box>
	);
}
