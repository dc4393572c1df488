import {Text} from 'ink';
import type {ReactNode} from 'react';
import {Bars, heightsInRange} from '../../components/bars.js';
import {Rule} from '../../components/lines.js';
import {Scroll, type ListPart} from '../../components/scroll.js';
import {contentArea} from '../../components/stage/layout.js';
import {barColumn, tableLines, type TableRow} from '../../components/table.js';
import type {Scope, Statistics} from '../../statistics/statistics.js';
import {
	hitRateText,
	scopes,
	noGamesText,
	statisticsParts,
	statisticsDefinitions,
	type StatisticsPart,
} from '../../text/statistics.js';
import {wrapWords} from '../../text/wrap.js';
import {localDay} from '../../daily/index.js';
import {tallyGames} from '../../games/finished.js';
import {stepIn} from '../../settings/readers.js';
import {help, toMenu} from '../common-keys.js';
import {set, type Keys, type Screen, type ViewProps} from '../screen.js';
import {scrolled, scrollKeys, type Scrolled} from '../scrolling.js';

const widestBar = 24;
/** So many tables stand at the left of a wide window, what is counted one by one at the right. */
const atLeft = 3;

const linesOf = (
	{heading, remark, columns: titles, rows, bars = []}: StatisticsPart,
	columns: number,
): readonly ReactNode[] => [
	<Rule key='heading' columns={columns} left={heading} right={remark} />,
	...tableLines({
		columns: titles,
		rows: rows.map((cells, index): TableRow => ({key: String(index), cells})),
		width: columns,
		elastic:
			bars.length > 0
				? [
						barColumn(
							widestBar,
							bars.map(share => ({share, as: 'accent'})),
						),
					]
				: [],
	}),
];

const listOf =
	(parts: readonly StatisticsPart[]): ListPart =>
	columns =>
		parts.flatMap((part, index) => [...(index === 0 ? [] : ['']), ...linesOf(part, columns)]);

/** How many letters hit, and how that went from the first games to the last. */
const trendOf =
	({accuracy}: Statistics): ListPart =>
	columns => {
		const text = `  ${hitRateText(accuracy)}  `;
		return [
			<Text key='trend'>
				{text}
				<Bars heights={heightsInRange(accuracy.series, columns - text.length)} as='hit' />
			</Text>,
			'',
		];
	};

function listsOf(statistics: Statistics): readonly ListPart[] {
	if (statistics.games === 0) return [columns => wrapWords(noGamesText, columns)];
	const parts = statisticsParts(statistics);
	const trend = statistics.accuracy.letters > 0 ? trendOf(statistics) : () => [];
	const first = listOf(parts.slice(0, atLeft));
	const rest = parts.slice(atLeft);
	return [columns => [...trend(columns), ...first(columns)], ...(rest.length > 0 ? [listOf(rest)] : [])];
}

type State = Scrolled & {
	readonly scope: Scope;
	readonly statistics?: Readonly<Record<Scope, Statistics>> | undefined;
};

function StatsView({state: {statistics, scope, top}, size, send}: ViewProps<State>) {
	const counted = statistics?.[scope];
	return (
		counted && (
			<Scroll
				parts={listsOf(counted)}
				area={contentArea(size)}
				top={top}
				onTop={first => send(scrolled(() => first))}
			/>
		)
	);
}

const isSideways = (key: string): boolean => key === 'left' || key === 'right';

const keys: Keys<State> = [
	{
		keys: ['left', 'right', 'tab'],
		hint: 'games',
		help: 'all games, or those of one kind',
		does: key => state => ({
			state: {...state, top: 0, scope: stepIn(scopes, state.scope, key === 'left' ? -1 : 1)},
		}),
	},
	...scrollKeys(scrolled<State>).map(each => ({...each, keys: each.keys.filter(key => !isSideways(key))})),
	{...help, hint: 'what is counted'},
	toMenu,
];

export const screen: Screen<object, State> = {
	open: () => ({state: {scope: 'all', top: 0}}),
	keys: () => keys,
	work: () => [
		{
			key: 'count',
			run: async context => set<State>({statistics: await tallyGames(context, localDay(new Date()))}),
		},
	],
	View: StatsView,
	title: ({scope}) => ({trail: ['statistics', scope === 'all' ? 'all games' : scope], status: ''}),
	about: () => statisticsDefinitions.join(' '),
};
