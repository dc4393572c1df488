import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {marks, Tone} from '../../components/tone.js';
import {doneText, nameAt, standingText, turningText} from '../../text/ghost.js';
import {lookingText} from '../../text/progress.js';
import {padEnd, widthOf, wrapWords} from '../../text/wrap.js';
import {Done, nameColumns} from './letters.js';
import type {GhostState} from './state.js';

type Props = {readonly state: GhostState; readonly columns: number; readonly rows: number};

/** A game seldom needs more, and the sentence behind it needs the rest. */
const mostDone = 18;

export function Review({state: {play, lookBack}, columns, rows}: Props) {
	if (lookBack === undefined)
		return (
			<Box flexDirection='column'>
				<Rule columns={columns} left='coach' right='what decided it' />
				<Text>{`  ${lookingText}`}</Text>
			</Box>
		);
	const turning = lookBack.turningPoint;
	const text = turning
		? turningText(play, turning)
		: 'The loser could never force a win: it was lost from the start.';
	const lines = wrapWords(text, columns - 4);
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	const room = Math.max(0, rows - 1 - lines.length);
	const widths = play.game.turns.map(turn => widthOf(doneText(turn, play.book)));
	const doneColumns = Math.min(mostDone, Math.max(...widths)) + 2;
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' right='what decided it' />
			{lines.map((line, index) => (
				<Text key={index} bold={turning !== undefined}>{`  ${line}`}</Text>
			))}
			{(room === 0 ? [] : turns.slice(-room)).map(({turn, index}) => {
				const standing = lookBack.standings[index] ?? 'losing';
				const isMistake = standing === 'gave-away';
				return (
					<Box key={index} height={1}>
						<Box flexShrink={0}>
							<Text>{`${String(index + 1).padStart(4)}  ${padEnd(nameAt(play, turn.player), nameColumns(play))}`}</Text>
						</Box>
						<Box width={doneColumns} flexShrink={0}>
							<Done turn={turn} book={play.book} />
						</Box>
						<Tone wrap='truncate-end' as={isMistake ? 'miss' : 'quiet'}>
							{`${isMistake ? marks.miss : ' '} ${standingText(play, turn, standing)}`}
						</Tone>
					</Box>
				);
			})}
		</Box>
	);
}
