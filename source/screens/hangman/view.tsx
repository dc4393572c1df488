import {Box, Text} from 'ink';
import {FamilyTable} from '../../components/family-table.js';
import {Figure} from '../../components/figure.js';
import {Keyboard} from '../../components/keyboard.js';
import {Meter} from '../../components/meter.js';
import {Rule} from '../../components/rule.js';
import {countOf, formatNumber, marks, theme} from '../../components/theme.js';
import {Tiles, type Tile} from '../../components/tiles.js';
import {
	currentSecret,
	hidden,
	hiddenPattern,
	isMiss,
	letterIndex,
	remainingGuesses,
	status,
	wordAt,
	wrongLetters,
	type HangmanGame,
} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {Ending} from './ending.js';
import {lastTurnText} from './narration.js';
import type {HangmanPlay} from './play.js';

type Props = {readonly play: HangmanPlay; readonly size: TerminalSize};

const figureColumns = 22;
const figureRows = 7;
const sideBySide = 110;

/** The pattern; once the game is lost, the word that it "was" shows in the places left. */
function tilesOf(game: HangmanGame): Tile[] {
	const last = game.turns.at(-1);
	const word = status(game) === 'lost' ? currentSecret(game) : undefined;
	return Array.from(game.pattern, (shown, place) => {
		if (shown === hidden) return word ? {text: word.charAt(place), look: 'lost'} : {text: hidden, look: 'hidden'};
		return {text: shown, look: shown === last?.letter ? 'fresh' : 'known'};
	});
}

/** The eye looks toward the last letter on the keyboard. */
function gazeAt(game: HangmanGame) {
	const last = game.turns.at(-1);
	return last ? {x: ((letterIndex(last.letter) % 13) - 6) / 6, y: 0.4} : {x: 0, y: 0};
}

function Facts({play: {game, refused}, columns}: {readonly play: HangmanPlay; readonly columns: number}) {
	const wrong = wrongLetters(game);
	const gap = wrong.length * 3 + 9 <= columns ? ' ' : '';
	return (
		<Box flexDirection='column' width={columns} flexShrink={0}>
			<Tiles tiles={tilesOf(game)} columns={columns} />
			<Text wrap='truncate-end'>
				<Text color={theme.quiet}>{'wrong  '}</Text>
				<Text color={theme.miss}>
					{gap === ' ' || wrong.length === 0
						? wrong.map(letter => marks.miss + letter).join(' ')
						: marks.miss + ' ' + wrong.join('')}
				</Text>
			</Text>
			<Text wrap='truncate-end'>
				<Text color={theme.quiet}>{'left   '}</Text>
				<Meter left={remainingGuesses(game)} total={game.budget} columns={columns - 8} />
			</Text>
			<Text wrap='truncate-end'>
				<Text color={theme.quiet}>{'words  '}</Text>
				{`${formatNumber(game.pool.length)} of ${formatNumber(game.words.count)}`}
			</Text>
			<Text wrap='truncate-end' color={refused ? theme.accent : theme.quiet}>
				{refused ? `You have guessed ${refused} already.` : lastTurnText(game)}
			</Text>
		</Box>
	);
}

type PanelProps = Props & {readonly columns: number; readonly rows: number};

function Families({play: {game, settings}, columns, rows}: PanelProps) {
	const turn = game.turns.at(-1);
	const isSecretShown = game.secret === undefined || settings.verbose;
	const note = isSecretShown && (
		<Text color={theme.quiet} wrap='truncate-end'>
			{game.secret === undefined ? '  asked now, it would say ' : '  the secret is '}
			<Text color={theme.fiend}>{currentSecret(game)}</Text>
		</Text>
	);
	return (
		<Box flexDirection='column' flexShrink={0}>
			{turn ? (
				<FamilyTable
					words={game.words}
					turn={turn}
					before={game.turns.at(-2)?.pattern ?? hiddenPattern(game.words.length)}
					columns={columns}
					rows={rows - (isSecretShown ? 1 : 0)}
				/>
			) : (
				<>
					<Rule columns={columns} left='families' />
					<Text color={theme.quiet} wrap='truncate-end'>
						{`  ${countOf(game.pool.length, 'word')}, from ${wordAt(game.words, 0)} to ${wordAt(game.words, game.words.count - 1)}; a letter divides them.`}
					</Text>
				</>
			)}
			{note}
		</Box>
	);
}

/** A game of Hangman: the figure, the pattern, what is left, and on demand the families. */
export function HangmanView({play, size}: Props) {
	const {game, figure, areFamiliesShown} = play;
	const isWide = size.columns >= sideBySide;
	const columns = size.columns - 4;
	const boardColumns = isWide ? 56 : columns;
	const factsColumns = boardColumns - (figure === 'none' ? 0 : figureColumns + 2);
	const letters = (isWanted: boolean) =>
		game.turns.filter(({kept}) => isMiss(kept) !== isWanted).map(({letter}) => letter);
	const isOver = status(game) !== 'playing';
	const lowerRows = size.rows - 2 - 1 - figureRows - 1 - (isOver ? 4 : 3);
	const panelRows = isWide ? size.rows - 4 : lowerRows;
	const panelColumns = isWide ? columns - boardColumns - 4 : columns;
	const families = areFamiliesShown && (
		<Families play={play} size={size} columns={panelColumns} rows={panelRows} />
	);
	return (
		<Box marginTop={1} columnGap={4}>
			<Box flexDirection='column' width={boardColumns} flexShrink={0}>
				<Box height={figureRows} flexShrink={0} columnGap={2}>
					{figure !== 'none' && (
						<Box flexDirection='column' width={figureColumns} flexShrink={0}>
							<Figure
								name={figure}
								columns={figureColumns}
								rows={figureRows}
								progress={1 - remainingGuesses(game) / game.budget}
								gaze={gazeAt(game)}
							/>
						</Box>
					)}
					<Facts play={play} columns={factsColumns} />
				</Box>
				<Box marginY={1} flexShrink={0}>
					{isOver ? (
						<Ending game={game} columns={boardColumns} />
					) : (
						<Keyboard hits={letters(true)} misses={letters(false)} />
					)}
				</Box>
				{!isWide && families}
			</Box>
			{isWide && families}
		</Box>
	);
}
