import {Box} from 'ink';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {besideOf, type GhostPlay} from '../../games/ghost.js';
import {besideColumns, besideRows, besideVerdict} from '../../text/ghost-beside.js';

type Props = {
	readonly yours: GhostPlay;
	readonly theirs: GhostPlay;
	readonly columns: number;
	readonly rows: number;
};

/** The heading and the titles. */
const headRows = 2;

/** Both games beside each other, by turns or rounds; the one in which they part is marked. */
export function Beside({yours, theirs, columns, rows}: Props) {
	const [ours, others] = [besideOf(yours), besideOf(theirs)];
	const lines = besideRows(ours, others).map((row, at): TableRow => ({
		key: String(at),
		cells: [String(at + 1), row.yours, row.theirs],
		...(row.isParting && {mark: 'chosen'}),
	}));
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='both games' right={besideVerdict(ours, others)} />
			<Table columns={besideColumns} rows={lines.slice(-Math.max(1, rows - headRows))} width={columns} />
		</Box>
	);
}
