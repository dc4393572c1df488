/** The Damerau–Levenshtein distance: letters changed, added, left out, or swapped with the next. */
function distance(one: string, other: string): number {
	let [twoBack, back] = [[] as number[], Array.from({length: other.length + 1}, (_, at) => at)];
	for (let row = 1; row <= one.length; row++) {
		const line = [row];
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1];
			const changed = (back[column - 1] ?? 0) + (isSame ? 0 : 1);
			const added = Math.min(back[column] ?? 0, line[column - 1] ?? 0) + 1;
			const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			const swapped = row > 1 && column > 1 && isSwapped ? (twoBack[column - 2] ?? 0) + 1 : Infinity;
			line.push(Math.min(changed, added, swapped));
		}

		[twoBack, back] = [back, line];
	}

	return back[other.length] ?? 0;
}

/** The name that was probably meant. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
	const [best] = names
		.map(name => ({name, far: distance(text.slice(0, 40).toLowerCase(), name)}))
		.sort((a, b) => a.far - b.far);
	return best !== undefined && best.far <= Math.max(1, Math.floor(best.name.length / 3))
		? best.name
		: undefined;
}
