import {Box, Text} from 'ink';
import {letters, type Letter} from '../engine/index.js';
import {marks, theme} from './theme.js';

type Props = {readonly hits: readonly Letter[]; readonly misses: readonly Letter[]};

const rows = [letters.slice(0, 13), letters.slice(13)];

/** The alphabet in two rows, with what is known of each letter. */
export function Keyboard({hits, misses}: Props) {
	return (
		<Box flexDirection='column' height={2} flexShrink={0}>
			{rows.map(row => (
				<Text key={row[0]}>
					{row.map(letter => {
						if (hits.includes(letter)) {
							return (
								<Text key={letter} color={theme.hit}>
									{letter + marks.hit}
									{'  '}
								</Text>
							);
						}

						if (misses.includes(letter)) {
							return (
								<Text key={letter} dimColor color={theme.miss}>
									{letter + marks.miss}
									{'  '}
								</Text>
							);
						}

						return <Text key={letter}>{`${letter}   `}</Text>;
					})}
				</Text>
			))}
		</Box>
	);
}
