import {Box, Text} from 'ink';
import {
	status,
	hiddenPattern,
	remainingGuesses,
	wrongGuesses,
	type Bounds,
	type HangmanGame,
} from '../../engine/index.js';
import {makeGuess, isOver, takeAnswer, type HangmanPlay} from '../../games/hangman.js';
import {beginExercise, exerciseCosts, firstLetterOf} from '../../games/lesson.js';
import {standardDifficulty} from '../../settings/difficulty.js';
import {lessonSteps, lessonTitles, lessonRemark, lessonTexts, type LessonStep} from '../../text/lesson.js';
import type {Route} from '../routes.js';
import type {Context, Update, Key, Keys, Screen, ViewProps} from '../screen.js';
import type {ChosenFamily} from '../../workers/tasks/choose.js';
import {callChooser, run} from '../../games/calls.js';
import {about} from '../../text/about.js';
import {help, letterKey, toMenu} from '../common-keys.js';
import {FamilyTable} from '../../components/family-table.js';
import {Meter} from '../../components/bars.js';
import {Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import type {Tile} from '../../components/word/tiles.js';
import {Tone} from '../../components/tone.js';
import {layOutWord, Word, type WordLayout} from '../../components/word/word.js';
import {wrapWords} from '../../text/wrap.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';

const firstGame: Route = {
	to: 'hangman-setup',
	with: {given: {guesser: 'you', difficulty: standardDifficulty}, isStarting: true},
};

type LessonState = {
	readonly step: LessonStep;
	readonly play: HangmanPlay | undefined;
	readonly costs: readonly Bounds[];
	readonly wanted: string | undefined;
};

const openStep = (step: LessonStep, context: Pick<Context, 'freshId'>): LessonState => ({
	step,
	play: beginExercise(step, context.freshId()),
	costs: [],
	wanted: undefined,
});

const answered = (state: LessonState, play: HangmanPlay): LessonState => ({
	...state,
	play,
	wanted: undefined,
	costs: play.question === undefined && play.game.turns.length > 0 ? exerciseCosts(play) : [],
});

const press =
	(letter: string): Update<LessonState> =>
	state => {
		const {step, play} = state;
		if (play === undefined || isOver(play)) return {state};
		const first = firstLetterOf(step);
		if (play.game.turns.length === 0 && first !== undefined && letter !== first)
			return {state: {...state, wanted: first}};
		return {state: answered(state, makeGuess(play, letter).play)};
	};

export const answer =
	(family: ChosenFamily): Update<LessonState> =>
	state => ({state: state.play ? answered(state, takeAnswer(state.play, family).play) : state});

export const retry: Update<LessonState> = ({step}, context) => ({state: openStep(step, context)});

const turn =
	(by: 1 | -1): Update<LessonState> =>
	(state, context) => {
		const next = lessonSteps[lessonSteps.indexOf(state.step) + by];
		if (next !== undefined) return {state: openStep(next, context)};
		return by === 1 ? {state, go: firstGame} : {state};
	};

const retryKey: Key<LessonState> = {
	keys: ['t'],
	hint: 'try again',
	help: 'this step from its beginning',
	does: () => retry,
};

const keys = ({step, play}: LessonState): Keys<LessonState> => [
	...(play && !isOver(play) ? [letterKey(play.game.words.alphabet, 'guess', 'guess a letter', press)] : []),
	...(play && status(play.game) === 'lost' ? [retryKey] : []),
	{
		keys: ['enter', 'right'],
		hint: step === lessonSteps.at(-1) ? 'play your first game' : 'next',
		help: 'the next step; after the last one, a game',
		does: () => turn(1),
	},
	{keys: ['left'], hint: 'back', help: 'the step before', does: () => turn(-1)},
	help,
	toMenu,
];

export const screen: Screen<object, LessonState> = {
	open: (_, context) => ({state: openStep('fair', context)}),
	keys,
	View: LessonView,
	work({state: {play}}) {
		const call = play && callChooser(play);
		if (play === undefined || call === undefined) return [];
		return [
			{
				key: `choose ${play.id} ${call.input.guesses.length}`,
				run: async ({workers, signal}) => answer(await run(call, workers, {signal})),
			},
		];
	},
	title: ({step}) => ({
		trail: ['how to play'],
		status: `${lessonTitles[step]} · ${lessonSteps.indexOf(step) + 1} of ${lessonSteps.length}`,
	}),
	about: () => about.lesson,
};

const mostColumns = 84;
/** All that an exercise may come to draw, with the word as tiles. */
const exerciseRows = 21;
const tileRows = 3;
/** The heading, the titles and the families that a letter makes at most. */
const mostFamilies = 7;

/** What stands above and below the families in a low window, besides the text and the remark. */
const lowRows = 3;
/** In a low window the word is a line, the text has all columns, and the title line says which step it is. */
const isLow = (size: TerminalSize): boolean => size.rows < 24;

/** The word as large as the window lets it be; what a letter does is drawn below it. */
const layOutIn = ({words: {length, alphabet}}: HangmanGame, columns: number, rows: number): WordLayout =>
	layOutWord(length, alphabet.letters, {columns, rows, mayBeBlocks: columns >= mostColumns});

function tilesOf({game}: HangmanPlay): readonly Tile[] {
	const last = game.turns.at(-1)?.guess;
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
	gap,
}: {
	state: LessonState;
	play: HangmanPlay;
	word: WordLayout;
	columns: number;
	rows: number;
	gap: number;
}) {
	const {step, costs, wanted} = state;
	const {game} = play;
	const turn = game.turns.at(-1);
	const remark = wanted === undefined ? lessonRemark(step, play, costs) : `Here, guess ${wanted}.`;
	const remarkRows = remarkRowsIn(columns);
	const comparesMisses = step !== 'evil';
	return (
		<Box flexDirection='column' marginTop={1}>
			<Word tiles={tilesOf(play)} alphabet={game.words.alphabet.letters} layout={word} />
			<Text>
				{`wrong  ${wrongGuesses(game).join(' ')}`.padEnd(24)}
				<Meter left={remainingGuesses(game)} total={game.budget} columns={24} />
			</Text>
			<Box marginY={gap} height={remarkRows} flexShrink={0}>
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

const remarkRowsIn = (columns: number): number => (columns < 60 ? 4 : 3);

function LessonView({state, size}: ViewProps<LessonState>) {
	const {step, play} = state;
	const area = contentArea(size);
	const hasLittle = isLow(size);
	const columns = hasLittle ? area.columns : Math.min(size.columns - 8, mostColumns);
	const intro = wrapWords(lessonTexts[step], columns).length;
	const hasTable = step !== 'fair';
	const wordRows = hasLittle && hasTable ? 1 : Math.max(tileRows, area.rows - exerciseRows + tileRows);
	const word = play && layOutIn(play.game, columns, wordRows);
	const wanted = word ? exerciseRows - tileRows + word.rows : 1 + intro;
	const top = hasLittle && play ? 0 : 1 + Math.max(0, Math.floor((area.rows - wanted) / 2));
	const used = hasLittle ? lowRows + intro + remarkRowsIn(columns) : 18 + (word ? word.rows - tileRows : 0);
	return (
		<Box flexDirection='column' alignItems='center'>
			<Box flexDirection='column' width={columns} marginTop={top}>
				{!hasLittle && <Tone as='fiend'>{lessonTitles[step]}</Tone>}
				<Prose columns={columns}>{lessonTexts[step]}</Prose>
				{play && word && (
					<Exercise
						state={state}
						play={play}
						word={word}
						columns={columns}
						rows={Math.max(3, Math.min(mostFamilies, (hasLittle ? size.rows - 2 : size.rows) - used))}
						gap={hasLittle ? 0 : 1}
					/>
				)}
			</Box>
		</Box>
	);
}
