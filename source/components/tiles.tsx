import {Box, Text} from 'ink';
import {theme} from './theme.js';

export type Tile = {
	readonly text: string;
	/** `hidden` for a place still to be filled, `fresh` for what the last move put there. */
	readonly look: 'hidden' | 'known' | 'fresh' | 'lost';
};

type Props = {readonly tiles: readonly Tile[]; readonly columns: number};

function Face({tile: {text, look}}: {readonly tile: Tile}) {
	if (look === 'hidden') return <Text color={theme.quiet}>{text}</Text>;
	if (look === 'known') return <Text bold>{text}</Text>;
	return (
		<Text bold color={look === 'fresh' ? theme.hit : theme.miss}>
			{text}
		</Text>
	);
}

const edge = (tiles: readonly Tile[], [left, joint, right]: readonly [string, string, string]) =>
	left + tiles.map(() => '───').join(joint) + right;

/** Letters in a row of boxes; without boxes, on more lines if need be, where there is no room for them. */
export function Tiles({tiles, columns}: Props) {
	if (tiles.length > 0 && tiles.length * 4 < columns) {
		return (
			<Box flexDirection='column' height={3} flexShrink={0}>
				<Text color={theme.quiet}>{edge(tiles, ['╭', '┬', '╮'])}</Text>
				<Text>
					{tiles.map((tile, place) => (
						<Text key={place}>
							<Text color={theme.quiet}>│ </Text>
							<Face tile={tile} />{' '}
						</Text>
					))}
					<Text color={theme.quiet}>│</Text>
				</Text>
				<Text color={theme.quiet}>{edge(tiles, ['╰', '┴', '╯'])}</Text>
			</Box>
		);
	}

	const gap = tiles.length * 2 <= columns ? ' ' : '';
	return (
		<Box height={3} flexShrink={0} alignItems='center'>
			<Text>
				{tiles.map((tile, place) => (
					<Text key={place}>
						<Face tile={tile} />
						{gap}
					</Text>
				))}
			</Text>
		</Box>
	);
}
