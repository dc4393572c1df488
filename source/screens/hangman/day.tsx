import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Tone} from '../../components/tone.js';
import {judgeGame} from '../../games/hangman.js';
import {outcomeOf} from '../../games/daily.js';
import {
	gaveAwayText,
	lettersGivenAway,
	nextDayText,
	scoreText,
	streakText,
	weekText,
} from '../../text/daily.js';
import type {HangmanState} from './state.js';

export const dayRows = 5;

type Props = {readonly state: HangmanState; readonly columns: number};

/** What came of a day's game: over par, what gave something away, the streak, the last seven days, and when the next begins. */
export function DayEnd({state: {play, review, counted}, columns}: Props) {
	const outcome = outcomeOf(play);
	if (outcome === undefined) return null;
	const letters = review ? lettersGivenAway(play, judgeGame(play, review.appraisals)) : [];
	const isDone = review !== undefined && review.done.size === review.appraisals.length;
	return (
		<Box flexDirection='column' height={dayRows} flexShrink={0}>
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
			</Text>
			<Text wrap='truncate-end'>{`  ${gaveAwayText(letters, isDone)}`}</Text>
			<Text wrap='truncate-end'>{counted ? `  ${streakText(counted.days)}` : ' '}</Text>
			<Text wrap='truncate-end'>{counted ? `  ${weekText(counted.week)}` : ' '}</Text>
		</Box>
	);
}
