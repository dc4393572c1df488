import {Box, Text} from 'ink';
import {bar} from '../../components/bars.js';
import {ProgramLog} from '../../components/notes.js';
import {Panel} from '../../components/lines.js';
import {contentArea, firstShown, type Area} from '../../components/stage/layout.js';
import {marks, Tone} from '../../components/tone.js';
import {scoreOfCell, trueWord, type Cell, type CellResult} from '../../engine/index.js';
import {clockText, countOf, formatNumber, percent as share} from '../../text/numbers.js';
import {forfeitText} from '../../text/tournament.js';
import {cutEnd, padEnd, padStart} from '../../text/wrap.js';
import type {ViewProps} from '../screen.js';
import {
	cellOf,
	hardestWords,
	isTournamentRunning,
	measured,
	nameIn,
	shownResults,
	type Measure,
	type TournamentState,
} from './state.js';

const shades = [' ', '░', '▒', '▓', '█'] as const;
const cellColumns = 9;
const lengthColumns = 8;
/** More guessers than these are moved through, where the hardest words stand beside the map. */
const mostAcross = 8;

const percent = (part: number) => share(part, part === 1 ? 0 : 1);

const measureText = (measure: Measure) => {
	if (measure === 'mean') return 'mean misses';
	return measure === 'worst' ? 'most misses' : `won with ${measure} wrong guesses`;
};

const valueText = (result: CellResult, measure: Measure) => {
	const value = measured(result, measure);
	if (value === undefined) return 'out';
	if (measure === 'mean') return value.toFixed(2);
	return measure === 'worst' ? String(value) : percent(value);
};

function Progress({play, columns}: {readonly play: TournamentState; readonly columns: number}) {
	const {share, seconds} = play;
	const text = isTournamentRunning(play)
		? `${Math.floor(share * 100)}%  ${share > 0 ? `${clockText((seconds / share) * (1 - share))} left` : ''}`
		: `done in ${clockText(seconds)}`;
	const cells = Math.max(0, columns - 22);
	const full = Math.round(share * cells);
	return (
		<Text>
			<Tone as='fiend'>{bar(share, cells)}</Tone>
			<Tone as='frame'>{'░'.repeat(cells - full)}</Tone>
			{`  ${text}`}
		</Text>
	);
}

type CellProps = {
	readonly result: CellResult | undefined;
	readonly measure: Measure;
	readonly most: number;
	readonly isSelected: boolean;
};

function MapCell({result, measure, most, isSelected}: CellProps) {
	const value = result && measured(result, measure);
	const shade = value === undefined || most === 0 ? ' ' : shades[Math.round((value / most) * 4)];
	const text = result ? valueText(result, measure) : '·';
	return (
		<Tone as={isSelected ? 'accent' : 'quiet'} bold={isSelected}>
			{isSelected ? marks.kept : ' '}
			{text.padStart(6)}
			<Tone as='fiend'>{shade}</Tone>{' '}
		</Tone>
	);
}

const headOf = (name: string) =>
	padEnd(padStart(cutEnd(name, cellColumns - 1), cellColumns - 2), cellColumns);

type PartProps = Area & {readonly play: TournamentState};

function HeatMap({play, columns, rows}: PartProps) {
	const {tournament, measure} = play;
	const results = shownResults(play);
	const most = Math.max(0, ...results.map(result => measured(result, measure) ?? 0));
	const first = firstShown(tournament.lengths.length, rows, play.length);
	const across = Math.max(1, Math.floor((columns - lengthColumns) / cellColumns));
	const left = firstShown(tournament.guessers.length, across, play.guesser);
	const guessers = tournament.guessers.slice(left, left + across);
	return (
		<Panel
			columns={columns}
			left={`against ${nameIn(play, tournament.choosers[play.chooser] ?? '')}`}
			right={measureText(measure)}
		>
			<Text>
				{'letters'.padEnd(lengthColumns)}
				{guessers.map(name => headOf(nameIn(play, name))).join('')}
			</Text>
			{tournament.lengths.slice(first, first + rows).map((length, index) => (
				<Text key={length}>
					<Text>
						{String(length)
							.padStart(lengthColumns - 3)
							.padEnd(lengthColumns)}
					</Text>
					{guessers.map((guesser, column) => (
						<MapCell
							key={guesser}
							result={results.find(result => result.guesser === guesser && result.length === length)}
							measure={measure}
							most={most}
							isSelected={left + column === play.guesser && first + index === play.length}
						/>
					))}
				</Text>
			))}
		</Panel>
	);
}

