import {Box, Text} from 'ink';
import {Prose} from '../../components/prose.js';
import {marks, theme} from '../../components/theme.js';
import {status} from '../../engine/index.js';
import {otherWords, outcomeText} from './narration.js';
import type {HangmanPlay} from './play.js';

type Props = {readonly play: HangmanPlay; readonly columns: number; readonly rows: number};

/** How the game ended: what the word "was", and what else it could have been. */
export function Ending({play, columns, rows}: Props) {
	const {game} = play;
	const isWon = status(game) === 'won';
	return (
		<Box flexDirection='column' width={columns} height={rows} flexShrink={0}>
			<Text bold color={isWon ? theme.hit : theme.miss} wrap='truncate-end'>
				{`${isWon ? marks.hit : marks.miss} ${outcomeText(play)}`}
			</Text>
			<Prose columns={columns}>{otherWords(game, columns)}</Prose>
		</Box>
	);
}
