import type {Marks} from '../../words/letter-index.js';

/** The factor by which a miss is rated worse than a hit that leaves as many words. */
const missWeight = 1.5;

/** The effect of a letter on a pool: the words that have it, its families and the largest of them, how often it occurs, and the sum over its families of size × log2(size). */
const noEffect = (letter: number) => ({letter, hits: 0, families: 0, largest: 0, occurrences: 0, spread: 0});

type LetterEffect = ReturnType<typeof noEffect>;

/** Scores letters, by their numbers, by expected misses per bit of information: the chance to miss, divided by the entropy of the families' sizes. Lower is better; a letter in all words costs nothing and comes first. */
export class LetterScores {
	readonly #marks: Marks;
	readonly #counts: Uint32Array;
	readonly #touched: Uint32Array;
	readonly #weights: Float64Array;
	readonly #effects: readonly LetterEffect[];
	#size = 0;

	constructor(marks: Marks, largest: number) {
		this.#marks = marks;
		this.#counts = new Uint32Array(marks.letters.length);
		this.#touched = new Uint32Array(marks.letters.length);
		this.#weights = new Float64Array(largest + 1);
		for (let n = 2; n <= largest; n++) this.#weights[n] = n * Math.log2(n);
		this.#effects = Array.from({length: marks.bases.length - 1}, (_, letter) => noEffect(letter));
	}

	/** Takes a pool, the part of `cells` from `start` to `end`. */
	look(cells: Uint32Array, start: number, end: number): void {
		this.#size = end - start;
		for (const effect of this.#effects)
			effect.hits = effect.families = effect.largest = effect.occurrences = effect.spread = 0;
		const kinds = this.#count(cells, start, end);
		const {letters, times} = this.#marks;
		const counts = this.#counts;
		for (let kind = 0; kind < kinds; kind++) {
			const mark = this.#touched[kind]!;
			const effect = this.#effects[letters[mark]!]!;
			const count = counts[mark]!;
			counts[mark] = 0;
			effect.hits += count;
			effect.families++;
			if (count > effect.largest) effect.largest = count;
			effect.occurrences += count * times[mark]!;
			effect.spread += this.#weights[count]!;
		}
	}

	/** Returns the letter of best score, or -1 if none divides the pool. */
	best(): number {
		return this.#least(effect => this.#score(effect));
	}

	/** Returns the letter that divides the pool and occurs most often, or -1. */
	mostFrequent(): number {
		return this.#least(({occurrences}) => -occurrences);
	}

	/** Returns the letter that divides the pool and leaves the fewest words at worst, or -1. */
	safest(): number {
		return this.#least(({hits, largest}) =>
			hits === this.#size ? 0 : Math.max((this.#size - hits) * missWeight, largest),
		);
	}

	/** Returns the letters of the words: first those that divide the pool, by score. */
	inOrder(): readonly number[] {
		const others = this.#effects.filter(effect => effect.hits > 0 && !this.#divides(effect));
		return [...this.#dividingInOrder(), ...others].map(({letter}) => letter);
	}

	/** Returns the best letters that divide the pool; a letter in all words comes alone. */
	candidates(count: number): readonly number[] {
		const best = this.#dividingInOrder();
		const isCertain = best[0]?.hits === this.#size;
		return best.slice(0, isCertain ? 1 : count).map(({letter}) => letter);
	}

	/** Counts the words with each mark, and returns how many marks there are. */
	#count(cells: Uint32Array, start: number, end: number): number {
		const {width, of} = this.#marks;
		const counts = this.#counts;
		const touched = this.#touched;
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

		return kinds;
	}

	#divides({hits, families}: LetterEffect): boolean {
		return families > (hits === this.#size ? 1 : 0);
	}

	#score({hits, spread}: LetterEffect): number {
		const lacking = this.#size - hits;
		return lacking === 0 ? 0 : lacking / (this.#weights[this.#size]! - this.#weights[lacking]! - spread);
	}

	#least(value: (effect: LetterEffect) => number): number {
		let best = -1;
		let lowest = Infinity;
		for (const effect of this.#effects) {
			if (!this.#divides(effect)) continue;
			const found = value(effect);
			if (found >= lowest) continue;
			lowest = found;
			best = effect.letter;
		}

		return best;
	}

	#dividingInOrder(): readonly LetterEffect[] {
		return this.#effects
			.filter(effect => this.#divides(effect))
			.map(effect => ({effect, score: this.#score(effect)}))
			.sort((a, b) => a.score - b.score)
			.map(({effect}) => effect);
	}
}
