import {lastAlive, type GhostGame, type Tree} from '../../engine/index.js';
import {rowsOf} from '../../text/ghost/tree.js';

export type TreeView = {readonly fragment: string; readonly rows: number; readonly tree: Tree};

export type Cursor = {
	/** The fragments from the game's to the tree's; none if the game's is dead. */
	readonly path: readonly string[];
	readonly line: number;
};

/** Returns the cursor at the game's fragment, or before the letter that ended it. */
export function cursorAt(game: GhostGame): Cursor {
	const place = game.ending ? lastAlive(game)?.before : game;
	return {path: place === undefined || place.isDead ? [] : [place.fragment], line: 0};
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export function moveCursor(cursor: Cursor, {tree}: TreeView, direction: Direction): Cursor {
	const {path, line} = cursor;
	const shown = rowsOf(tree);
	const chosen = shown[line]?.branch;
	switch (direction) {
		case 'up':
			return {...cursor, line: Math.max(0, line - 1)};
		case 'down':
			return {...cursor, line: Math.min(shown.length - 1, line + 1)};
		case 'in':
			return chosen === undefined || chosen.isWord ? cursor : {path: [...path, chosen.fragment], line: 0};
		case 'out':
			return path.length > 1 ? {path: path.slice(0, -1), line: 0} : cursor;
	}
}
