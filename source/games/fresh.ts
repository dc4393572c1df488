import {randomInt, randomUUID} from 'node:crypto';

/** A seed that nobody asked for: four hexadecimal digits, short enough to type. */
export const freshSeed = (): string => randomInt(0x1_00_00).toString(16).padStart(4, '0');

/** What tells a game from every other. */
export const freshId = (): string => randomUUID();
