import {Figure} from '../../components/figure.js';
import {Keyboard} from '../../components/keyboard.js';
import {layOutStage, Stage} from '../../components/stage.js';
import {isMiss, letterIndex, remainingGuesses, status, type HangmanGame} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {Ending} from './ending.js';
import {Facts} from './facts.js';
import {Families} from './families.js';
import {History} from './history.js';
import type {HangmanPlay} from './play.js';

type Props = {readonly play: HangmanPlay; readonly size: TerminalSize};

const keyboardRows = 2;
const endingRows = 3;

/** The eye looks toward the last letter on the keyboard. */
function gazeAt({turns}: HangmanGame) {
	const last = turns.at(-1);
	return last ? {x: ((letterIndex(last.letter) % 13) - 6) / 6, y: 0.4} : {x: 0, y: 0};
}

/** A game of Hangman: the figure, what is known, the letters, and on demand the families. */
export function HangmanView({play, size}: Props) {
	const {game, figure, areFamiliesShown} = play;
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
					<Ending game={game} columns={layout.board} rows={endingRows} />
				) : (
					<Keyboard hits={lettersWhere(false)} misses={lettersWhere(true)} />
				)
			}
			panel={
				areFamiliesShown ? (
					<Families play={play} {...layout.panel} />
				) : (
					game.turns.length > 0 && <History game={game} {...layout.panel} />
				)
			}
		/>
	);
}
