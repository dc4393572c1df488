import {Figure} from '../../components/figure.js';
import {Keyboard} from '../../components/keyboard.js';
import {layOutStage, Stage} from '../../components/stage.js';
import {isMiss, letterIndex, remainingGuesses, status, type HangmanGame} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {Ending} from './ending.js';
import {Facts} from './facts.js';
import {Families} from './families.js';
import {History} from './history.js';
import {Thoughts} from './thoughts.js';
import type {HangmanPlay} from './play.js';

type Props = {readonly play: HangmanPlay; readonly size: TerminalSize};

const keyboardRows = 2;
const endingRows = 3;

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
	const layout = layOutStage(size, isOver ? endingRows : keyboardRows, figure !== 'none');
	const lettersWhere = (isWrong: boolean) =>
		game.turns.filter(({kept}) => isMiss(kept) === isWrong).map(({letter}) => letter);
	return (
		<Stage
			layout={layout}
			figure={
				figure !== 'none' && (
					<Figure
						name={figure}
						{...layout.figure}
						progress={1 - remainingGuesses(game) / game.budget}
						gaze={gazeAt(game)}
					/>
				)
			}
			facts={<Facts play={play} columns={layout.facts} />}
			under={
				isOver ? (
					<Ending play={play} columns={layout.board} rows={endingRows} />
				) : (
					<Keyboard hits={lettersWhere(false)} misses={lettersWhere(true)} />
				)
			}
			panel={<Panel play={play} {...layout.panel} />}
		/>
	);
}
