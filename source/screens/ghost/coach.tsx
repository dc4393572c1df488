import {Box, Text} from 'ink';
import {More, shownRows} from '../../components/more.js';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {marks, Tone} from '../../components/tone.js';
import type {Step} from '../../engine/index.js';
import {deadText} from '../../text/ghost.js';
import {
	alike,
	byMeritIn,
	everyoneRows,
	isGood,
	letterText,
	outcomeOf,
	outcomes,
	outcomeText,
	samplesText,
	type AnyAdvice,
} from '../../text/ghost-coach.js';
import {isParty, namesFrom} from '../../text/ghost-party.js';
import {formatNumber} from '../../text/numbers.js';
import {lookingText} from '../../text/progress.js';
import type {Column} from '../../text/tables.js';
import {cutEnd} from '../../text/wrap.js';
import {callIn, coachedPlace, type CoachResult, type GhostState} from './state.js';

type Props = {readonly state: GhostState; readonly columns: number; readonly rows: number};

const headings: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'then', side: 'left'},
	{title: 'words', side: 'right'},
	{title: 'shortest, typical', side: 'left', least: 8},
];

type RestProps = {
	readonly state: GhostState;
	readonly fragment: string;
	readonly advice: readonly AnyAdvice[];
};

/** The letters for which there are no lines, by what they lead to and by their places. */
function Rest({state, fragment, advice}: RestProps) {
	const {book} = state.play;
	const call = callIn(state);
	return (
		<Text wrap='truncate-end'>
			{'  …'}
			{alike(advice).map(({outcome, many, places}) => (
				<Text key={many}>
					<Tone as={outcomes[outcome].tone}>{`  ${marks[outcomes[outcome].mark]} ${many} `}</Tone>
					{places
						.map(([place, letters]) =>
							call({kind: 'letter', letter: letters.join(''), place}, {book, fragment}),
						)
						.join(' ')}
				</Text>
			))}
		</Text>
	);
}

function isPlayed(state: GhostState, {letter, place}: Step): boolean {
	const {done, fragment} = coachedPlace(state);
	if (done?.kind !== 'letter' || state.coached?.position.fragment !== fragment) return false;
	return done.letter === letter && done.place === place;
}

function Listed({
	state,
	coached: {position, coaching},
	columns,
	rows,
}: Props & {readonly coached: CoachResult}) {
	const {book} = state.play;
	const sorted = byMeritIn(coaching);
	const most = sorted.length <= rows ? rows : Math.max(0, rows - 1);
	// The letter that was played is among them, whatever it leads to.
	const played = sorted.slice(most).filter(advice => isPlayed(state, advice));
	const listed = [...sorted.slice(0, most - played.length), ...played];
	const rest = sorted.filter(advice => !listed.includes(advice));
	const lines = listed.map((advice, index): TableRow => {
		const {mark, tone} = outcomes[outcomeOf(advice)];
		const isNow = isPlayed(state, advice);
		return {
			key: String(index),
			cells: [
				letterText(book, position.fragment, advice, callIn(state)),
				{text: `${marks[mark]} ${outcomeText(advice)}`, as: tone},
				formatNumber(advice.count),
				samplesText(advice, book.dictionary),
			],
			...((isNow || isGood(advice)) && {mark: isNow ? 'chosen' : 'kept'}),
		};
	});
	return (
		<>
			<Table columns={headings} rows={lines} width={columns} />
			{rest.length > 0 && <Rest state={state} fragment={position.fragment} advice={rest} />}
		</>
	);
}

export function Coach({state, columns, rows}: Props) {
	const {coached, play} = state;
	const {isDead, fragment} = coachedPlace(state);
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' />
			{isDead && <Text>{`  ${deadText(play.book, fragment)}`}</Text>}
			{!isDead && !coached && <Text>{`  ${lookingText}`}</Text>}
			{!isDead && coached && <Listed state={state} coached={coached} columns={columns} rows={rows - 2} />}
		</Box>
	);
}

/** What a column of a player takes at least: a mark and the gap. */
const leastOfPlayer = 4;

export function Everyone({state, columns, rows}: Props) {
	const {coached, play} = state;
	const place = coachedPlace(state);
	const coaching = coached && isParty(coached.coaching) && !place.isDead ? coached.coaching : undefined;
	if (coaching === undefined || coached === undefined)
		return (
			<Box flexDirection='column'>
				<Rule columns={columns} left='everyone' />
				<Text>{`  ${place.isDead ? deadText(play.book, place.fragment) : lookingText}`}</Text>
			</Box>
		);
	const names = namesFrom(play, place.player);
	const room = Math.max(leastOfPlayer, Math.floor((columns - 10) / names.length) - 2);
	const rowsOf = everyoneRows(play, coached.position.fragment, coaching, callIn(state));
	const {shown, after} = shownRows(rowsOf, rows - 2);
	const headings: readonly Column[] = [
		{title: 'letter', side: 'left'},
		...names.map(name => ({title: cutEnd(name, room), side: 'left'}) as const),
	];
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='everyone' right='with each letter' />
			<Table
				columns={headings}
				rows={shown.map(({title, standings, isGood: isMarked}, index): TableRow => ({
					key: String(index),
					cells: [
						title,
						...standings.map(standing => {
							const {mark, one, tone} = outcomes[standing];
							return {text: cutEnd(`${marks[mark]} ${one}`, room), as: tone} as const;
						}),
					],
					...(isMarked && {mark: 'kept' as const}),
				}))}
				width={columns}
			/>
			<More count={after} noun='more letter' />
		</Box>
	);
}
