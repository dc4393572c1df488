import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {countOf, formatNumber, marks, theme} from '../../components/theme.js';
import {isMiss, type HangmanGame} from '../../engine/index.js';

type Props = {readonly game: HangmanGame; readonly columns: number; readonly rows: number};

/** The guesses so far, the newest last: what each came to, and how many words were left. */
export function History({game: {turns, words}, columns, rows}: Props) {
	const shown = turns.slice(-Math.max(1, rows - 1));
	const countColumns = formatNumber(words.count).length;
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule columns={columns} left='guesses' right={countOf(turns.length, 'letter')} />
			{shown.map(({letter, kept, pattern}) => {
				const isWrong = isMiss(kept);
				return (
					<Text key={letter} wrap='truncate-end'>
						<Text color={isWrong ? theme.miss : theme.hit}>
							{`  ${letter}${isWrong ? marks.miss : marks.hit}  `}
						</Text>
						{`${pattern}  `}
						<Text color={theme.quiet}>
							{`${formatNumber(kept.pool.length).padStart(countColumns)} ${kept.pool.length === 1 ? 'word fits' : 'words fit'}`}
						</Text>
					</Text>
				);
			})}
		</Box>
	);
}
