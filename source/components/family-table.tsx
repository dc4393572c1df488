import {Text} from 'ink';
import {reveal, type Bounds, type Dictionary, type Pattern, type Turn, type Words} from '../engine/index.js';
import {boundsText, countOf, formatNumber} from '../text/numbers.js';
import {gap, type Column} from '../text/tables.js';
import {sampleWords} from '../text/words.js';
import {Panel} from './lines.js';
import {roomBeside, Table, type TableRow} from './table.js';

type Props = {
	readonly words: Words;
	readonly dictionary: Dictionary;
	readonly turn: Turn;
	readonly before: Pattern;
	/** The misses still to come if each family is kept, this one included, as far as they are known; no column of them where it is left out. */
	readonly costs?: readonly (Bounds | undefined)[];
	readonly costTitle?: string | undefined;
	readonly columns: number;
	readonly rows: number;
};

const widestBar = 28;
const barShare = 0.35;

function sampleText(
	{words, dictionary}: Pick<Props, 'words' | 'dictionary'>,
	pool: Uint32Array,
	columns: number,
): string {
	// Each word is followed by two signs: a comma and a blank, or a blank and the sign for more.
	const room = Math.floor(columns / (words.length + 2));
	if (room === 0) return '';
	const samples = sampleWords(dictionary, words, pool, room).join(', ');
	return pool.length > room ? `${samples} …` : samples;
}

const countColumns: readonly Column[] = [
	{title: 'pattern', side: 'left', least: 8},
	{title: 'words', side: 'right'},
];
const keptColumn: Column = {title: '', side: 'left', rank: 1};

export function FamilyTable({
	words,
	dictionary,
	turn,
	before,
	costs,
	costTitle = 'misses',
	columns,
	rows,
}: Props) {
	const sorted = turn.families.toSorted((a, b) => b.pool.length - a.pool.length);
	const room = Math.max(1, rows - 2);
	const listed = sorted.slice(0, sorted.length <= room ? room : Math.max(1, room - 1));
	if (!listed.includes(turn.kept)) listed[listed.length - 1] = turn.kept;
	const rest = sorted.filter(family => !listed.includes(family));
	const largest = sorted[0]?.pool.length ?? 1;

	const costColumn: Column = {title: costTitle, side: 'right', rank: 2};
	const named = [...countColumns, ...(costs ? [costColumn] : []), keptColumn];
	const counted: readonly TableRow[] = listed.map(family => {
		const cost = costs?.[turn.families.indexOf(family)];
		const isKept = family === turn.kept;
		return {
			key: String(family.places),
			mark: isKept ? 'kept' : undefined,
			cells: [
				reveal(before, turn.guess, family.places),
				formatNumber(family.pool.length),
				...(costs ? [{text: cost ? boundsText(cost) : '…', as: 'accent'} as const] : []),
				isKept ? {text: 'kept', as: 'fiend'} : '',
			],
		};
	});
	const left = Math.max(0, roomBeside(named, counted, columns));
	const barColumns = Math.min(widestBar, Math.floor(left * barShare));
	const sampleColumns = Math.max(0, left - barColumns - gap.length);
	const hasSamples = sampleColumns >= words.length + 2;
	const bars: readonly Column[] = barColumns < 4 ? [] : [{title: '', side: 'left'}];
	const samples: readonly Column[] = hasSamples ? [{title: 'such as', side: 'left', least: 1}] : [];
	const full = counted.map((row, index): TableRow => {
		const family = listed[index] ?? turn.kept;
		const bar = '▆'.repeat(Math.max(1, Math.round((family.pool.length / largest) * barColumns)));
		return {
			...row,
			cells: [
				...row.cells,
				...(bars.length > 0 ? [{text: bar, as: family === turn.kept ? 'fiend' : 'frame'} as const] : []),
				sampleText({words, dictionary}, family.pool, sampleColumns),
			],
		};
	});
	return (
		<Panel
			columns={columns}
			left={`families for ${turn.guess}`}
			right={countOf(turn.families.length, 'family', 'families')}
		>
			<Table columns={[...named, ...bars, ...samples]} rows={full} width={columns} />
			{rest.length > 0 && (
				<Text wrap='truncate-end'>
					{`  … and ${formatNumber(rest.length)} more, ${countOf(
						rest.reduce((sum, {pool}) => sum + pool.length, 0),
						'word',
					)} in all`}
				</Text>
			)}
		</Panel>
	);
}
