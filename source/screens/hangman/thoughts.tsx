import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {countOf, formatNumber, marks, theme} from '../../components/theme.js';
import type {Ranking} from '../../engine/index.js';
import {expectationText} from './narration.js';

type Props = {
	readonly guesser: string;
	readonly thought: Ranking | undefined;
	readonly columns: number;
	readonly rows: number;
};

/** What a bot thinks before its letter: the letters it would ask, best first, how many words hold each, and what it leads to. */
export function Thoughts({guesser, thought, columns, rows}: Props) {
	const words = thought?.words ?? 0;
	const countColumns = formatNumber(words).length;
	const barColumns = Math.max(0, Math.min(30, columns - countColumns - 30));
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule
				columns={columns}
				left={thought ? `what ${guesser} thinks` : `${guesser} is thinking`}
				right={thought ? countOf(words, 'word') : ''}
			/>
			{thought?.letters.slice(0, rows - 1).map((rank, index) => (
				<Text key={rank.letter} wrap='truncate-end' bold={index === 0}>
					<Text color={theme.fiend}>{index === 0 ? `${marks.kept} ` : '  '}</Text>
					{`${rank.letter}  ${formatNumber(rank.words).padStart(countColumns)}  `}
					<Text color={index === 0 ? theme.fiend : theme.quiet}>
						{'█'.repeat(Math.round(rank.chance * barColumns)).padEnd(barColumns)}
					</Text>
					{`${String(Math.round(rank.chance * 100)).padStart(4)}%  `}
					<Text color={theme.quiet}>{expectationText(rank)}</Text>
				</Text>
			))}
		</Box>
	);
}
