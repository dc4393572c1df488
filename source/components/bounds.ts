import type {Bounds} from '../engine/index.js';

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Misses as `5`, as `5–7` where the bounds do not meet, or as `3.4` where they are an average. */
export const boundsText = ({atLeast, atMost}: Bounds): string =>
	atLeast === atMost ? plain(atLeast) : `${plain(atLeast)}–${plain(atMost)}`;
