import type {Coaching, GhostGame, Place, Tree} from '../../engine/index.js';

/** A fragment that words have in its place. */
export type Spot = Pick<Place, 'fragment' | 'node'>;

/** What the coach says of a fragment. */
export type Lesson = {readonly spot: Spot; readonly coaching: Coaching};

/** The tree of a fragment, as high as there was room. */
export type Plan = {readonly spot: Spot; readonly rows: number; readonly tree: Tree};

export const isSameSpot = (one: Spot | undefined, other: Spot | undefined): boolean =>
	one?.fragment === other?.fragment;

/** The fragment of a place, unless it is dead. */
export const spotOf = ({fragment, node, isDead}: Place): Spot | undefined =>
	isDead ? undefined : {fragment, node};

/** Where the coach looks: at the fragment as it is, or while a bot answers a letter at that before the letter. */
export function coachedPlace(game: GhostGame, isAnswering: boolean): Place {
	const last = game.turns.at(-1);
	return isAnswering && last ? last.before : game;
}
