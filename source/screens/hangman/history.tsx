import {Box} from 'ink';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {marks} from '../../components/tone.js';
import {isMiss, isWholeWord, type HangmanGame, type Turn} from '../../engine/index.js';
import {countOf, formatNumber} from '../../text/numbers.js';
import type {Column} from '../../text/tables.js';

const titles: readonly Column[] = [
	{title: '', side: 'left'},
	{title: 'pattern', side: 'left', least: 8},
	{title: 'words left', side: 'right'},
];

function countText(turns: readonly Turn[]): string {
	const words = turns.filter(({guess}) => isWholeWord(guess)).length;
	const letters = countOf(turns.length - words, 'letter');
	return words === 0 ? letters : `${letters}, ${countOf(words, 'word')}`;
}

type Props = {readonly game: HangmanGame; readonly columns: number; readonly rows: number};

export function History({game: {turns}, columns, rows}: Props) {
	const shown = turns.slice(-Math.max(1, rows - 2));
	const cut = turns.length - shown.length;
	const lines = shown.map(({guess, kept, pattern}): TableRow => {
		const as = isMiss(kept) ? 'miss' : 'hit';
		return {
			key: guess,
			cells: [{text: guess + marks[as], as}, pattern, formatNumber(kept.pool.length)],
		};
	});
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule
				columns={columns}
				left='guesses'
				right={
					cut > 0
						? `the last ${shown.length === 1 ? '' : `${shown.length} `}of ${turns.length}`
						: countText(turns)
				}
			/>
			<Table columns={titles} rows={lines} width={columns} />
		</Box>
	);
}
