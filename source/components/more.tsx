import {Text} from 'ink';
import {countOf} from '../text/numbers.js';

export type ShownRows<Item> = {
	readonly shown: readonly Item[];
	readonly before: number;
	readonly after: number;
};

/**
As much of a list as fits in so many rows around the item that must be seen; the rows that tell what is left out are counted in. (In fewer than three rows there is none for that.)

Without an item to see, the start of the list is shown.
*/
export function shownRows<Item>(items: readonly Item[], rows: number, seen = 0): ShownRows<Item> {
	if (items.length <= rows) return {shown: items, before: 0, after: 0};
	if (rows < 3) {
		const start = Math.max(0, Math.min(seen, items.length - rows));
		return {
			shown: items.slice(start, start + rows),
			before: start,
			after: items.length - start - rows,
		};
	}

	if (seen < rows - 1) return {shown: items.slice(0, rows - 1), before: 0, after: items.length - rows + 1};
	const fromEnd = items.length - rows + 1;
	if (seen >= fromEnd) return {shown: items.slice(fromEnd), before: fromEnd, after: 0};
	const start = Math.min(seen - Math.floor((rows - 2) / 2), fromEnd);
	return {
		shown: items.slice(start, start + rows - 2),
		before: start,
		after: items.length - start - rows + 2,
	};
}

type Props = {
	readonly count: number;
	/** What one of them is called, as `more word` or `earlier guess`. */
	readonly noun: string;
	readonly plural?: string;
};

export function More({count, noun, plural}: Props) {
	return count > 0 && <Text wrap='truncate-end'>{`  … ${countOf(count, noun, plural)}`}</Text>;
}
