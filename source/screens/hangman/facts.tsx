import {Box, Text} from 'ink';
import {Meter} from '../../components/meter.js';
import {Tone, useLook} from '../../components/tone.js';
import {remainingGuesses, wrongLetters, type HangmanGame} from '../../engine/index.js';
import {remark} from '../../text/hangman.js';
import {formatNumber} from '../../text/numbers.js';
import {fitting} from '../../text/wrap.js';
import type {HangmanState} from './state.js';

/** How many lines the facts take. */
export const factsRows = 4;

const labelColumns = 7;

/** The most columns that a fact may come to take: where they stand in the middle, none moves as they grow. */
const widestFact = ({budget, words: {count}}: HangmanGame): number => {
	const ofAll = (total: number) => `${formatNumber(total)} of ${formatNumber(total)}`.length;
	return Math.max(3 * budget, budget + 2 + ofAll(budget), ofAll(count));
};

type Props = {readonly state: HangmanState; readonly columns: number};

/** What a player knows beside the pattern: what just happened, wrong letters, what is left, and how many words fit. */
export function Facts({state, columns}: Props) {
	const {marks} = useLook();
	const {game} = state.play;
	const {text, as} = remark(state, columns);
	const wrong = wrongLetters(game);
	const wrongText = fitting(
		[
			wrong.map(letter => marks.miss + letter).join(' '),
			wrong.length > 0 ? `${marks.miss} ${wrong.join('')}` : '',
		],
		columns - labelColumns,
	);
	return (
		<>
			<Tone as={as} bold wrap='truncate-end'>
				{text}
			</Tone>
			<Box flexDirection='column' flexShrink={0} width={Math.min(columns, labelColumns + widestFact(game))}>
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
		</>
	);
}
