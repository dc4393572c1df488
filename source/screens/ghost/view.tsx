import {Box, Text} from 'ink';
import {Specter} from '../../components/specter.js';
import {layOutStage, Stage} from '../../components/stage.js';
import {Rule} from '../../components/rule.js';
import {countOf, marks, theme} from '../../components/theme.js';
import {Tiles, type Tile} from '../../components/tiles.js';
import {countBehind, type Seat} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {endingText, turnText, whyText} from './narration.js';
import {isComputersTurn, nameOf, type GhostPlay} from './play.js';

type Props = {readonly play: GhostPlay; readonly size: TerminalSize};

const underRows = 2;
const fullGhost = 8;

function tilesOf({game}: GhostPlay): Tile[] {
	const last = game.fragment.length - 1;
	const tiles = Array.from(game.fragment.toUpperCase(), (text, place): Tile => {
		if (place < last) return {text, look: 'known'};
		return {text, look: game.ending ? 'lost' : 'fresh'};
	});
	return game.ending ? tiles : [...tiles, {text: '_', look: 'hidden'}];
}

function Facts({play, columns}: {readonly play: GhostPlay; readonly columns: number}) {
	const {game} = play;
	return (
		<>
			<Tiles tiles={tilesOf(play)} columns={columns} />
			<Text> </Text>
			{!game.ending && (
				<>
					<Text bold color={isComputersTurn(play) ? theme.quiet : theme.accent}>
						{turnText(play)}
					</Text>
					<Text color={theme.quiet}>
						{game.fragment === ''
							? `${countOf(countBehind(game.book, game.node), 'word')} can be reached`
							: `${game.fragment.toUpperCase()} begins ${countOf(countBehind(game.book, game.node), 'word')}`}
					</Text>
				</>
			)}
		</>
	);
}

function Ending({play}: {readonly play: GhostPlay}) {
	const {ending} = play.game;
	const isLost = ending && nameOf(play.settings, ending.loser) === 'you';
	return (
		<>
			<Text bold color={isLost ? theme.miss : theme.hit}>
				{`${isLost ? marks.miss : marks.hit} ${endingText(play)}`}
			</Text>
			<Text color={theme.quiet}>{whyText(play)}</Text>
		</>
	);
}

const seatOf = (move: number): Seat => (move % 2 === 0 ? 0 : 1);

/** Who played which letter, the newest last. */
function Moves({
	play: {game, settings},
	columns,
	rows,
}: {
	readonly play: GhostPlay;
	readonly columns: number;
	readonly rows: number;
}) {
	const moves = Array.from(game.fragment.toUpperCase(), (letter, move) => ({letter, move}));
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='letters' />
			{moves.slice(-(rows - 1)).map(({letter, move}) => (
				<Text key={move}>
					<Text color={theme.quiet}>
						{`${String(move + 1).padStart(4)}  ${nameOf(settings, seatOf(move)).padEnd(10)}`}
						{game.fragment.slice(0, move).toUpperCase()}
					</Text>
					<Text bold>{letter}</Text>
				</Text>
			))}
		</Box>
	);
}

/** A game of Ghost: the fragment, whose turn it is, who played what, and why it ended. */
export function GhostView({play, size}: Props) {
	const {fragment, ending} = play.game;
	const layout = layOutStage(size, underRows, true);
	return (
		<Stage
			layout={layout}
			figure={
				<Specter
					{...layout.figure}
					presence={Math.min(1, (fragment.length + 1) / fullGhost)}
					isAngry={ending !== undefined}
				/>
			}
			facts={<Facts play={play} columns={layout.facts} />}
			under={
				<Box flexDirection='column' height={underRows}>
					{ending && <Ending play={play} />}
				</Box>
			}
			panel={fragment !== '' && <Moves play={play} {...layout.panel} />}
		/>
	);
}
