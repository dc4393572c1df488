import {Box, Text} from 'ink';
import {Bars, heightsInRange} from '../../components/bars.js';
import {Panel, Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import {Table, type TableRow} from '../../components/table.js';
import {marks, Tone} from '../../components/tone.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';
import type {Scope, Statistics} from '../../statistics/statistics.js';
import {
	hitRateText,
	scopes,
	noGamesText,
	statisticsParts,
	statisticsDefinitions,
	type StatisticsPart,
} from '../../text/statistics.js';
import {localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {stepIn} from '../../settings/readers.js';
import {help, toMenu} from '../common-keys.js';
import {set, type Keys, type Screen} from '../screen.js';

const headRows = 2;
const partHead = 2;
const wideColumns = 106;
const columnGap = 4;
const widestBar = 24;
/** A page of all games takes so many lines in two columns. */
const usualRows = 24;

type Placed = {readonly part: StatisticsPart; readonly rows: number};

const leastRows = 4;

/** The parts that there are lines for, a blank line between two: each gets what is worth its heading, then the first get more. */
function place(parts: readonly StatisticsPart[], rows: number): readonly Placed[] {
	const placed: Placed[] = [];
	let left = rows + 1;
	for (const part of parts) {
		const least = partHead + Math.min(leastRows, part.rows.length);
		if (placed.length > 0 && least + 1 > left) break;
		placed.push({part, rows: Math.min(least, rows)});
		left -= least + 1;
	}

	return placed.map(each => {
		const more = Math.max(0, Math.min(left, each.part.rows.length + partHead - each.rows));
		left -= more;
		return {...each, rows: each.rows + more};
	});
}

function placeAll(parts: readonly StatisticsPart[], columns: number, rows: number) {
	const needs = ({rows: lines}: StatisticsPart) => lines.length + partHead + 1;
	if (columns < wideColumns) return [place(parts, rows)];
	const total = parts.reduce((sum, part) => sum + needs(part), 0);
	let sum = 0;
	const first = parts.filter(part => {
		const isFirst = sum < total / 2;
		sum += needs(part);
		return isFirst;
	});
	return [place(first, rows), place(parts.slice(first.length), rows)];
}

type PartProps = Placed & {readonly columns: number};

function Part({part, rows, columns}: PartProps) {
	const shown = part.rows.slice(0, rows - partHead);
	const cut = part.rows.length - shown.length;
	const lines = shown.map((cells, index): TableRow => ({key: String(index), cells}));
	const bars = part.bars?.map(share => ({share, as: 'accent'}) as const);
	return (
		<Panel
			columns={columns}
			left={part.heading}
			right={cut > 0 ? `${shown.length} of ${part.rows.length} shown` : part.remark}
		>
			<Table
				columns={part.columns}
				rows={lines}
				width={columns}
				bars={bars && {each: bars, widest: widestBar}}
			/>
		</Panel>
	);
}

function Scopes({scope}: {readonly scope: Scope}) {
	return (
		<Text wrap='truncate-end'>
			{scopes.map(each => (
				<Text key={each} bold={each === scope}>
					<Tone as='accent'>{each === scope ? `${marks.chosen} ` : '  '}</Tone>
					{`${each}   `}
				</Text>
			))}
		</Text>
	);
}

type StatsProps = {
	readonly statistics: Statistics | undefined;
	readonly scope: Scope;
	readonly size: TerminalSize;
};

function StatsView({statistics, scope, size}: StatsProps) {
	const area = contentArea(size);
	if (statistics === undefined) return null;
	const {accuracy} = statistics;
	const hasTrend = accuracy.letters > 0;
	const trendText = `  ${hitRateText(accuracy)}`;
	const head = headRows + (hasTrend ? 2 : 0);
	const columns = placeAll(statisticsParts(statistics), area.columns, area.rows - head);
	const drawn = Math.max(...columns.map(placed => placed.reduce((sum, {rows}) => sum + rows + 1, -1)));
	// The filter stays where it is, whatever it lets through.
	const top = Math.max(0, Math.min(Math.floor((area.rows - usualRows) / 2), area.rows - head - drawn));
	const width = columns.length === 1 ? area.columns : Math.floor((area.columns - columnGap) / 2);
	return (
		<Box flexDirection='column' marginTop={1 + top} width={area.columns} flexShrink={0}>
			<Scopes scope={scope} />
			{statistics.games === 0 ? (
				<Box marginTop={1}>
					<Prose columns={area.columns}>{noGamesText}</Prose>
				</Box>
			) : (
				<>
					{hasTrend && (
						<Box marginTop={1} columnGap={2}>
							<Text>{trendText}</Text>
							<Bars heights={heightsInRange(accuracy.series, area.columns - trendText.length - 2)} as='hit' />
						</Box>
					)}
					<Box marginTop={1} columnGap={columnGap}>
						{columns.map((placed, index) => (
							<Box key={index} flexDirection='column' width={width} rowGap={1} flexShrink={0}>
								{placed.map(each => (
									<Part key={each.part.heading} {...each} columns={width} />
								))}
							</Box>
						))}
					</Box>
				</>
			)}
		</Box>
	);
}

type State = {
	readonly scope: Scope;
	readonly statistics?: Readonly<Record<Scope, Statistics>> | undefined;
};

const keys: Keys<State> = [
	{
		keys: ['left', 'right', 'tab'],
		hint: 'games',
		help: 'all games, or those of one kind',
		does: key => state => ({
			state: {...state, scope: stepIn(scopes, state.scope, key === 'left' ? -1 : 1)},
		}),
	},
	{...help, hint: 'what is counted'},
	toMenu,
];

export const screen: Screen<object, State> = {
	open: () => ({state: {scope: 'all'}}),
	keys: () => keys,
	work: () => [
		{
			key: 'count',
			run: async context => set<State>({statistics: await tallyGames(context, localDay(new Date()))}),
		},
	],
	View: ({state: {statistics, scope}, size}) => (
		<StatsView statistics={statistics?.[scope]} scope={scope} size={size} />
	),
	title: () => ({trail: ['statistics'], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
