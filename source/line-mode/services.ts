import type {GameName} from '../store/index.js';
import {openGame, type OpeningOf} from '../games/open.js';
import type {GameEvent, GameListener, StepOf} from '../games/kinds.js';
import type {Player} from '../games/player.js';
import type {Workers} from '../workers/client.js';

export type LineServices = {
	readonly workers: Workers;
	readonly freshSeed: () => string;
	readonly freshId: () => string;
	readonly player: Player;
	/** Copies a text; whether it surely is in the clipboard. */
	readonly copy: (text: string) => Promise<boolean>;
	/** Whether input and output are a terminal; elsewhere nothing is asked after a game. */
	readonly isAtTerminal: boolean;
	readonly onEvent: GameListener;
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
