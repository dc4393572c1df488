import {Box, Text} from 'ink';
import {marks, theme} from '../../components/theme.js';
import {Tiles, type Tile} from '../../components/tiles.js';
import type {Seat} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {endingText, turnText, whyText} from './narration.js';
import {isComputersTurn, nameOf, type GhostPlay} from './play.js';

type Props = {readonly play: GhostPlay; readonly size: TerminalSize};

const seatOf = (move: number): Seat => (move % 2 === 0 ? 0 : 1);

function tilesOf({game}: GhostPlay): Tile[] {
	const last = game.fragment.length - 1;
	const tiles = Array.from(game.fragment.toUpperCase(), (text, place): Tile => {
		if (place < last) return {text, look: 'known'};
		return {text, look: game.ending ? 'lost' : 'fresh'};
	});
	return game.ending ? tiles : [...tiles, {text: '_', look: 'hidden'}];
}

/** Who played which letter, the newest last. */
function Moves({play: {game, settings}, rows}: {readonly play: GhostPlay; readonly rows: number}) {
	const moves = Array.from(game.fragment.toUpperCase(), (letter, move) => ({letter, move}));
	const hidden = Math.max(0, moves.length - rows);
	return (
		<Box flexDirection='column'>
			{moves.slice(hidden).map(({letter, move}) => (
				<Text key={move}>
					<Text color={theme.quiet}>{`${String(move + 1).padStart(2)}  ${nameOf(settings, seatOf(move)).padEnd(10)}`}</Text>
					<Text color={theme.quiet}>{game.fragment.slice(0, move).toUpperCase()}</Text>
					<Text bold>{letter}</Text>
				</Text>
			))}
		</Box>
	);
}

/** A game of Ghost: the fragment, whose turn it is, who played what, and why it ended. */
export function GhostView({play, size}: Props) {
	const {game, settings} = play;
	const columns = size.columns - 4;
	const {ending} = game;
	const isLost = ending && nameOf(settings, ending.loser) === 'you';
	return (
		<Box flexDirection='column' marginTop={2}>
			<Box justifyContent='center' width={columns}>
				<Tiles tiles={tilesOf(play)} columns={columns} />
			</Box>
			<Box flexDirection='column' alignItems='center' width={columns} height={4} marginTop={1} flexShrink={0}>
				{ending ? (
					<>
						<Text bold color={isLost ? theme.miss : theme.hit}>
							{`${isLost ? marks.miss : marks.hit} ${endingText(play)}`}
						</Text>
						<Text color={theme.quiet}>{whyText(play)}</Text>
					</>
				) : (
					<Text bold color={isComputersTurn(play) ? theme.quiet : theme.accent}>
						{turnText(play)}
					</Text>
				)}
			</Box>
			<Box marginLeft={Math.max(0, Math.floor(columns / 2) - 12)}>
				<Moves play={play} rows={size.rows - 13} />
			</Box>
		</Box>
	);
}
