import {Box, Text} from 'ink';
import {Meter} from '../../components/meter.js';
import {marks, Tone} from '../../components/tone.js';
import {isWholeWord, remainingGuesses, wrongGuesses, type HangmanGame} from '../../engine/index.js';
import {remark} from '../../text/hangman.js';
import {formatNumber} from '../../text/numbers.js';
import {fitting} from '../../text/wrap.js';
import type {HangmanState} from './state.js';

export const factsRows = 4;

const labelColumns = 7;

function widestFacts({budget, words: {count}}: HangmanGame): number {
	const ofAll = (total: number) => `${formatNumber(total)} of ${formatNumber(total)}`.length;
	return labelColumns + Math.max(3 * budget, budget + 2 + ofAll(budget), ofAll(count));
}

/** Letters stand side by side, whole words between blanks. */
const spaced = (guess: string): string => (isWholeWord(guess) ? ` ${guess} ` : guess);

type Props = {
	readonly state: HangmanState;
	readonly columns: number;
	/** Whether they stand in the middle, where none moves as they grow. */
	readonly isCentered: boolean;
};

export function Facts({state, columns: all, isCentered}: Props) {
	const {game} = state.play;
	const indent = isCentered ? Math.max(0, Math.floor((all - widestFacts(game)) / 2)) : 0;
	const columns = all - indent;
	const {text, as} = remark(state, columns);
	const wrong = wrongGuesses(game);
	const wrongText = fitting(
		[
			wrong.map(guess => marks.miss + guess).join(' '),
			wrong.length > 0 ? `${marks.miss} ${wrong.map(spaced).join('').trim()}` : '',
		],
		columns - labelColumns,
	);
	return (
		<Box flexDirection='column' flexShrink={0} width={all} paddingLeft={indent}>
			<Tone as={as} bold wrap='truncate-end'>
				{text}
			</Tone>
			<Box flexDirection='column' flexShrink={0}>
				<Text>
					{'wrong'.padEnd(labelColumns)}
					<Tone as='miss'>{wrongText}</Tone>
				</Text>
				<Text>
					{'left'.padEnd(labelColumns)}
					<Meter left={remainingGuesses(game)} total={game.budget} columns={columns - labelColumns} />
				</Text>
				<Text wrap='truncate-end'>
					{`${'words'.padEnd(labelColumns)}${formatNumber(game.pool.length)} of ${formatNumber(game.words.count)}`}
				</Text>
			</Box>
		</Box>
	);
}
