import {Box, Text} from 'ink';
import {FamilyTable} from '../../components/family-table.js';
import {Meter} from '../../components/meter.js';
import {Prose} from '../../components/prose.js';
import {Tiles, type Tile} from '../../components/tiles.js';
import {Tone} from '../../components/tone.js';
import {hiddenPattern, remainingGuesses, wrongLetters} from '../../engine/index.js';
import type {HangmanPlay} from '../../games/hangman.js';
import {lessonRemark, lessonTexts, lessonTitles} from '../../text/lesson.js';
import type {ViewProps} from '../screen.js';
import type {LessonMessage, LessonState} from './state.js';

const mostColumns = 84;

function tilesOf({game}: HangmanPlay): readonly Tile[] {
	const last = game.turns.at(-1)?.letter;
	return Array.from(game.pattern, (text): Tile => {
		if (text === '-') return {text, look: 'hidden'};
		return {text, look: text === last ? 'fresh' : 'known'};
	});
}

function Exercise({
	state,
	play,
	columns,
	rows,
}: {
	state: LessonState;
	play: HangmanPlay;
	columns: number;
	rows: number;
}) {
	const {step, costs, wanted} = state;
	const {game} = play;
	const turn = game.turns.at(-1);
	const remark = wanted === undefined ? lessonRemark(step, play, costs) : `Here, guess ${wanted}.`;
	const remarkRows = columns < 60 ? 4 : 3;
	const comparesMisses = step !== 'evil';
	return (
		<Box flexDirection='column' marginTop={1}>
			<Tiles tiles={tilesOf(play)} columns={columns} isBoxed />
			<Text>
				{`wrong  ${wrongLetters(game).join(' ')}`.padEnd(24)}
				<Meter left={remainingGuesses(game)} total={game.budget} columns={24} />
			</Text>
			<Box marginY={1} height={remarkRows} flexShrink={0}>
				<Prose as={wanted === undefined ? 'quiet' : 'accent'} bold columns={columns} rows={remarkRows}>
					{remark}
				</Prose>
			</Box>
			{turn && step !== 'fair' && (
				<FamilyTable
					words={game.words}
					dictionary={play.ground.dictionary}
					turn={turn}
					before={game.turns.at(-2)?.pattern ?? hiddenPattern(game.words.length)}
					{...(comparesMisses && {costs})}
					columns={columns}
					rows={rows}
				/>
			)}
		</Box>
	);
}

/** A step of the lesson: what it is about, and what is played. */
export function LessonView({state, size}: ViewProps<LessonState, LessonMessage>) {
	const {step, play} = state;
	const columns = Math.min(size.columns - 8, mostColumns);
	// A low window needs the room for what the letter did.
	const hasIntro = size.rows >= 24 || !play?.game.turns.length;
	const used = hasIntro ? 18 : 14;
	return (
		<Box flexDirection='column' alignItems='center'>
			<Box flexDirection='column' width={columns} marginTop={1}>
				<Tone as='fiend'>{lessonTitles[step]}</Tone>
				{hasIntro && <Prose columns={columns}>{lessonTexts[step]}</Prose>}
				{play && (
					<Exercise state={state} play={play} columns={columns} rows={Math.max(3, size.rows - used)} />
				)}
			</Box>
		</Box>
	);
}
