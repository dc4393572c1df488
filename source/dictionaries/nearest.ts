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

/** The names nearest to a text, the nearest first; those that are too far from it are none. */
export function nearestNames(text: string, names: readonly string[], most: number): readonly string[] {
	const typed = text.slice(0, 40).toLowerCase();
	return names
		.filter(name => Math.abs(name.length - typed.length) <= allowed(name))
		.map(name => ({name, far: distance(typed, name)}))
		.filter(({name, far}) => far <= allowed(name))
		.sort((a, b) => a.far - b.far)
		.slice(0, most)
		.map(({name}) => name);
}

const allowed = ({length}: string): number => Math.max(1, Math.floor(length / 3));

export const nearestName = (text: string, names: readonly string[]): string | undefined =>
	nearestNames(text, names, 1)[0];
