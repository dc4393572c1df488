import {Text} from 'ink';
import type {Area} from '../../components/stage/layout.js';
import {Panel, Rule} from '../../components/lines.js';
import {marks, Tone} from '../../components/tone.js';
import {lastAlive, nodeOf, playerAfter, type TreeLine, type Step} from '../../engine/index.js';
import {does, deadText} from '../../text/ghost.js';
import {
	outcomes,
	alike,
	byMeritIn,
	isGood,
	letterText,
	outcomeOf,
	outcomeText,
	samplesText,
	wordsText,
	type AnyAdvice,
	type Outcome,
} from '../../text/ghost-coach.js';
import {namesFrom, standingSentence, isParty} from '../../text/ghost-standings.js';
import {countOf, formatNumber} from '../../text/numbers.js';
import {callIn, coachedPlace, type GhostState, type CoachResult} from './state.js';
import {isSamePosition} from './tree-view.js';
import {Table, type TableCell, type TableRow} from '../../components/table.js';
import {lookingText} from '../../text/progress.js';
import type {Column} from '../../text/tables.js';
import {cutEnd} from '../../text/wrap.js';

type PanelProps = Area & {readonly state: GhostState};

function playerAtTop({play: {game}, cursor: {path}}: GhostState): number {
	const turn = game.ending ? lastAlive(game) : undefined;
	const letters = (path.at(-1)?.fragment.length ?? 0) - (path[0]?.fragment.length ?? 0);
	return playerAfter(game.order, turn?.player ?? game.toMove, letters);
}

/** Who wins at a line, or among several how someone stands: whoever sits alone at the screen, or else whoever is to move at the top. */
function Outcome({state, line}: {readonly state: GhostState; readonly line: TreeLine}) {
	const {play} = state;
	const {order} = play.game;
	const names = namesFrom(play, playerAtTop(state));
	const own = Math.max(0, names.indexOf('you'));
	const standing = line.standings[own] ?? 'depends';
	const {mark, tone} = outcomes[standing];
	const told =
		order.length === 2
			? does(names[line.standings.indexOf('safe')] ?? '', 'win')
			: standingSentence(names[own] ?? '', standing);
	return <Tone as={tone}>{`  ${marks[mark]} ${told}`}</Tone>;
}

export function GhostTree({state, columns, rows}: PanelProps) {
	const {
		cursor,
		tree,
		play: {book},
	} = state;
	const position = cursor.path.at(-1);
	if (position === undefined || tree === undefined) return <Rule columns={columns} left='tree' />;
	const isHere = isSamePosition(tree.position, position);
	const {rest} = tree.tree;
	// A tree for a higher window stays until the next one is drawn.
	const lines = tree.tree.lines.slice(0, rows - (rest ? 2 : 1));
	return (
		<Panel
			columns={columns}
			left={`tree ${tree.position.fragment.toUpperCase()}`.trimEnd()}
			right={wordsText(book, nodeOf(book, tree.position.fragment))}
		>
			{lines.map((line, index) => (
				<Text key={index} wrap='truncate-end'>
					<Tone as='accent'>{isHere && index === cursor.line ? `${marks.chosen} ` : '  '}</Tone>
					<Tone as='frame'>{line.marks}</Tone>
					<Text bold>{line.text.toUpperCase()}</Text>
					{line.isWord && ` ${marks.left}`}
					{line.more > 0 && `  +${countOf(line.more, 'word')}`}
					<Outcome state={state} line={line} />
				</Text>
			))}
			{rest && (
				<Text wrap='truncate-end'>
					{`  └─ ${countOf(rest.moves, 'more letter')}`}
					{rest.words !== undefined && `  +${countOf(rest.words, 'word')}`}
				</Text>
			)}
		</Panel>
	);
}

const letterColumn: Column = {title: 'letter', side: 'left'};
const thenColumn: Column = {title: 'then', side: 'left'};
const wordColumns: readonly Column[] = [
	{title: 'words', side: 'right', rank: 2},
	{title: 'shortest, typical', side: 'left', least: 8, rank: 1},
];

/** What a name takes at most of whoever is not to play: under it stand marks alone. */
const mostOfName = 5;

type RestProps = {
	readonly state: GhostState;
	readonly fragment: string;
	readonly advice: readonly AnyAdvice[];
};

/** The letters for which there are no lines, by what they lead to. */
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
						.map(([place, each]) => call({kind: 'letter', letter: each.join(''), place}, {book, fragment}))
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

const outcomeColumns = Math.max(...Object.values(outcomes).map(({one}) => one.length)) + 2;

/** How one of several players stands: whoever is to play in words, the others by a mark. */
function standingCell(outcome: Outcome, at: number): TableCell {
	const {mark, tone, one} = outcomes[outcome];
	return {text: at === 0 ? `${marks[mark]} ${one}` : marks[mark], as: tone};
}

const thenCell = (advice: AnyAdvice): TableCell => {
	const {mark, tone} = outcomes[outcomeOf(advice)];
	return {text: `${marks[mark]} ${outcomeText(advice)}`, as: tone};
};

function Listed({
	state,
	coached: {position, coaching},
	columns,
	rows,
}: PanelProps & {readonly coached: CoachResult}) {
	const {book} = state.play;
	const sorted = byMeritIn(coaching);
	const room = isParty(coaching) ? rows - 1 : rows;
	const most = sorted.length <= room ? room : Math.max(0, room - 1);
	// The letter that was played is among them, whatever it leads to.
	const played = sorted.slice(most).filter(advice => isPlayed(state, advice));
	const listed = [...sorted.slice(0, most - played.length), ...played];
	const rest = sorted.filter(advice => !listed.includes(advice));
	const party = isParty(coaching) ? coaching : undefined;
	const names = party ? namesFrom(state.play, coachedPlace(state).player) : [];
	const named = names.map((name, at): Column => ({
		title: at === 0 ? name : cutEnd(name, mostOfName),
		side: 'left',
		...(at === 0 && {least: outcomeColumns}),
	}));
	const now: TableRow = {key: 'now', cells: ['now', ...(party?.standings.map(standingCell) ?? [])]};
	const lines = listed.map((advice, index): TableRow => {
		const isNow = isPlayed(state, advice);
		return {
			key: String(index),
			cells: [
				letterText(book, position.fragment, advice, callIn(state)),
				...('standings' in advice
					? [outcomeOf(advice), ...advice.standings.slice(1)].map(standingCell)
					: [thenCell(advice)]),
				formatNumber(advice.count),
				samplesText(advice, book.dictionary),
			],
			...((isNow || isGood(advice)) && {mark: isNow ? 'chosen' : 'kept'}),
		};
	});
	return (
		<>
			<Table
				columns={[letterColumn, ...(party ? named : [thenColumn]), ...wordColumns]}
				rows={party ? [now, ...lines] : lines}
				width={columns}
			/>
			{rest.length > 0 && <Rest state={state} fragment={position.fragment} advice={rest} />}
		</>
	);
}

export function Coach({state, columns, rows}: PanelProps) {
	const {coached, play} = state;
	const {isDead, fragment} = coachedPlace(state);
	return (
		<Panel columns={columns} left='coach'>
			{isDead && <Text>{`  ${deadText(play.book, fragment)}`}</Text>}
			{!isDead && !coached && <Text>{`  ${lookingText}`}</Text>}
			{!isDead && coached && <Listed state={state} coached={coached} columns={columns} rows={rows - 2} />}
		</Panel>
	);
}
