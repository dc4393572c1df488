import {Box, Text} from 'ink';
import type {Area} from '../../components/stage/layout.js';
import {Panel, Prose} from '../../components/lines.js';
import {penalty, type Book, type GhostTurn} from '../../engine/index.js';
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
import {padEnd, widthOf, wrapWords} from '../../text/wrap.js';
import {sendText, waitingText} from '../../text/message.js';
import {lineIn, type GhostState} from './state.js';
import {Table, type TableRow} from '../../components/table.js';
import type {Column} from '../../text/tables.js';
import {marks, Tone} from '../../components/tone.js';
import {lookingText} from '../../text/progress.js';
import {besideColumns, besideRows, besideVerdict} from '../../text/ghost-beside.js';

const nameColumns = (play: GhostPlay): number => Math.max(...play.players.map(({name}) => widthOf(name))) + 2;

function Done({turn, book}: {readonly turn: GhostTurn; readonly book: Book}) {
	const {action, before} = turn;
	if (action.kind !== 'letter') return <Text>{doneText(turn, book)}</Text>;
	const {variant} = book;
	const fragment = variant.extend(before.fragment, action).toUpperCase();
	const index = variant.indexOf(before.fragment, action.place, action.letter);
	return (
		<Text>
			{fragment.slice(0, index)}
			<Text bold>{fragment.charAt(index)}</Text>
			{fragment.slice(index + 1)}
		</Text>
	);
}

type Props = Area & {readonly play: GhostPlay};

export function Letters({play, columns, rows}: Props) {
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	const shown = turns.slice(-Math.max(1, rows - 1));
	const cut = turns.length - shown.length;
	return (
		<Panel columns={columns} left='letters' right={cut === 0 ? '' : countOf(cut, 'earlier letter')}>
			{shown.map(({turn, index}) => (
				<Text key={index} wrap='truncate-end'>
					{`${String(index + 1).padStart(4)}  ${padEnd(nameAt(play, turn.player), nameColumns(play))}`}
					<Done turn={turn} book={play.book} />
				</Text>
			))}
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

/** A game seldom needs more, and the sentence behind it needs the rest. */
const mostDone = 18;

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
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	const room = Math.max(0, rows - 1 - lines.length);
	const widths = play.game.turns.map(turn => widthOf(doneText(turn, play.book)));
	const doneColumns = Math.min(mostDone, Math.max(...widths)) + 2;
	return (
		<Panel columns={columns} left='coach' right='what decided it'>
			{lines.map((line, index) => (
				<Text key={index} bold={turning !== undefined}>{`  ${line}`}</Text>
			))}
			{(room === 0 ? [] : turns.slice(-room)).map(({turn, index}) => {
				const standing = lookBack.standings[index] ?? 'losing';
				const isMistake = standing === 'gave-away';
				return (
					<Box key={index} height={1}>
						<Box flexShrink={0}>
							<Text>{`${String(index + 1).padStart(4)}  ${padEnd(nameAt(play, turn.player), nameColumns(play))}`}</Text>
						</Box>
						<Box width={doneColumns} flexShrink={0}>
							<Done turn={turn} book={play.book} />
						</Box>
						<Tone wrap='truncate-end' as={isMistake ? 'miss' : 'quiet'}>
							{`${isMistake ? marks.miss : ' '} ${standingText(play, turn, standing)}`}
						</Tone>
					</Box>
				);
			})}
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
