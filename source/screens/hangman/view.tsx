import {Box} from 'ink';
import {Briefing} from '../../components/briefing.js';
import {Figure} from '../../components/figure/figure.js';
import {Keyboard, layOutKeyboard} from '../../components/keyboard.js';
import {contentArea, layOutStage, type StageLayout, type StageWish} from '../../components/stage/layout.js';
import {Stage} from '../../components/stage/stage.js';
import type {Tile} from '../../components/word/tiles.js';
import {Word} from '../../components/word/word.js';
import {
	currentSecret,
	hidden,
	isMiss,
	letterIndex,
	remainingGuesses,
	status,
	type HangmanGame,
} from '../../engine/index.js';
import {isOver, knownBeforehand} from '../../games/hangman.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {gameBriefing} from '../../text/hangman.js';
import type {ViewProps} from '../screen.js';
import {DayEnd, dayRows} from './day.js';
import {Ending, endingRows} from './ending.js';
import {Facts, factsRows} from './facts.js';
import {Families} from './families.js';
import {History} from './history.js';
import {Race, raceRows} from './race.js';
import {ReviewView} from './review-view.js';
import type {HangmanMessage, HangmanState} from './state.js';
import {Thoughts} from './thoughts.js';

type Props = ViewProps<HangmanState, HangmanMessage>;

/** The pattern; once the game is lost, the word that it "was" shows in the places left. */
function tilesOf(game: HangmanGame): Tile[] {
	const last = game.turns.at(-1);
	const word = status(game) === 'lost' ? currentSecret(game) : undefined;
	return Array.from(game.pattern, (shown, place) => {
		if (shown === hidden)
			return word ? {text: word.charAt(place), look: 'lost'} : {text: hidden, look: 'hidden'};
		return {text: shown, look: shown === last?.letter ? 'fresh' : 'known'};
	});
}

/** The eye looks toward the last letter, as if the keyboard had two rows. */
function gazeAt({words: {alphabet}, turns}: HangmanGame) {
	const last = turns.at(-1);
	if (last === undefined) return {x: 0, y: 0};
	const perRow = Math.ceil(alphabet.letters.length / 2);
	const place = letterIndex(alphabet, last.letter) % perRow;
	return {x: (2 * place) / Math.max(1, perRow - 1) - 1, y: 0.4};
}

/** Whether another game stands beside this one, or was to. */
const isRaced = ({play, race}: HangmanState): boolean =>
	race.rival !== undefined || (play.settings.race === 'best' && race.from === undefined);

/** A heading, titles and a guess. */
const leastHistory = 3;

type PanelProps = {readonly state: HangmanState; readonly columns: number; readonly rows: number};

function Panel({state, columns, rows}: PanelProps) {
	const {panel, thought, play} = state;
	if (panel === 'families') return <Families state={state} columns={columns} rows={rows} />;
	if (panel === 'thoughts')
		return <Thoughts guesser={play.settings.guesser} thought={thought} columns={columns} rows={rows} />;
	const hasRace = isRaced(state);
	const isDayOver = play.daily !== undefined && isOver(play);
	const above = (hasRace ? raceRows + 1 : 0) + (isDayOver ? dayRows + 1 : 0);
	const historyRows = rows - above;
	if (play.game.turns.length === 0 && above === 0)
		return <Briefing paragraphs={gameBriefing(play, knownBeforehand(play))} columns={columns} rows={rows} />;
	return (
		<>
			{isDayOver && (
				<Box flexDirection='column' marginBottom={hasRace ? 1 : 0}>
					<DayEnd state={state} columns={columns} />
				</Box>
			)}
			{hasRace && <Race play={play} rival={state.race.rival} columns={columns} />}
			{play.game.turns.length > 0 && historyRows >= leastHistory && (
				<Box flexDirection='column' marginTop={above > 0 ? 1 : 0}>
					<History game={play.game} columns={columns} rows={historyRows} />
				</Box>
			)}
		</>
	);
}

/** Families are wide rows, below; guesses and thoughts are short ones, beside the word unless that would make it small. */
function layOut(state: HangmanState, size: TerminalSize): StageLayout {
	const {play, panel} = state;
	const {game, settings} = play;
	const {letters} = game.words.alphabet;
	const {figure} = settings;
	const underRows = (columns: number) =>
		isOver(play) ? endingRows : layOutKeyboard(letters.length, columns).rows;
	const wish: StageWish = {
		places: game.words.length,
		alphabet: letters,
		facts: factsRows,
		under: underRows(contentArea(size).columns),
		figure: figure === 'none' ? undefined : figure,
		panel: panel === 'families' ? 'below' : 'beside',
		hasSide: panel === 'families' && game.turns.length > 0,
	};
	const layout = layOutStage(size, wish);
	if (!layout.isBeside) return layout;
	const below = layOutStage(size, {...wish, panel: 'below'});
	if (layout.word.kind !== 'blocks' && below.word.kind === 'blocks') return below;
	return layOutStage(size, {...wish, under: underRows(layout.under.columns)});
}

function GameView({state, size}: Pick<Props, 'state' | 'size'>) {
	const {play} = state;
	const {game} = play;
	const {figure} = play.settings;
	const {letters} = game.words.alphabet;
	const layout = layOut(state, size);
	const lettersWhere = (isWrong: boolean) =>
		game.turns.filter(({kept}) => isMiss(kept) === isWrong).map(({letter}) => letter);
	return (
		<Stage
			layout={layout}
			figure={
				layout.figure && (
					<Figure
						name={figure}
						{...layout.figure}
						progress={1 - remainingGuesses(game) / game.budget}
						gaze={gazeAt(game)}
					/>
				)
			}
			word={<Word tiles={tilesOf(game)} alphabet={letters} layout={layout.word} />}
			facts={<Facts state={state} columns={layout.facts.columns} isCentered={layout.band.isStacked} />}
			under={
				isOver(play) ? (
					<Ending play={play} columns={layout.under.columns} />
				) : (
					<Keyboard
						letters={letters}
						hits={lettersWhere(false)}
						misses={lettersWhere(true)}
						columns={layout.under.columns}
						cursor={state.pointer === undefined ? undefined : letters[state.pointer]}
					/>
				)
			}
			panel={<Panel state={state} {...layout.panel} />}
			side={layout.side && <History game={game} {...layout.side} />}
		/>
	);
}

/** A game of Hangman: the figure, what is known, the letters, and on demand the families; or its review. */
export function HangmanView({state, size}: Props) {
	const {play, review} = state;
	return review?.isOpen ? (
		<ReviewView play={play} review={review} size={size} />
	) : (
		<GameView state={state} size={size} />
	);
}
