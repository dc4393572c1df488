import {Box, Text} from 'ink';
import {Tone} from './tone.js';

export type Tile = {
	readonly text: string;
	/** `hidden` for a place still to be filled, `fresh` for what the last move put there, `lost` for what was never found. */
	readonly look: 'hidden' | 'known' | 'fresh' | 'lost';
};

type Props = {
	readonly tiles: readonly Tile[];
	readonly columns: number;
	/** Whether each stands in a box of its own, which takes three rows. */
	readonly isBoxed: boolean;
};

function Face({tile: {text, look}}: {readonly tile: Tile}) {
	if (look === 'hidden') return <Text>{text}</Text>;
	if (look === 'known') return <Text bold>{text}</Text>;
	return (
		<Tone bold as={look === 'fresh' ? 'hit' : 'miss'}>
			{text}
		</Tone>
	);
}

const edge = (tiles: readonly Tile[], [left, joint, right]: readonly [string, string, string]) =>
	left + tiles.map(() => '───').join(joint) + right;

/** Letters in a row, in boxes or not; with blanks between them where there is room. */
export function Tiles({tiles, columns, isBoxed}: Props) {
	if (isBoxed && tiles.length > 0) {
		return (
			<Box flexDirection='column' height={3} flexShrink={0}>
				<Tone as='frame'>{edge(tiles, ['╭', '┬', '╮'])}</Tone>
				<Text>
					{tiles.map((tile, place) => (
						<Text key={place}>
							<Tone as='frame'>│ </Tone>
							<Face tile={tile} />{' '}
						</Text>
					))}
					<Tone as='frame'>│</Tone>
				</Text>
				<Tone as='frame'>{edge(tiles, ['╰', '┴', '╯'])}</Tone>
			</Box>
		);
	}

	const gap = tiles.length * 2 - 1 <= columns ? ' ' : '';
	return (
		<Text wrap='truncate-start'>
			{tiles.map((tile, place) => (
				<Text key={place}>
					{place > 0 && gap}
					<Face tile={tile} />
				</Text>
			))}
		</Text>
	);
}
