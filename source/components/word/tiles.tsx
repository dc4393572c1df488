import {Box} from 'ink';
import {Runs, type Run} from '../lines.js';

export type Tile = {
	readonly text: string;
	/** `hidden` for a place still to be filled, `fresh` for what the last move put there, `lost` for what was never found. */
	readonly look: 'hidden' | 'known' | 'fresh' | 'lost';
};

type Props = {
	readonly tiles: readonly Tile[];
	readonly columns: number;
	readonly isBoxed: boolean;
};

function runOf({text, look}: Tile): Run {
	if (look === 'hidden') return {text};
	if (look === 'known') return {text, bold: true};
	return {text, as: look === 'fresh' ? 'hit' : 'miss', bold: true};
}

const edge = (tiles: readonly Tile[], [left, joint, right]: readonly [string, string, string]): Run[] => [
	{text: left + tiles.map(() => '───').join(joint) + right, as: 'frame'},
];

export function Tiles({tiles, columns, isBoxed}: Props) {
	if (isBoxed && tiles.length > 0) {
		const faces = tiles.flatMap((tile): Run[] => [{text: '│ ', as: 'frame'}, runOf(tile), {text: ' '}]);
		return (
			<Box height={3} flexShrink={0}>
				<Runs
					lines={[
						edge(tiles, ['╭', '┬', '╮']),
						[...faces, {text: '│', as: 'frame'}],
						edge(tiles, ['╰', '┴', '╯']),
					]}
				/>
			</Box>
		);
	}

	const gap = {text: tiles.length * 2 - 1 <= columns ? ' ' : ''};
	const line = tiles.flatMap((tile, place) => (place > 0 ? [gap, runOf(tile)] : [runOf(tile)]));
	return <Runs wrap='truncate-start' lines={[line]} />;
}
