import {Box} from 'ink';
import {Meaning} from '../../components/meaning.js';
import {Prose} from '../../components/prose.js';
import {marks, Tone} from '../../components/tone.js';
import {currentSecret, status} from '../../engine/index.js';
import type {HangmanPlay} from '../../games/hangman.js';
import type {Session} from '../session.js';
import {helpTaken, otherWords, outcomeText, truthText} from '../../text/hangman.js';

export const endingRows = 3;

type Props = {
	readonly play: HangmanPlay;
	readonly meanings: Session['meanings'];
	readonly columns: number;
};

export function Ending({play, meanings, columns}: Props) {
	const as = status(play.game) === 'won' ? 'hit' : 'miss';
	const outcome = outcomeText(play);
	const help = helpTaken(play);
	const word = currentSecret(play.game);
	const rows = endingRows - (meanings.get(word) ? 2 : 1);
	const room = columns * rows;
	// Help stands whole or not at all.
	const end = help === '' || truthText(play).text.length + help.length + 3 > room ? '' : ` ${help}`;
	return (
		<Box flexDirection='column' width={columns} height={endingRows} flexShrink={0}>
			<Tone as={play.forfeit ? 'accent' : as} bold wrap='truncate-end'>
				{play.forfeit ? outcome : `${marks[as]} ${outcome}`}
			</Tone>
			<Meaning meanings={meanings} word={word} columns={columns} />
			<Prose columns={columns} rows={rows}>
				{otherWords(play, room - end.length) + end}
			</Prose>
		</Box>
	);
}
