import type {GameEvent, GameListener} from '../games/kinds.js';
import type {Player} from '../games/player.js';
import type {Workers} from '../workers/client.js';

/** What games over lines need from outside. */
export type LineServices = {
	readonly workers: Workers;
	readonly freshSeed: () => string;
	/** What tells a game from every other. */
	readonly freshId: () => string;
	readonly player: Player;
	/** Copies a text; tells whether it surely is in the clipboard. */
	readonly copy: (text: string) => Promise<boolean>;
	/** Whether someone sits at a terminal: else what comes after a game is not asked. */
	readonly isAtTerminal: boolean;
	/** Hears what happens in games. */
	readonly onEvent: GameListener;
};

/** Tells of what has happened. */
function hear({onEvent}: LineServices, events: readonly GameEvent[]): void {
	for (const event of events) onEvent(event);
}

/** The game after a step, which is heard of. */
export function follow<Play>(
	{play, events}: {readonly play: Play; readonly events: readonly GameEvent[]},
	services: LineServices,
): Play {
	hear(services, events);
	return play;
}
