const plenty = 2 ** 40;

const choose = (all: number, some: number): number =>
	Array.from({length: some}, (_, at) => (all - at) / (at + 1)).reduce(
		(product, factor) => product * factor,
		1,
	);

/**
The most words that can be told apart with so many misses and hidden places: `mostWords(letters, length)[misses][hidden]`. A larger pool is lost.

A letter that appears fills at least one hidden place, and the family kept is the largest; a miss leaves at least as many words as any family of the letter holds.
*/
export function mostWords(letterCount: number, length: number): readonly Float64Array[] {
	const rows: Float64Array[] = [];
	for (let misses = 0; misses <= letterCount; misses++) {
		const row = new Float64Array(length + 1).fill(1);
		row[1] = misses + 1;
		for (let hidden = 2; hidden <= length; hidden++) {
			const inFamilies = (largest: number) => {
				let sum = 0;
				for (let filled = 1; filled <= hidden; filled++)
					sum += choose(hidden, filled) * Math.min(largest, (letterCount - 1) ** (hidden - filled));
				return sum;
			};
			const kept = row[hidden - 1]!;
			const lacking = rows.at(-1)?.[hidden] ?? 0;
			const most = Math.max(inFamilies(kept) + kept - 1, lacking + inFamilies(lacking));
			row[hidden] = Math.min(plenty, most);
		}

		rows.push(row);
	}

	return rows;
}
