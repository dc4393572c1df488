import {Box} from 'ink';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import type {Ranking} from '../../engine/index.js';
import {Tone} from '../../components/tone.js';
import {expectationText} from '../../text/hangman.js';
import {countOf, formatNumber, percent} from '../../text/numbers.js';
import {describeAlike} from '../../text/suggestion.js';
import type {Column} from '../../text/tables.js';

type Props = {
	readonly guesser: string;
	readonly thought: Ranking | undefined;
	readonly columns: number;
	readonly rows: number;
};

const widestBar = 30;

const unlistedTitles: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'chance', side: 'right'},
];

/** A heading, titles, and a letter; and what words on no list are like. */
const frameRows = 2;

const titles: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'words', side: 'right'},
	{title: 'share', side: 'right'},
	{title: 'leads to', side: 'left', rank: 2},
];

export function Thoughts({guesser, thought, columns, rows}: Props) {
	const alike = thought?.alike;
	const letters = thought?.letters.slice(0, Math.max(1, rows - frameRows - (alike ? 1 : 0))) ?? [];
	const lines = letters.map((rank, index): TableRow => ({
		key: rank.letter,
		mark: index === 0 ? 'chosen' : undefined,
		cells: alike
			? [rank.letter, percent(rank.chance, 0)]
			: [rank.letter, formatNumber(rank.words), percent(rank.chance, 0), expectationText(rank)],
	}));
	const bars = letters.map(
		({chance}, index) => ({share: chance, as: index === 0 ? 'fiend' : 'frame'}) as const,
	);
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule
				columns={columns}
				left={thought ? `what ${guesser} thinks` : `${guesser} is thinking…`}
				right={thought ? (thought.words === 0 ? 'no listed word fits' : countOf(thought.words, 'word')) : ''}
			/>
			{thought && (
				<Table
					columns={alike ? unlistedTitles : titles}
					rows={lines}
					width={columns}
					bars={{each: bars, widest: widestBar}}
				/>
			)}
			{alike && <Tone as='quiet' wrap='truncate-end'>{`  ${describeAlike(alike)}`}</Tone>}
		</Box>
	);
}
