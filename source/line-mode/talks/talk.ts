import type {Opening, OpeningOf} from '../../games/open.js';
import type {GameName, GameRecord} from '../../store/index.js';
import type {Dialogue, LineFace} from '../dialogue.js';
import type {LineServices} from '../services.js';

/** The games that are set up in a form. */
export type SetUpName = Exclude<GameName, 'daily'>;

/** Where someone goes from a game: to the menu, or to the set-up of a game like it. */
export type Way = {readonly to: 'menu'} | {readonly to: 'set-up'; readonly after: Opening<SetUpName>};

/** How a kind of game is held over lines: a file beside this one, and a line in `index.ts`. */
export type Talk<Name extends GameName> = {
	/** Games from an opening on, one after the other; gives where the player goes from the last. */
	play(opening: OpeningOf<Name>, services: LineServices, face: LineFace): Dialogue<Way>;
	/** The game of a code, and at the end theirs beside it. */
	against(opening: OpeningOf<Name>, moves: string, services: LineServices, face: LineFace): Dialogue;
	replay(
		opening: OpeningOf<Name>,
		record: Pick<GameRecord, 'moves' | 'answers'>,
		services: LineServices,
		face: LineFace,
	): Dialogue;
};
