import type {Bounds} from '../engine/index.js';

/** 4170 as `4,170`. Without Intl, whose first use takes 15 ms of the first frame. */
export const formatNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 word`, `2 words`. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
	`${formatNumber(count)} ${count === 1 ? noun : plural}`;

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A small number in letters: `three`. */
export const numberWord = (value: number): string => smallNumbers[value] ?? formatNumber(value);

/** A share from 0 to 1 as `33.3%`, or with fewer places. */
export const percent = (share: number, places = 1): string => `${(100 * share).toFixed(places)}%`;

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** `5`, `5–7` where the bounds do not meet, `3.4` for an average. */
export const boundsText = ({atLeast, atMost}: Bounds): string =>
	atLeast === atMost ? plain(atLeast) : `${plain(atLeast)}–${plain(atMost)}`;

/** `1 miss`, `2 misses`. */
export const countMisses = (count: number): string => countOf(count, 'miss', 'misses');

/** `1 miss`, `5–7 misses`. */
export const missesText = (bounds: Bounds): string =>
	`${boundsText(bounds)} ${bounds.atLeast === 1 && bounds.atMost === 1 ? 'miss' : 'misses'}`;

/** Seconds, rounded up: `1:05`. */
export function clockText(seconds: number): string {
	const whole = Math.ceil(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `1st`, `22nd`, `113th`. */
export function ordinal(count: number): string {
	const isTeen = Math.floor(count / 10) % 10 === 1;
	const ending = isTeen ? 'th' : ({1: 'st', 2: 'nd', 3: 'rd'}[count % 10] ?? 'th');
	return formatNumber(count) + ending;
}

export const solvingText = (title: string, share: number): string =>
	`${solvingName(title)}: ${Math.floor(share * 100)}%`;

export const solvingName = (title: string): string => `Solving ${title}`;
