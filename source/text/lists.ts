import {hidden, type Pattern} from '../engine/index.js';

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};

type Options = {
	readonly joint?: 'and' | 'or';
	/** A longer list ends with `others`. */
	readonly most?: number;
};

/** `A`, `A or B`, `A, B or C`. */
export function listOf(
	items: readonly string[],
	{joint = 'or', most = Number.POSITIVE_INFINITY}: Options = {},
): string {
	const shown = items.length > most ? [...items.slice(0, most - 1), 'others'] : items;
	const last = shown.at(-1) ?? '';
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `2–15, 17`. */
export function lengthsText(lengths: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const length of lengths) {
		const run = runs.at(-1);
		if (run?.[1] === length - 1) run[1] = length;
		else runs.push([length, length]);
	}

	return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
