export type Move = 1 | -1 | 'first' | 'last';

export function moveIn<Item>(items: readonly Item[], item: Item, move: Move): Item {
	if (move === 'first') return items[0] ?? item;
	return move === 'last' ? (items.at(-1) ?? item) : stepIn(items, item, move);
}

export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	if (items.length === 0) return item;
	// An item may be undefined.
	return items.at((items.indexOf(item) + by) % items.length) as Item;
}
