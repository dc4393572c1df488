import {Box, Text} from 'ink';
import {FamilyTable} from '../../components/family-table.js';
import {Meter} from '../../components/meter.js';
import {Prose} from '../../components/prose.js';
import {contentArea} from '../../components/stage/layout.js';
import type {Tile} from '../../components/word/tiles.js';
import {Tone} from '../../components/tone.js';
import {layOutWord, Word, type WordLayout} from '../../components/word/word.js';
import {hiddenPattern, remainingGuesses, wrongLetters, type HangmanGame} from '../../engine/index.js';
import type {HangmanPlay} from '../../games/hangman.js';
import {lessonRemark, lessonTexts, lessonTitles} from '../../text/lesson.js';
import {wrapWords} from '../../text/wrap.js';
import type {ViewProps} from '../screen.js';
import type {LessonMessage, LessonState} from './state.js';

const mostColumns = 84;
/** All that an exercise may come to draw, with the word as tiles. */
const exerciseRows = 21;
const tileRows = 3;
/** The heading, the titles and the families that a letter makes at most. */
const mostFamilies = 7;

/** The word as large as the window lets it be; what a letter does is drawn below it. */
const layOutIn = ({words: {length, alphabet}}: HangmanGame, columns: number, rows: number): WordLayout =>
	layOutWord(length, alphabet.letters, {
		columns,
		rows: Math.max(tileRows, rows - exerciseRows + tileRows),
		mayBeBlocks: columns >= mostColumns,
	});

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
	word,
	columns,
	rows,
}: {
	state: LessonState;
	play: HangmanPlay;
	word: WordLayout;
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
			<Word tiles={tilesOf(play)} alphabet={game.words.alphabet.letters} layout={word} />
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
	const area = contentArea(size);
	const word = play && layOutIn(play.game, columns, area.rows);
	const wanted = word
		? exerciseRows - tileRows + word.rows
		: 1 + wrapWords(lessonTexts[step], columns).length;
	const top = 1 + Math.max(0, Math.floor((area.rows - wanted) / 2));
	// A low window needs the room for what the letter did.
	const hasIntro = size.rows >= 24 || !play?.game.turns.length;
	const used = (hasIntro ? 18 : 14) + (word ? word.rows - tileRows : 0);
	return (
		<Box flexDirection='column' alignItems='center'>
			<Box flexDirection='column' width={columns} marginTop={top}>
				<Tone as='fiend'>{lessonTitles[step]}</Tone>
				{hasIntro && <Prose columns={columns}>{lessonTexts[step]}</Prose>}
				{play && word && (
					<Exercise
						state={state}
						play={play}
						word={word}
						columns={columns}
						rows={Math.max(3, Math.min(mostFamilies, size.rows - used))}
					/>
				)}
			</Box>
		</Box>
	);
}
