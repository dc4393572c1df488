import {Box} from 'ink';
import {Prose} from '../../components/prose.js';
import {Tone, useLook} from '../../components/tone.js';
import {status} from '../../engine/index.js';
import type {HangmanPlay} from '../../games/hangman.js';
import {helpTaken, otherWords, outcomeText} from '../../text/hangman.js';

export const endingRows = 3;

type Props = {readonly play: HangmanPlay; readonly columns: number};

/** How the game ended: what the word "was", what else it could have been, and how much help it took. */
export function Ending({play, columns}: Props) {
	const {marks} = useLook();
	const as = status(play.game) === 'won' ? 'hit' : 'miss';
	const help = helpTaken(play);
	const end = help === '' ? '' : ` ${help}`;
	return (
		<Box flexDirection='column' width={columns} height={endingRows} flexShrink={0}>
			<Tone as={as} bold wrap='truncate-end'>{`${marks[as]} ${outcomeText(play)}`}</Tone>
			<Prose columns={columns} rows={endingRows - 1}>
				{otherWords(play, columns * (endingRows - 1) - end.length) + end}
			</Prose>
		</Box>
	);
}
