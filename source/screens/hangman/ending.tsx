import {Box, Text} from 'ink';
import {Prose} from '../../components/prose.js';
import {marks, theme} from '../../components/theme.js';
import {currentSecret, status, type HangmanGame} from '../../engine/index.js';
import {otherWords} from './narration.js';

type Props = {readonly game: HangmanGame; readonly columns: number; readonly rows: number};

/** How the game ended: what the word "was", and what else it could have been. */
export function Ending({game, columns, rows}: Props) {
	const isWon = status(game) === 'won';
	const word = currentSecret(game);
	return (
		<Box flexDirection='column' width={columns} height={rows} flexShrink={0}>
			<Text bold color={isWon ? theme.hit : theme.miss} wrap='truncate-end'>
				{isWon
					? `${marks.hit} You won! The word was ${word}.`
					: `${marks.miss} You lost. ${game.secret === undefined ? `It says the word “was” ${word}.` : `The word was ${word}.`}`}
			</Text>
			<Prose columns={columns}>{otherWords(game, columns)}</Prose>
		</Box>
	);
}
