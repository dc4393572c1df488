import {Text} from 'ink';
import {reveal, type Bounds, type Dictionary, type Pattern, type Turn, type Words} from '../engine/index.js';
import {boundsText, countOf, formatNumber} from '../text/numbers.js';
import type {Column} from '../text/tables.js';
import {sampleWords} from '../text/words.js';
import {Panel} from './lines.js';
import {barColumn, Table, type ElasticColumn, type TableRow} from './table.js';

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
	const lines = listed.map((family): TableRow => {
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
	const bars = barColumn(
		widestBar,
		listed.map(family => ({
			share: family.pool.length / largest,
			as: family === turn.kept ? 'fiend' : 'frame',
		})),
	);
	const samples: ElasticColumn = {
		...{title: 'such as', share: 1, least: words.length + 2, most: Number.POSITIVE_INFINITY},
		cell: (row, room) => sampleText({words, dictionary}, (listed[row] ?? turn.kept).pool, room),
	};
	return (
		<Panel
			columns={columns}
			left={`families for ${turn.guess}`}
			right={countOf(turn.families.length, 'family', 'families')}
		>
			<Table columns={named} rows={lines} width={columns} elastic={[{...bars, share: barShare}, samples]} />
			{rest.length > 0 && (
				<Text wrap='truncate-end'>
					{`    and ${formatNumber(rest.length)} more, ${countOf(
						rest.reduce((sum, {pool}) => sum + pool.length, 0),
						'word',
					)} in all`}
				</Text>
			)}
		</Panel>
	);
}
