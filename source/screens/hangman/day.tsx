import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Tone} from '../../components/tone.js';
import {judgeGame} from '../../games/hangman.js';
import {outcomeOf} from '../../games/daily.js';
import {gaveAwayText, nextDayText, scoreText, streakText, weekText} from '../../text/daily.js';
import {lettersGivenAway} from '../../text/hangman-review.js';
import type {HangmanState} from './state.js';

export const dayRows = 5;

/** The date with the next day, the score with the streak. */
export const leastDayRows = 2;

type Props = {readonly state: HangmanState; readonly columns: number; readonly rows: number};

export function DayEnd({state: {play, review, counted}, columns, rows}: Props) {
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
