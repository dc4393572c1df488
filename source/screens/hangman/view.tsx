import {Box} from 'ink';
import {Briefing, ProgramLog} from '../../components/notes.js';
import {Figure} from '../../components/figure/figure.js';
import {Keyboard, layOutKeyboard} from '../../components/keyboard.js';
import {
	contentArea,
	layOutStage,
	type StageLayout,
	type StageWish,
	type Area,
} from '../../components/stage/layout.js';
import {Stage} from '../../components/stage/stage.js';
import type {Tile} from '../../components/word/tiles.js';
import {Word} from '../../components/word/word.js';
import {
	currentSecret,
	guessedLetters,
	hidden,
	isMiss,
	isWholeWord,
	letterIndex,
	remainingGuesses,
	status,
	type HangmanGame,
	type Turn,
} from '../../engine/index.js';
import {isOver, knownBeforehand} from '../../games/hangman.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';
import {gameBriefing} from '../../text/hangman.js';
import type {ViewProps} from '../screen.js';
import {DayEnd, dayRows, leastDayRows, Ending, endingRows, Facts, factsRows} from './facts.js';
import {Families, History, Thoughts} from './panels.js';
import {Race, raceRows} from './race.js';
import {ReviewView} from './review-view.js';
import {programNames} from '../../games/programs.js';
import type {HangmanState} from './state.js';

type Props = ViewProps<HangmanState>;

/** The pattern, with what is typed of a whole word; once the game is lost, the word that it "was" shows in the places left. */
function tilesOf({play: {game, forfeit}, typed = ''}: HangmanState): Tile[] {
	const last = game.turns.at(-1);
	const word = status(game) === 'lost' && !forfeit ? currentSecret(game) : undefined;
	return Array.from(game.pattern, (shown, place) => {
		if (place < typed.length)
			return {text: typed.charAt(place), look: typed[place] === shown ? 'known' : 'fresh'};
		if (shown === hidden)
			return word ? {text: word.charAt(place), look: 'lost'} : {text: hidden, look: 'hidden'};
		return {text: shown, look: last && isFresh(last, shown) ? 'fresh' : 'known'};
	});
}

const isFresh = ({guess, kept}: Turn, shown: string): boolean =>
	shown === guess || (isWholeWord(guess) && !isMiss(kept));

/** The eye looks toward the last letter, as if the keyboard had two rows. */
function gazeAt({words: {alphabet}, turns}: HangmanGame) {
	const last = turns.at(-1);
	if (last === undefined) return {x: 0, y: 0};
	const perRow = Math.ceil(alphabet.letters.length / 2);
	const place = letterIndex(alphabet, last.guess.charAt(0)) % perRow;
	return {x: (2 * place) / Math.max(1, perRow - 1) - 1, y: 0.4};
}

/** Whether another game stands beside this one, or was to. */
const isRaced = ({play, race}: HangmanState): boolean =>
	race.rival !== undefined || (play.settings.race === 'best' && race.from === undefined);

const leastHistory = 3;
/** With fewer rows left for the rest, what stands above it is shortened. */
const leastRest = 6;

type PanelProps = Area & {readonly state: HangmanState};

/** What is never hidden by the rest of a panel: how a day's game ended, and the game beside this one; short where the rest needs the room. */
function aboveRest(state: HangmanState, rows: number) {
	const {play, panel} = state;
	const hasRace = isRaced(state);
	// The guesses stand above, too; what else was asked for needs some room.
	const least = panel === 'guesses' ? 0 : leastRest;
	const isDayOver = play.daily !== undefined && isOver(play);
	const isWhole = rows >= least + (hasRace ? raceRows + 1 : 0) + (isDayOver ? dayRows + 1 : 0);
	const race = hasRace ? (isWhole ? raceRows : 1) : 0;
	const day = isDayOver ? (isWhole ? dayRows : leastDayRows) : 0;
	const gaps = isWhole ? [race, day].filter(part => part > 0).length : 0;
	return {race, day, used: race + day + gaps, isWhole};
}

function Rest({state, columns, rows}: PanelProps) {
	const {panel, thought, play} = state;
	if (rows < leastHistory) return null;
	if (panel === 'families') return <Families state={state} columns={columns} rows={rows} />;
	if (panel === 'log')
		return <ProgramLog log={state.log} names={programNames(play)} columns={columns} rows={rows} />;
	if (panel === 'thoughts' && !isOver(play))
		return <Thoughts guesser={play.names.guesser} thought={thought} columns={columns} rows={rows} />;
	return play.game.turns.length > 0 ? <History game={play.game} columns={columns} rows={rows} /> : null;
}

function Panel({state, columns, rows}: PanelProps) {
	const {panel, play} = state;
	const {race, day, used, isWhole} = aboveRest(state, rows);
	if (panel === 'guesses' && play.game.turns.length === 0 && used === 0)
		return <Briefing paragraphs={gameBriefing(play, knownBeforehand(play))} columns={columns} rows={rows} />;
	const gap = isWhole ? 1 : 0;
	return (
		<>
			{day > 0 && (
				<Box flexDirection='column' marginBottom={gap} flexShrink={0}>
					<DayEnd state={state} columns={columns} rows={day} />
				</Box>
			)}
			{race > 0 && (
				<Box flexDirection='column' marginBottom={gap} flexShrink={0}>
					<Race play={play} rival={state.race.rival} columns={columns} isShort={race < raceRows} />
				</Box>
			)}
			<Rest state={state} columns={columns} rows={rows - used} />
		</>
	);
}

/** Families and what programs wrote are wide rows, below; guesses and thoughts are short ones, beside the word unless that would make it small. */
function layOut(state: HangmanState, size: TerminalSize): StageLayout {
	const {play, panel} = state;
	const {game, settings} = play;
	const {letters} = game.words.alphabet;
	const {figure} = settings;
	const isWide = panel === 'families' || panel === 'log';
	const underRows = (columns: number) =>
		isOver(play) ? endingRows : layOutKeyboard(letters.length, columns).rows;
	const wish: StageWish = {
		places: game.words.length,
		alphabet: letters,
		facts: factsRows,
		under: underRows(contentArea(size).columns),
		figure: figure === 'none' ? undefined : figure,
		panel: isWide ? 'below' : 'beside',
		hasSide: isWide && game.turns.length > 0,
	};
	const layout = layOutStage(size, wish);
	if (!layout.isBeside) return layout;
	const below = layOutStage(size, {...wish, panel: 'below'});
	if (layout.word.kind !== 'blocks' && below.word.kind === 'blocks') return below;
	return layOutStage(size, {...wish, under: underRows(layout.under.columns)});
}

function GameView({state, session, size}: Omit<Props, 'send'>) {
	const {play} = state;
	const {game} = play;
	const {figure} = play.settings;
	const {letters} = game.words.alphabet;
	const layout = layOut(state, size);
	const lettersWhere = (isWrong: boolean) =>
		guessedLetters({turns: game.turns.filter(({kept}) => isMiss(kept) === isWrong)});
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
			word={<Word tiles={tilesOf(state)} alphabet={letters} layout={layout.word} />}
			facts={<Facts state={state} columns={layout.facts.columns} isCentered={layout.band.isStacked} />}
			under={
				isOver(play) ? (
					<Ending play={play} meanings={session.meanings} columns={layout.under.columns} />
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

export function HangmanView({state, session, size}: Props) {
	const {play, review} = state;
	return review?.isOpen ? (
		<ReviewView play={play} review={review} size={size} />
	) : (
		<GameView state={state} session={session} size={size} />
	);
}
