import type {Marks} from '../../words/letter-index.js';

/**
Scores letters, by their numbers, by expected misses per bit of information: the chance to miss, divided by the entropy of the families' sizes. Lower is better.

A letter in all words costs nothing: it comes before all others.
*/
export function createLetterScores({width, of, letters, times, bases}: Marks, largest: number) {
	const letterNumbers = Array.from(bases.keys());
	const counts = new Uint32Array(letters.length);
	const touched = new Uint32Array(letters.length);
	const weights = new Float64Array(largest + 1);
	for (let n = 2; n <= largest; n++) weights[n] = n * Math.log2(n);
	const hits = new Uint32Array(bases.length);
	const families = new Uint32Array(bases.length);
	const spread = new Float64Array(bases.length);
	const occurrences = new Uint32Array(bases.length);
	let size = 0;

	const information = (letter: number): number =>
		weights[size]! - weights[size - hits[letter]!]! - spread[letter]!;
	const isCertain = (letter: number) => hits[letter] === size;
	const divides = (letter: number) => families[letter]! > (isCertain(letter) ? 1 : 0);
	const score = (letter: number): number =>
		isCertain(letter) ? 0 : (size - hits[letter]!) / information(letter);

	const least = (value: (letter: number) => number): number => {
		let best = -1;
		let lowest = Infinity;
		for (let letter = 0; letter < bases.length; letter++) {
			if (!divides(letter)) continue;
			const found = value(letter);
			if (found >= lowest) continue;
			lowest = found;
			best = letter;
		}

		return best;
	};

	const dividingInOrder = (): readonly number[] =>
		letterNumbers
			.filter(divides)
			.map(letter => ({letter, score: score(letter)}))
			.sort((a, b) => a.score - b.score)
			.map(({letter}) => letter);

	return {
		best: () => least(score),
		mostFrequent: () => least(letter => -occurrences[letter]!),
		/** The letters of the words: first those that divide the pool, by score. */
		inOrder(): readonly number[] {
			const others = letterNumbers.filter(letter => hits[letter]! > 0 && !divides(letter));
			return [...dividingInOrder(), ...others];
		},
		/** The best letters that divide the pool; a letter in all words comes alone. */
		candidates(count: number): readonly number[] {
			const [first, ...others] = dividingInOrder();
			if (first === undefined) return [];
			return isCertain(first) ? [first] : [first, ...others.slice(0, count - 1)];
		},
		/** Takes a pool, the part of `cells` from `start` to `end`. */
		look(cells: Uint32Array, start: number, end: number): void {
			size = end - start;
			hits.fill(0);
			families.fill(0);
			spread.fill(0);
			occurrences.fill(0);
			let kinds = 0;
			for (let at = start; at < end; at++) {
				const first = cells[at]! * width;
				for (let next = first; next < first + width; next++) {
					const mark = of[next]!;
					if (mark === 0) break;
					const count = counts[mark]!;
					if (count === 0) touched[kinds++] = mark;
					counts[mark] = count + 1;
				}
			}

			for (let kind = 0; kind < kinds; kind++) {
				const mark = touched[kind]!;
				const letter = letters[mark]!;
				const count = counts[mark]!;
				counts[mark] = 0;
				hits[letter]! += count;
				families[letter]!++;
				occurrences[letter]! += count * times[mark]!;
				spread[letter]! += weights[count]!;
			}
		},
	};
}
