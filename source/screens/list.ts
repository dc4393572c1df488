/** Returns the item that is so many steps on, around the ends of the list; by an infinite step, the item at that end. */
export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	if (items.length === 0) return item;
	const end = by < 0 ? 0 : -1;
	// An item may be undefined.
	return items.at(Number.isFinite(by) ? (items.indexOf(item) + by) % items.length : end) as Item;
}
