import type {Meaning} from '../dictionaries/meanings.js';
import {openGame, type Opening, type OpeningOf} from '../games/open.js';
import type {GameEvent, StepOf} from '../games/kinds.js';
import type {Services} from '../games/player.js';
import type {GameName, GameRecord} from '../store/index.js';
import {unasked, waitFor, type Dialogue} from './dialogue.js';

export type LineServices = Services & {
	/** Copies a text; whether it surely is in the clipboard. */
	readonly copy: (text: string) => Promise<boolean>;
	/** Whether input and output are a terminal; elsewhere nothing is asked after a game. */
	readonly isAtTerminal: boolean;
};

/** The game after a step, whose events are passed on. */
export function follow<Play>(
	{play, events}: {readonly play: Play; readonly events: readonly GameEvent[]},
	{onEvent}: LineServices,
): Play {
	for (const event of events) onEvent(event);
	return play;
}

export const openHere = <Name extends GameName>(
	opening: OpeningOf<Name>,
	services: LineServices,
): StepOf<Name>['play'] => follow(openGame(opening, services.freshId, services.player.recorder), services);

export const explain = (words: readonly string[], {workers}: LineServices): Dialogue<readonly Meaning[]> =>
	words.length === 0 ? unasked([]) : waitFor(() => workers.run('define', {words}));

/** The games that are set up in a form. */
export type SetUpName = Exclude<GameName, 'daily'>;

/** Where someone goes from a game: to the menu, or to the set-up of a game like it. */
export type Way = {readonly to: 'menu'} | {readonly to: 'set-up'; readonly after: Opening<SetUpName>};

/** How a kind of game is held over lines, in a voice; `talks.ts` lists them. */
export type Talk<Name extends GameName> = {
	/** Games from an opening on, one after the other; gives where the player goes from the last. */
	play(opening: OpeningOf<Name>, services: LineServices): Dialogue<Way>;
	/** The game of a code, and at the end theirs beside it. */
	against(opening: OpeningOf<Name>, moves: string, services: LineServices): Dialogue;
	replay(
		opening: OpeningOf<Name>,
		record: Pick<GameRecord, 'moves' | 'answers'>,
		services: LineServices,
	): Dialogue;
};
