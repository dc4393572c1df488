import type {GhostGame} from '../../engine/index.js';
import {spotOf, type Plan, type Spot} from './study.js';

/** Where the tree is looked at. */
export type Walk = {
	/** From the fragment of the game to the one that the tree is drawn of; none where the fragment is dead. */
	readonly path: readonly Spot[];
	/** The line that is chosen. */
	readonly line: number;
};

/** Back at the game; at one that is over, before the letter that ended it. */
export function atGame(game: GhostGame): Walk {
	const place = game.ending ? game.turns.findLast(({before}) => !before.isDead)?.before : game;
	const spot = place && spotOf(place);
	return {path: spot ? [spot] : [], line: 0};
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** A step in the tree that is drawn: to the line above or below, into the chosen one, or back toward the game. */
export function takeStep(walk: Walk, {tree: {lines}}: Plan, direction: Direction): Walk {
	const {path, line} = walk;
	switch (direction) {
		case 'up': {
			return {...walk, line: Math.max(0, line - 1)};
		}

		case 'down': {
			return {...walk, line: Math.min(lines.length - 1, line + 1)};
		}

		case 'in': {
			const chosen = lines[line];
			if (chosen === undefined || chosen.isWord) return walk;
			const {fragment, node} = chosen;
			return {path: [...path, {fragment, node}], line: 0};
		}

		case 'out': {
			return path.length > 1 ? {path: path.slice(0, -1), line: 0} : walk;
		}
	}
}
