import type {GuesserName} from '../engine/index.js';

/** The bots that a player's games are compared with. */
export const measuredBots = ['naive', 'paga', 'expert'] as const satisfies readonly GuesserName[];
