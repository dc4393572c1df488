import {Box, Text} from 'ink';
import {Prose} from '../../components/prose.js';
import {Rule} from '../../components/rule.js';
import {sendText, waitingText} from '../../text/message.js';
import {lineIn, type GhostState} from './state.js';

type Props = {readonly state: GhostState; readonly columns: number};

export function Message({state, columns}: Props) {
	const {play} = state;
	const line = lineIn(state);
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='message' right={line === undefined ? '' : 'C copies it'} />
			<Prose columns={columns}>{line === undefined ? ' ' : sendText(play)}</Prose>
			<Prose bold columns={columns}>
				{line ?? ' '}
			</Prose>
			<Text> </Text>
			<Prose columns={columns}>{waitingText(play, true)}</Prose>
		</Box>
	);
}
