import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {Tone, useLook, type ToneName} from '../../components/tone.js';
import {effects, type Advice, type Book, type Effect} from '../../engine/index.js';
import {deadText} from '../../text/ghost.js';
import {byMerit, effectTexts, letterText, samplesText} from '../../text/ghost-coach.js';
import {formatNumber} from '../../text/numbers.js';
import type {Column} from '../../text/tables.js';
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
function isPlayed(state: GhostState, {letter, place}: Advice): boolean {
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
	const {marks} = useLook();
	const {play} = state;
	const sorted = coaching.advice.toSorted(byMerit);
	const most = sorted.length <= rows ? rows : Math.max(0, rows - 1);
	// The letter that was played is among them, whatever it leads to.
	const played = sorted.slice(most).filter(advice => isPlayed(state, advice));
	const listed = [...sorted.slice(0, most - played.length), ...played];
	const rest = sorted.filter(advice => !listed.includes(advice));
	const lines = listed.map((advice, index): TableRow => {
		const {effect, lasts, count, isBest} = advice;
		const {mark, verb} = effectTexts[effect];
		const outcome = effect === 'completes' ? verb : `${verb} in ${lasts}`;
		const isNow = isPlayed(state, advice);
		return {
			key: String(index),
			cells: [
				letterText(play.book, position.fragment, advice),
				{text: `${marks[mark]} ${outcome}`, as: tones[effect]},
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

/** Every letter that begins a word: what it leads to, how many words are within reach, and two of them. */
export function Coach({state, columns, rows}: Props) {
	const {coached, play} = state;
	const {isDead, fragment} = coachedPlace(state);
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' />
			{isDead ? (
				<Text>{`  ${deadText(play.book, fragment)}`}</Text>
			) : (
				coached && <Listed state={state} coached={coached} columns={columns} rows={rows - 2} />
			)}
		</Box>
	);
}
