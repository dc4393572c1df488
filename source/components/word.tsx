import {BlockLetters, blockSize, type Scale} from './block-letters.js';
import {Tiles, type Tile} from './tiles.js';

/** How a word is drawn: in block letters, as tiles, or as letters in a line; and how much room that takes. */
export type WordLayout = {
	readonly kind: 'blocks' | 'tiles' | 'line';
	/** How large block letters are. */
	readonly scale: Scale;
	readonly columns: number;
	readonly rows: number;
};

const scales: readonly Scale[] = [2, 1];

/** The largest way to draw a word of so many places that fits. */
export function layOutWord(
	places: number,
	alphabet: readonly string[],
	room: {readonly columns: number; readonly rows: number; readonly mayBeBlocks: boolean},
): WordLayout {
	const sizes = scales.map(
		scale => ({kind: 'blocks', scale, ...blockSize(places, alphabet, scale)}) as const,
	);
	const fitting = sizes.find(({columns, rows}) => columns <= room.columns && rows <= room.rows);
	if (fitting && room.mayBeBlocks) return fitting;
	const tiles = places * 4 + 1;
	if (tiles <= room.columns && room.rows >= 3) return {kind: 'tiles', scale: 1, columns: tiles, rows: 3};
	return {kind: 'line', scale: 1, columns: Math.min(room.columns, places * 2), rows: 1};
}

type Props = {
	readonly tiles: readonly Tile[];
	readonly alphabet: readonly string[];
	readonly layout: WordLayout;
};

/** The word of a game. */
export function Word({tiles, alphabet, layout}: Props) {
	if (layout.kind === 'blocks')
		return <BlockLetters tiles={tiles} alphabet={alphabet} scale={layout.scale} />;
	return <Tiles tiles={tiles} columns={layout.columns} isBoxed={layout.kind === 'tiles'} />;
}
