type Options = {
	/** What stands before the last item; `or` where it is left out. */
	readonly joint?: 'and' | 'or';
	/** How many items are listed at most; the last of them is then `others`. */
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
