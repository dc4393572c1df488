import type {Marks} from './marks.js';

/** How promising the letters are for a pool, by what one look at it tells. */
export type LetterScores = {
	/** Looks at a pool, the part of `cells` from `start` to `end`; what the others give is about the last one looked at. */
	readonly look: (cells: Uint32Array, start: number, end: number) => void;
	/** The most promising letter that divides the pool, by its number, or -1 where none does. */
	readonly best: () => number;
	/** The letters that stand in some word, by their numbers: those in all words first, then the most promising. */
	readonly inOrder: () => readonly number[];
	/** The first few of them that are worth a closer look: a letter in all words that divides the pool needs no rival. */
	readonly candidates: (count: number) => readonly number[];
};

const letterNumbers = Array.from({length: 26}, (_, letter) => letter);

/**
Scores by expected misses per bit of information, so that lower is better: the chance to miss, divided by the entropy of the families' sizes.

A letter in all words costs nothing: it comes before all others.
*/
export function createLetterScores({width, of, letters}: Marks, largest: number): LetterScores {
	const counts = new Uint32Array(letters.length);
	const touched = new Uint32Array(letters.length);
	const weights = Float64Array.from({length: largest + 1}, (_, n) => (n < 2 ? 0 : n * Math.log2(n)));
	const hits = new Uint32Array(26);
	const families = new Uint32Array(26);
	const spread = new Float64Array(26);
	let size = 0;

	const information = (letter: number): number =>
		(weights[size] ?? 0) - (weights[size - (hits[letter] ?? 0)] ?? 0) - (spread[letter] ?? 0);
	const isCertain = (letter: number) => hits[letter] === size;
	const divides = (letter: number) => (families[letter] ?? 0) > (isCertain(letter) ? 1 : 0);
	const score = (letter: number): number => (size - (hits[letter] ?? 0)) / information(letter);

	const inOrder = (): readonly number[] => {
		const present = letterNumbers.filter(letter => (hits[letter] ?? 0) > 0);
		const certain = present.filter(isCertain).sort((a, b) => information(b) - information(a));
		const uncertain = present
			.filter(letter => !isCertain(letter))
			.map(letter => ({letter, score: score(letter)}))
			.sort((a, b) => a.score - b.score);
		return [...certain, ...uncertain.map(({letter}) => letter)];
	};

	return {
		inOrder,
		candidates(count) {
			const dividing = inOrder().filter(divides);
			const [first] = dividing;
			return dividing.slice(0, first !== undefined && isCertain(first) ? 1 : count);
		},
		look(cells, start, end) {
			size = end - start;
			hits.fill(0);
			families.fill(0);
			spread.fill(0);
			let kinds = 0;
			for (let at = start; at < end; at++) {
				const first = (cells[at] ?? 0) * width;
				for (let next = first; next < first + width; next++) {
					const mark = of[next] ?? 0;
					if (mark === 0) break;
					const count = counts[mark] ?? 0;
					if (count === 0) touched[kinds++] = mark;
					counts[mark] = count + 1;
				}
			}

			for (let kind = 0; kind < kinds; kind++) {
				const mark = touched[kind] ?? 0;
				const letter = letters[mark] ?? 0;
				const count = counts[mark] ?? 0;
				counts[mark] = 0;
				hits[letter] = (hits[letter] ?? 0) + count;
				families[letter] = (families[letter] ?? 0) + 1;
				spread[letter] = (spread[letter] ?? 0) + (weights[count] ?? 0);
			}
		},
		best() {
			let best = -1;
			let lowest = Infinity;
			for (let letter = 0; letter < 26; letter++) {
				if (!divides(letter)) continue;
				if (isCertain(letter)) return letter;
				const value = score(letter);
				if (value >= lowest) continue;
				lowest = value;
				best = letter;
			}

			return best;
		},
	};
}
