import type {Side} from '../engine/index.js';
import {nameOf, type GhostSettings} from '../setup/ghost.js';

/** The one who sits at the lines, alone. */
export const you = 'Player';

/** What somebody is called over lines. */
export function nameInLines(settings: GhostSettings, side: Side): string {
	const name = nameOf(settings, side);
	return name === 'you' ? you : name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Who loses, as the end of a sentence. */
export const loses = (name: string): string => (name === you ? 'you lose' : `${name.toLowerCase()} loses`);