const gamesText = ({misses, forfeited}: CellResult) =>
	(misses ? `, ${misses.mean.toFixed(2)} misses` : '') +
	(forfeited > 0 ? `, ${formatNumber(forfeited)} forfeited` : '');

function lastLine(play: TournamentState, cell: Cell, {misses}: CellResult): string {
	const {board, dictionary} = play;
	const [forfeit] = scoreOfCell(board, cell)?.forfeits ?? [];
	if (forfeit) return `forfeited: ${forfeitText(forfeit, cell, player => nameIn(play, player))}`;
	return misses
		? `hardest: ${trueWord(dictionary, misses.worstWord)}, ${countOf(misses.worst, 'miss', 'misses')}`
		: '';
}

function CellText({play}: {readonly play: TournamentState}) {
	const cell = cellOf(play);
	const result = shownResults(play).find(
		({guesser, length}) => guesser === cell?.guesser && length === cell.length,
	);
	if (cell === undefined) return null;
	return (
		<Box flexDirection='column' height={3} flexShrink={0}>
			<Text bold wrap='truncate-end'>
				{`${nameIn(play, cell.guesser)} against ${nameIn(play, cell.chooser)}, ${cell.length} letters`}
				{result && <Text>{`  ${countOf(result.games, 'game')}${gamesText(result)}`}</Text>}
			</Text>
			<Text wrap='truncate-end'>
				{result
					? `won ${percent(result.won[6])} with 6, ${percent(result.won[8])} with 8, ${percent(result.won[10])} with 10`
					: 'still to be played'}
			</Text>
			{result && <Text wrap='truncate-end'>{lastLine(play, cell, result)}</Text>}
		</Box>
	);
}

function Hardest({play, columns, rows}: PartProps) {
	const words = hardestWords(play);
	const cell = cellOf(play);
	const errors = play.errors.filter(({by}) => by === cell?.guesser || by === cell?.chooser);
	const errorRows = errors.length === 0 ? 0 : Math.min(errors.length + 2, Math.floor(rows / 2));
	const width = (cell?.length ?? 0) + 8;
	const across = Math.max(1, Math.floor(columns / width));
	const lines = Math.min(rows - errorRows - 1, Math.ceil(words.length / across));
	return (
		<Panel columns={columns} left='hardest words' right={formatNumber(words.length)}>
			{Array.from({length: lines}, (_, line) => (
				<Text key={line}>
					{words
						.filter((_, index) => index % lines === line)
						.slice(0, across)
						.map(({word, misses}) => `${String(misses).padStart(4)} ${word}`.padEnd(width))
						.join('')}
				</Text>
			))}
			{words.length === 0 && <Text>{errors.length === 0 ? '  still to be played' : '  none'}</Text>}
			{errorRows > 0 && (
				<Box marginTop={1}>
					<ProgramLog
						log={errors}
						names={new Map(errors.map(({by}) => [by, nameIn(play, by)]))}
						right='standard error'
						columns={columns}
						rows={errorRows - 1}
					/>
				</Box>
			)}
		</Panel>
	);
}

/** From here on the hardest words of the cell stand beside the map. */
const wideColumns = 106;
const gap = 4;
/** How far it is, the cell that is looked at, the heading and the names of the guessers, and the blank lines between. */
const usedRows = 8;

export function TournamentView({state: play, size}: ViewProps<TournamentState>) {
	const area = contentArea(size);
	const isWide = area.columns >= wideColumns;
	const mapColumns = lengthColumns + cellColumns * Math.min(play.tournament.guessers.length, mostAcross);
	const left = isWide ? Math.max(mapColumns, Math.floor((area.columns - gap) / 2)) : area.columns;
	const right = area.columns - gap - left;
	const rows = area.rows - usedRows;
	return (
		<Box flexGrow={1} marginTop={1} alignItems='center' justifyContent='center'>
			<Box columnGap={gap}>
				<Box flexDirection='column' width={left} rowGap={1} flexShrink={0}>
					<Progress play={play} columns={left} />
					{play.isDrilled && !isWide ? (
						<Hardest play={play} columns={left} rows={rows + 2} />
					) : (
						<HeatMap play={play} columns={left} rows={rows} />
					)}
					<CellText play={play} />
				</Box>
				{isWide && (
					<Box flexDirection='column' width={right}>
						<Hardest play={play} columns={right} rows={area.rows} />
					</Box>
				)}
			</Box>
		</Box>
	);
}
