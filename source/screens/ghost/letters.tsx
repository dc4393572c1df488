import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {theme} from '../../components/theme.js';
import type {GhostTurn} from '../../engine/index.js';
import {nameAt} from './narration.js';
import type {GhostPlay} from './play.js';

export const nameColumns = 12;

/** What a turn left: the fragment with the new letter marked, or what was said. */
export function Done({turn: {action, before}}: {readonly turn: GhostTurn}) {
	switch (action.kind) {
		case 'challenge': {
			return <Text>challenges</Text>;
		}

		case 'name': {
			return (
				<Text>{action.word === undefined ? 'names no word' : `names ${action.word.toUpperCase()}`}</Text>
			);
		}

		case 'letter': {
			const letter = <Text bold>{action.letter.toUpperCase()}</Text>;
			const rest = <Text color={theme.quiet}>{before.fragment.toUpperCase()}</Text>;
			return action.end === 'front' ? (
				<Text>
					{letter}
					{rest}
				</Text>
			) : (
				<Text>
					{rest}
					{letter}
				</Text>
			);
		}
	}
}

type Props = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

/** Who played which letter, the newest last. */
export function Letters({play, columns, rows}: Props) {
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='letters' />
			{turns.slice(-(rows - 1)).map(({turn, index}) => (
				<Text key={index} wrap='truncate-end'>
					<Text color={theme.quiet}>
						{`${String(index + 1).padStart(4)}  ${nameAt(play, turn.seat).padEnd(nameColumns - 2)}`}
					</Text>
					<Done turn={turn} />
				</Text>
			))}
		</Box>
	);
}
