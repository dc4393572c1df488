import {Box, Text} from 'ink';
import {More, shownRows} from '../../components/more.js';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {Tone, useLook, type ToneName} from '../../components/tone.js';
import {
	effects,
	type Advice,
	type Book,
	type Coaching,
	type Effect,
	type PartyCoaching,
} from '../../engine/index.js';
import {deadText} from '../../text/ghost.js';
import {byMerit, effectTexts, letterText, outcomeText, samplesText} from '../../text/ghost-coach.js';
import {
	bySafety,
	everyoneRows,
	isParty,
	namesFrom,
	outcomeOf,
	standingTexts,
	type AnyCoaching,
} from '../../text/ghost-party.js';
import {formatNumber} from '../../text/numbers.js';
import type {Column} from '../../text/tables.js';
import {cutEnd} from '../../text/wrap.js';
import {coachedPlace, type CoachResult, type GhostState} from './state.js';

type Props = {readonly state: GhostState; readonly columns: number; readonly rows: number};

const tones = {wins: 'hit', loses: 'miss', completes: 'quiet'} as const satisfies Record<Effect, ToneName>;

const headings: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'it', side: 'left'},
	{title: 'words', side: 'right'},
	{title: 'shortest, typical', side: 'left', least: 8},
];

/** Letters in a row, as `ABC`; those for each place together, as `BCD- -KT`. */
function lettersText({variant}: Book, fragment: string, advice: readonly Advice[]): string {
	const groups = variant.places(fragment).map(place => {
		const letters = advice.filter(each => each.place === place).map(({letter}) => letter.toUpperCase());
		return letters.length === 0 ? '' : variant.phrases.placed(letters.join(''), place, fragment);
	});
	return groups.filter(Boolean).join(' ');
}

type RestProps = {readonly book: Book; readonly fragment: string; readonly advice: readonly Advice[]};

/** The letters for which there are no lines, by what they lead to. */
function Rest({book, fragment, advice}: RestProps) {
	const {marks} = useLook();
	return (
		<Text wrap='truncate-end'>
			{'  …'}
			{effects.map(effect => {
				const letters = advice.filter(each => each.effect === effect);
				const {mark, plural} = effectTexts[effect];
				return (
					letters.length > 0 && (
						<Text key={effect}>
							<Tone as={tones[effect]}>{`  ${marks[mark]} ${plural} `}</Tone>
							{lettersText(book, fragment, letters)}
						</Text>
					)
				);
			})}
		</Text>
	);
}

/** Whether a letter is the one that was played. */
function isPlayed(state: GhostState, {letter, place}: Pick<Advice, 'letter' | 'place'>): boolean {
	const {done, fragment} = coachedPlace(state);
	if (done?.kind !== 'letter' || state.coached?.position.fragment !== fragment) return false;
	return done.letter === letter && done.place === place;
}

type ListedProps<Told extends AnyCoaching> = Props & {
	readonly position: CoachResult['position'];
	readonly coaching: Told;
};

function Listed({state, position, coaching, columns, rows}: ListedProps<Coaching>) {
	const {marks} = useLook();
	const {play} = state;
	const sorted = coaching.advice.toSorted(byMerit);
	const most = sorted.length <= rows ? rows : Math.max(0, rows - 1);
	// The letter that was played is among them, whatever it leads to.
	const played = sorted.slice(most).filter(advice => isPlayed(state, advice));
	const listed = [...sorted.slice(0, most - played.length), ...played];
	const rest = sorted.filter(advice => !listed.includes(advice));
	const lines = listed.map((advice, index): TableRow => {
		const {effect, count, isBest} = advice;
		const {mark} = effectTexts[effect];
		const isNow = isPlayed(state, advice);
		return {
			key: String(index),
			cells: [
				letterText(play.book, position.fragment, advice),
				{text: `${marks[mark]} ${outcomeText(advice)}`, as: tones[effect]},
				formatNumber(count),
				samplesText(advice, play.book.dictionary),
			],
			...((isNow || isBest) && {mark: isNow ? 'chosen' : 'kept'}),
		};
	});
	return (
		<>
			<Table columns={headings} rows={lines} width={columns} />
			{rest.length > 0 && <Rest book={play.book} fragment={position.fragment} advice={rest} />}
		</>
	);
}

const partyHeadings: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'then', side: 'left'},
	{title: 'words', side: 'right'},
	{title: 'shortest, typical', side: 'left', least: 8},
];

/** The letters among several players: how whoever plays them then stands. */
function PartyListed({state, position, coaching, columns, rows}: ListedProps<PartyCoaching>) {
	const {marks} = useLook();
	const {book} = state.play;
	const sorted = coaching.advice.toSorted(bySafety);
	const {shown, after} = shownRows(sorted, rows);
	const lines = shown.map((advice, index): TableRow => {
		const {mark, word, tone} = outcomeOf(advice);
		const isNow = isPlayed(state, advice);
		return {
			key: String(index),
			cells: [
				letterText(book, position.fragment, advice),
				{text: `${marks[mark]} ${word}`, as: tone},
				formatNumber(advice.count),
				samplesText(advice, book.dictionary),
			],
			...((isNow || advice.isBest) && {mark: isNow ? 'chosen' : 'kept'}),
		};
	});
	return (
		<>
			<Table columns={partyHeadings} rows={lines} width={columns} />
			<More count={after} noun='more letter' />
		</>
	);
}

/** Every letter that begins a word: what it leads to, how many words are within reach, and two of them. */
export function Coach({state, columns, rows}: Props) {
	const {coached, play} = state;
	const {isDead, fragment} = coachedPlace(state);
	const listed = {state, columns, rows: rows - 2};
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' />
			{isDead && <Text>{`  ${deadText(play.book, fragment)}`}</Text>}
			{!isDead &&
				coached &&
				(isParty(coached.coaching) ? (
					<PartyListed {...listed} position={coached.position} coaching={coached.coaching} />
				) : (
					<Listed {...listed} position={coached.position} coaching={coached.coaching} />
				))}
		</Box>
	);
}

/** What a column of a player takes at least: a mark and the gap. */
const leastOfPlayer = 4;

/** How each of several players stands, now and after each letter. */
export function Everyone({state, columns, rows}: Props) {
	const {marks} = useLook();
	const {coached, play} = state;
	const place = coachedPlace(state);
	const coaching = coached && isParty(coached.coaching) && !place.isDead ? coached.coaching : undefined;
	if (coaching === undefined || coached === undefined)
		return (
			<Box flexDirection='column'>
				<Rule columns={columns} left='everyone' />
				{place.isDead && <Text>{`  ${deadText(play.book, place.fragment)}`}</Text>}
			</Box>
		);
	const names = namesFrom(play, place.player);
	const room = Math.max(leastOfPlayer, Math.floor((columns - 10) / names.length) - 2);
	const rowsOf = everyoneRows(play, coached.position, coaching);
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
				rows={shown.map(({title, standings, isBest}, index): TableRow => ({
					key: String(index),
					cells: [
						title,
						...standings.map(standing => {
							const {mark, word, tone} = standingTexts[standing];
							return {text: cutEnd(`${marks[mark]} ${word}`, room), as: tone} as const;
						}),
					],
					...(isBest && {mark: 'kept' as const}),
				}))}
				width={columns}
			/>
			<More count={after} noun='more letter' />
		</Box>
	);
}
