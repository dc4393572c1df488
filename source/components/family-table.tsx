import {Box, Text} from 'ink';
import {firstWords, reveal, type Bounds, type Pattern, type Turn, type Words} from '../engine/index.js';
import {boundsText} from './bounds.js';
import {Rule} from './rule.js';
import {countOf, formatNumber, marks, theme} from './theme.js';

type Props = {
	readonly words: Words;
	/** The guess whose families are shown. */
	readonly turn: Turn;
	/** The pattern before it. */
	readonly before: Pattern;
	/** The misses that keeping each family comes to, as far as they are known; no column of them where it is left out. */
	readonly costs?: readonly Bounds[];
	readonly columns: number;
	readonly rows: number;
};

const keptNote = ' kept ';
const widestCost = 5;

/** A few words of a pool, as many as fit, with a sign when there are more. */
function sampleText(words: Words, pool: Uint32Array, columns: number): string {
	const room = Math.max(0, Math.floor((columns - 2) / (words.length + 2)));
	if (room === 0) return '';
	const samples = firstWords(words, pool, room).join(', ');
	return pool.length > room ? `${samples} …` : samples;
}

const cut = (text: string, columns: number) =>
	text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/** The families that the last letter made, largest first: the pattern of each, its size, the misses it comes to, its size as a bar, and some of its words. */
export function FamilyTable({words, turn, before, costs, columns, rows}: Props) {
	const sorted = turn.families.toSorted((a, b) => b.pool.length - a.pool.length);
	const fits = sorted.length <= rows - 1;
	const listed = sorted.slice(0, fits ? sorted.length : rows - 2);
	if (!listed.includes(turn.kept)) listed[listed.length - 1] = turn.kept;
	const rest = sorted.filter(family => !listed.includes(family));
	const largest = sorted[0]?.pool.length ?? 1;
	const countColumns = formatNumber(largest).length;
	const patternColumns = Math.min(words.length, Math.floor(columns * 0.55));
	const costColumns = costs ? widestCost + 2 : 0;
	const room = columns - 2 - patternColumns - 2 - countColumns - 2 - costColumns;
	const barColumns = Math.max(0, Math.min(34, Math.floor((room - keptNote.length) * 0.45)));
	const sampleColumns = Math.max(0, room - barColumns - keptNote.length);
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule
				columns={columns}
				left={`families for ${turn.letter}`}
				right={countOf(turn.families.length, 'family', 'families') + (costs ? ': words, misses' : '')}
			/>
			{listed.map(family => {
				const isKept = family === turn.kept;
				const cost = costs?.[turn.families.indexOf(family)];
				const bar = Math.max(1, Math.round((family.pool.length / largest) * barColumns));
				return (
					<Text key={family.places} wrap='truncate-end' bold={isKept}>
						<Text color={theme.fiend}>{isKept ? `${marks.kept} ` : '  '}</Text>
						{`${cut(reveal(before, turn.letter, family.places), patternColumns)}  `}
						{`${formatNumber(family.pool.length).padStart(countColumns)}  `}
						{costs && (
							<Text color={theme.accent}>{`${(cost ? boundsText(cost) : '…').padStart(widestCost)}  `}</Text>
						)}
						<Text color={isKept ? theme.fiend : theme.quiet}>
							{barColumns === 0 ? '' : '█'.repeat(Math.min(bar, barColumns)).padEnd(barColumns)}
						</Text>
						<Text color={theme.fiend}>{isKept ? keptNote : ' '.repeat(keptNote.length)}</Text>
						<Text color={theme.quiet}>{sampleText(words, family.pool, sampleColumns)}</Text>
					</Text>
				);
			})}
			{rest.length > 0 && (
				<Text color={theme.quiet}>
					{`  … and ${formatNumber(rest.length)} more, ${countOf(
						rest.reduce((sum, {pool}) => sum + pool.length, 0),
						'word',
					)} in all`}
				</Text>
			)}
		</Box>
	);
}
