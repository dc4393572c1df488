import {Box, Text} from 'ink';
import {Meaning} from '../../components/notes.js';
import type {Area} from '../../components/stage/layout.js';
import {Prose, Rule} from '../../components/lines.js';
import {marks, Tone} from '../../components/tone.js';
import {
	currentSecret,
	status,
	isWholeWord,
	remainingGuesses,
	wrongGuesses,
	type HangmanGame,
} from '../../engine/index.js';
import {judgeGame, type HangmanPlay} from '../../games/hangman.js';
import type {Session} from '../session.js';
import {helpTaken, otherWords, outcomeText, truthText, remark} from '../../text/hangman.js';
import {outcomeOf} from '../../games/daily.js';
import {gaveAwayText, nextDayText, scoreText, streakText, weekText} from '../../text/daily.js';
import {lettersGivenAway} from '../../text/hangman-review.js';
import type {HangmanState} from './state.js';
import {Meter} from '../../components/bars.js';
import {formatNumber} from '../../text/numbers.js';
import {cutEnd, widthOf} from '../../text/wrap.js';

export const endingRows = 3;

type EndingProps = {
	readonly play: HangmanPlay;
	readonly meanings: Session['meanings'];
	readonly columns: number;
};

export function Ending({play, meanings, columns}: EndingProps) {
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

export const dayRows = 5;

/** The date with the next day, the score with the streak. */
export const leastDayRows = 2;

type DayEndProps = Area & {readonly state: HangmanState};

export function DayEnd({state: {play, review, counted}, columns, rows}: DayEndProps) {
	const outcome = outcomeOf(play);
	if (outcome === undefined) return null;
	const isShort = rows < dayRows;
	const letters = review ? lettersGivenAway(play, judgeGame(play, review.appraisals)) : [];
	const isDone = review !== undefined && review.done.size === review.appraisals.length;
	return (
		<Box flexDirection='column' height={rows} flexShrink={0}>
			<Rule
				columns={columns}
				left={outcome.date}
				right={counted ? nextDayText(outcome.date, counted.week, counted.untilTomorrow) : ''}
			/>
			<Text wrap='truncate-end'>
				{'  '}
				<Tone as={outcome.over === 0 ? 'hit' : 'accent'} bold>
					{scoreText(outcome)}
				</Tone>
				{isShort && counted ? ` ${streakText(counted.days)}` : ''}
			</Text>
			{!isShort && (
				<>
					<Text wrap='truncate-end'>{`  ${gaveAwayText(letters, isDone)}`}</Text>
					<Text wrap='truncate-end'>{counted ? `  ${streakText(counted.days)}` : ' '}</Text>
					<Text wrap='truncate-end'>{counted ? `  ${weekText(counted.week)}` : ' '}</Text>
				</>
			)}
		</Box>
	);
}

export const factsRows = 4;

const labelColumns = 7;

function widestFacts({budget, words: {count}}: HangmanGame): number {
	const ofAll = (total: number) => `${formatNumber(total)} of ${formatNumber(total)}`.length;
	return labelColumns + Math.max(3 * budget, budget + 2 + ofAll(budget), ofAll(count));
}

/** Letters stand side by side, whole words between blanks. */
const spaced = (guess: string): string => (isWholeWord(guess) ? ` ${guess} ` : guess);

type FactsProps = {
	readonly state: HangmanState;
	readonly columns: number;
	/** Whether they stand in the middle, where none moves as they grow. */
	readonly isCentered: boolean;
};

export function Facts({state, columns: all, isCentered}: FactsProps) {
	const {game} = state.play;
	const indent = isCentered ? Math.max(0, Math.floor((all - widestFacts(game)) / 2)) : 0;
	const columns = all - indent;
	const {text, as} = remark(state);
	const wrong = wrongGuesses(game);
	const marked = wrong.map(guess => marks.miss + guess).join(' ');
	const room = columns - labelColumns;
	const wrongText =
		widthOf(marked) <= room ? marked : cutEnd(`${marks.miss} ${wrong.map(spaced).join('').trim()}`, room);
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
