import {Text} from 'ink';
import type {Area} from '../../components/stage/layout.js';
import {Panel, Prose} from '../../components/lines.js';
import {penalty, type GhostTurn} from '../../engine/index.js';
import {besideOf, type GhostPlay} from '../../games/ghost.js';
import {
	doneText,
	nameAt,
	actionText,
	penaltiesOf,
	spokenText,
	standingText,
	turningText,
} from '../../text/ghost.js';
import {countOf} from '../../text/numbers.js';
import {wrapWords} from '../../text/wrap.js';
import {sendText, waitingText} from '../../text/message.js';
import type {LookBack} from '../../workers/tasks/ghost.js';
import {lineIn, type GhostState} from './state.js';
import {Table, type TableRow} from '../../components/table.js';
import type {Column} from '../../text/tables.js';
import {marks} from '../../components/tone.js';
import {lookingText} from '../../text/progress.js';
import {besideColumns, besideRows, besideVerdict} from '../../text/ghost-beside.js';

type Props = Area & {readonly play: GhostPlay};

const turnColumns: readonly Column[] = [
	{title: '', side: 'right'},
	{title: 'player', side: 'left'},
	{title: 'letters', side: 'left', least: 8},
];

/** The last turns that there is room for; once a round is over with how whoever played each stood. */
function Turns({play, standings, columns, rows}: Props & {readonly standings?: LookBack['standings']}) {
	const lines = play.game.turns.map((turn, index): TableRow => {
		const cells = [String(index + 1), nameAt(play, turn.player), doneText(turn, play.book)];
		if (standings === undefined) return {key: String(index), cells};
		const standing = standings[index] ?? 'losing';
		const isMistake = standing === 'gave-away';
		const text = `${isMistake ? marks.miss : ' '} ${standingText(play, turn, standing)}`;
		return {key: String(index), cells: [...cells, {text, as: isMistake ? 'miss' : 'quiet'}]};
	});
	const shown = rows < 2 ? [] : lines.slice(1 - rows);
	return (
		<Table
			columns={standings ? [...turnColumns, {title: '', side: 'left', least: 8}] : turnColumns}
			rows={shown}
			width={columns}
		/>
	);
}

export function Letters({play, columns, rows}: Props) {
	const cut = Math.max(0, play.game.turns.length - (rows - 2));
	return (
		<Panel columns={columns} left='letters' right={cut === 0 ? '' : countOf(cut, 'earlier letter')}>
			<Turns play={play} columns={columns} rows={rows - 1} />
		</Panel>
	);
}

type MessageProps = {readonly state: GhostState; readonly columns: number};

export function Message({state, columns}: MessageProps) {
	const {play} = state;
	const line = lineIn(state);
	return (
		<Panel columns={columns} left='message' right={line === undefined ? '' : 'C copies it'}>
			<Prose columns={columns}>{line === undefined ? ' ' : sendText(play)}</Prose>
			<Prose bold columns={columns}>
				{line ?? ' '}
			</Prose>
			<Text> </Text>
			<Prose columns={columns}>{waitingText(play, true)}</Prose>
		</Panel>
	);
}

const played: Column = {title: 'letters of this round', side: 'left', least: 8};
const has: Column = {title: 'has', side: 'left'};

function doneBy({book, game}: GhostPlay, player: number): string {
	const turnsOf = (turn: GhostTurn) => (turn.player === player ? [turn] : []);
	return game.turns
		.flatMap(turnsOf)
		.map(({action, before: {fragment}}) =>
			action.kind === 'letter' ? actionText(action, {book, fragment}) : spokenText(action),
		)
		.join(' ');
}

export function Players({play, columns, rows}: Props) {
	const {game, settings} = play;
	const {isMatch} = settings;
	const lines = penaltiesOf(play).map(({name, letters}, player): TableRow => {
		const isOut = letters === penalty;
		const isNext = !game.ending && game.toMove === player;
		return {
			key: String(player),
			cells: [
				name,
				...(isMatch ? [isOut ? 'out' : letters.padEnd(penalty.length, '·')] : []),
				isOut ? '' : doneBy(play, player),
			],
			...(isNext && {mark: 'chosen'}),
		};
	});
	return (
		<Panel columns={columns} left='players' right={isMatch ? 'G-H-O-S-T is out' : ''}>
			<Table
				columns={[{title: 'player', side: 'left'}, ...(isMatch ? [has] : []), played]}
				rows={lines.slice(0, Math.max(1, rows - 2))}
				width={columns}
			/>
		</Panel>
	);
}

type ReviewProps = Area & {readonly state: GhostState};

export function Review({state: {play, lookBack}, columns, rows}: ReviewProps) {
	if (lookBack === undefined)
		return (
			<Panel columns={columns} left='coach' right='what decided it'>
				<Text>{`  ${lookingText}`}</Text>
			</Panel>
		);
	const turning = lookBack.turningPoint;
	const text = turning
		? turningText(play, turning)
		: 'The loser could never force a win: it was lost from the start.';
	const lines = wrapWords(text, columns - 4);
	const room = rows - 1 - lines.length;
	return (
		<Panel columns={columns} left='coach' right='what decided it'>
			{lines.map((line, index) => (
				<Text key={index} bold={turning !== undefined}>{`  ${line}`}</Text>
			))}
			{room > 1 && <Turns play={play} standings={lookBack.standings} columns={columns} rows={room} />}
		</Panel>
	);
}

type BesideProps = Area & {readonly yours: GhostPlay; readonly theirs: GhostPlay};

const headRows = 2;

export function Beside({yours, theirs, columns, rows}: BesideProps) {
	const [ours, others] = [besideOf(yours), besideOf(theirs)];
	const lines = besideRows(ours, others).map((row, at): TableRow => ({
		key: String(at),
		cells: [String(at + 1), row.yours, row.theirs],
		...(row.isParting && {mark: 'chosen'}),
	}));
	return (
		<Panel columns={columns} left='both games' right={besideVerdict(ours, others)}>
			<Table columns={besideColumns} rows={lines.slice(-Math.max(1, rows - headRows))} width={columns} />
		</Panel>
	);
}
