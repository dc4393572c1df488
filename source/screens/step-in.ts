/** The item before or after one in a list that goes round. */
export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	const index = items.indexOf(item) + by;
	return items.at(index % items.length) ?? item;
}
