import {Box} from 'ink';
import {BlockLetters, blockSize, type Scale} from './block-letters.js';
import type {Tile} from '../../page/page.js';
import {Runs} from '../lines.js';
import {tileLines} from './tiles.js';

/** How a word is drawn: in block letters, as tiles, or as letters in a line; and how much room that takes. */
export type WordLayout = {
	readonly kind: 'blocks' | 'tiles' | 'line';
	readonly scale: Scale;
	readonly columns: number;
	readonly rows: number;
	readonly isCentered: boolean;
};

const scales: readonly Scale[] = [2, 1];

type Room = {
	readonly columns: number;
	readonly rows: number;
	readonly mayBeBlocks: boolean;
};

export function layOutWord(places: number, alphabet: readonly string[], room: Room): WordLayout {
	for (const scale of room.mayBeBlocks ? scales : []) {
		const {columns, rows} = blockSize(places, alphabet, scale);
		if (columns <= room.columns && rows <= room.rows)
			return {kind: 'blocks', scale, columns, rows, isCentered: false};
	}

	const columns = places * 4 + 1;
	if (columns <= room.columns && room.rows >= 3)
		return {kind: 'tiles', scale: 1, columns, rows: 3, isCentered: false};
	return {kind: 'line', scale: 1, columns: Math.min(room.columns, places * 2), rows: 1, isCentered: false};
}

type Props = {
	readonly tiles: readonly Tile[];
	readonly alphabet: readonly string[];
	readonly layout: WordLayout;
};

export function Word({tiles, alphabet, layout: {kind, scale, columns, isCentered}}: Props) {
	return (
		<Box width={columns} flexShrink={0} justifyContent={isCentered ? 'center' : 'flex-start'}>
			{kind === 'blocks' ? (
				<BlockLetters tiles={tiles} alphabet={alphabet} scale={scale} />
			) : (
				<Runs lines={tileLines(tiles, columns, kind === 'tiles')} />
			)}
		</Box>
	);
}
