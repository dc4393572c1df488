import type {Bounds} from '../engine/index.js';

/** 4170 as `4,170`; a whole number. (The first use of Intl takes 15 ms, which the first frame can do without.) */
export const formatNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 word`, `2 words`; a plural that is not made with an s is given. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
	`${formatNumber(count)} ${count === 1 ? noun : plural}`;

/** A share from 0 to 1 as `33.3%`, or with fewer places. */
export const percent = (share: number, places = 1): string => `${(100 * share).toFixed(places)}%`;

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** `5`, `5–7` where the bounds do not meet, `3.4` for an average. */
export const boundsText = ({atLeast, atMost}: Bounds): string =>
	atLeast === atMost ? plain(atLeast) : `${plain(atLeast)}–${plain(atMost)}`;

/** Seconds, rounded up, as minutes and seconds: `1:05`. */
export function clockText(seconds: number): string {
	const whole = Math.ceil(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
