import {Figure} from '../../components/figure.js';
import {Keyboard, layOutKeyboard} from '../../components/keyboard.js';
import {contentArea, layOutStage, Stage} from '../../components/stage.js';
import {Word} from '../../components/word.js';
import {
	isMiss,
	letterIndex,
	letters,
	remainingGuesses,
	status,
	type HangmanGame,
} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {Ending} from './ending.js';
import {Facts, tilesOf} from './facts.js';
import {Families} from './families.js';
import {History} from './history.js';
import {Thoughts} from './thoughts.js';
import type {HangmanPlay} from './play.js';

type Props = {readonly play: HangmanPlay; readonly size: TerminalSize};

const endingRows = 3;
const factsRows = 4;

/** The eye looks toward the last letter on the keyboard. */
function gazeAt({turns}: HangmanGame) {
	const last = turns.at(-1);
	return last ? {x: ((letterIndex(last.letter) % 13) - 6) / 6, y: 0.4} : {x: 0, y: 0};
}

type PanelProps = {readonly play: HangmanPlay; readonly columns: number; readonly rows: number};

function Panel({play, columns, rows}: PanelProps) {
	const {panel, game, settings, thought} = play;
	if (panel === 'families') return <Families play={play} columns={columns} rows={rows} />;
	if (panel === 'thoughts')
		return <Thoughts guesser={settings.guesser} thought={thought} columns={columns} rows={rows} />;
	return game.turns.length > 0 && <History game={game} columns={columns} rows={rows} />;
}

/** A game of Hangman: the figure, what is known, the letters, and on demand the families. */
export function HangmanView({play, size}: Props) {
	const {game, figure} = play;
	const isOver = status(game) !== 'playing';
	const {columns} = contentArea(size);
	const layout = layOutStage(size, {
		places: game.words.length,
		alphabet: letters,
		facts: factsRows,
		under: isOver ? endingRows : layOutKeyboard(letters.length, columns).rows,
		figure: figure === 'none' ? undefined : figure,
		panel: 'below',
		hasSide: false,
	});
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
			facts={<Facts play={play} columns={layout.facts.columns} />}
			under={
				isOver ? (
					<Ending play={play} columns={layout.under.columns} rows={endingRows} />
				) : (
					<Keyboard
						letters={letters}
						hits={lettersWhere(false)}
						misses={lettersWhere(true)}
						columns={layout.under.columns}
					/>
				)
			}
			panel={<Panel play={play} {...layout.panel} />}
		/>
	);
}
