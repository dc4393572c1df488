import {Box, Text} from 'ink';
import {Rule} from '../../components/lines.js';
import {marks, Tone} from '../../components/tone.js';
import {isWholeWord} from '../../engine/index.js';
import {isOver, type HangmanPlay} from '../../games/hangman.js';
import {raceOf, type Rival} from '../../games/rival.js';
import {
	noBestText,
	raceCells,
	raceStanding,
	raceVerdict,
	rivalName,
	type RaceCell,
	type RaceGame,
} from '../../text/race.js';
import {padEnd, widthOf} from '../../text/wrap.js';

const cellColumns = 3;
/** What stands behind the letters: `won, 12 misses`. */
const standingColumns = 18;
const labelGap = 2;

type Lane = {
	readonly name: string;
	readonly cells: readonly RaceCell[];
	readonly standing: string;
	/** Whether its letters are shown, or only what came of them. */
	readonly isOpen: boolean;
};

function lanesOf(play: HangmanPlay, rival: Rival): readonly Lane[] {
	const isEnd = isOver(play);
	const {yours, theirs: others, by} = raceOf(play, rival);
	const letters = isEnd ? Number.POSITIVE_INFINITY : yours.turns.length;
	const laneOf = (name: string, game: RaceGame, isOpen: boolean): Lane => ({
		name,
		cells: raceCells(game, letters),
		standing: raceStanding(game, letters),
		isOpen,
	});
	const theirs = laneOf(rivalName(by), others, isEnd);
	const isBehind = !rival.isDone && (isEnd || theirs.cells.length < letters);
	return [laneOf('you', yours, true), isBehind ? {...theirs, standing: 'thinking…'} : theirs];
}

/** A whole word has the room of a letter. */
const signOf = (guess: string): string => (isWholeWord(guess) ? '=' : guess);

type LaneProps = {readonly lane: Lane; readonly label: number; readonly cells: number};

function LaneView({lane: {name, cells, standing, isOpen}, label, cells: room}: LaneProps) {
	const cut = cells.length > room;
	const shown = cut ? cells.slice(cells.length - room + 1) : cells;
	return (
		<Text wrap='truncate-end'>
			{`  ${padEnd(name, label)}`}
			{cut && padEnd('…', cellColumns)}
			{shown.map(({guess, isHit}, index) => {
				const as = isHit ? 'hit' : 'miss';
				return <Tone key={index} as={as}>{`${isOpen ? signOf(guess) : ' '}${marks[as]} `}</Tone>;
			})}
			{' '.repeat(cellColumns * Math.max(0, room - shown.length - (cut ? 1 : 0)))}
			{`  ${standing}`}
		</Text>
	);
}

type Props = {
	readonly play: HangmanPlay;
	/** Undefined where the player has no best game yet. */
	readonly rival: Rival | undefined;
	readonly columns: number;
	readonly isShort: boolean;
};

export const raceRows = 3;

/** Your game and the one beside it, letter by letter: the other's letters only once yours is over. */
export function Race({play, rival, columns, isShort}: Props) {
	if (isShort) {
		const lanes = rival
			? lanesOf(play, rival).map(({name, standing}) => `${name} ${standing}`)
			: [noBestText];
		return <Text wrap='truncate-end'>{`  ${['race', ...lanes].join(' · ')}`}</Text>;
	}

	if (rival === undefined)
		return (
			<Box flexDirection='column' height={raceRows} flexShrink={0}>
				<Rule columns={columns} left='race' />
				<Text wrap='truncate-end'>{`  ${noBestText}`}</Text>
			</Box>
		);
	const lanes = lanesOf(play, rival);
	const label = Math.max(...lanes.map(({name}) => widthOf(name))) + labelGap;
	const room = Math.max(3, Math.floor((columns - label - standingColumns - 2) / cellColumns));
	const longest = Math.max(3, ...lanes.map(({cells}) => cells.length));
	return (
		<Box flexDirection='column' height={raceRows} flexShrink={0}>
			<Rule
				columns={columns}
				left='race'
				right={isOver(play) && rival.isDone ? raceVerdict(raceOf(play, rival)) : ''}
			/>
			{lanes.map(lane => (
				<LaneView key={lane.name} lane={lane} label={label} cells={Math.min(room, longest)} />
			))}
		</Box>
	);
}
