import type {Marks} from '../../words/letter-index.js';

/** The factor by which a miss is rated worse than a hit that leaves as many words. */
const missWeight = 1.5;

/** Scores letters, by their numbers, by expected misses per bit of information: the chance to miss, divided by the entropy of the families' sizes. Lower is better; a letter in all words costs nothing and comes first. */
export class LetterScores {
	readonly #marks: Marks;
	readonly #letterNumbers: readonly number[];
	readonly #counts: Uint32Array;
	readonly #touched: Uint32Array;
	readonly #weights: Float64Array;
	readonly #hits: Uint32Array;
	readonly #families: Uint32Array;
	readonly #largest: Uint32Array;
	readonly #spread: Float64Array;
	readonly #occurrences: Uint32Array;
	#size = 0;

	constructor(marks: Marks, largest: number) {
		const letterCount = marks.bases.length - 1;
		this.#marks = marks;
		this.#letterNumbers = Array.from({length: letterCount}, (_, letter) => letter);
		this.#counts = new Uint32Array(marks.letters.length);
		this.#touched = new Uint32Array(marks.letters.length);
		this.#weights = new Float64Array(largest + 1);
		for (let n = 2; n <= largest; n++) this.#weights[n] = n * Math.log2(n);
		this.#hits = new Uint32Array(letterCount);
		this.#families = new Uint32Array(letterCount);
		this.#largest = new Uint32Array(letterCount);
		this.#spread = new Float64Array(letterCount);
		this.#occurrences = new Uint32Array(letterCount);
	}

	/** Takes a pool, the part of `cells` from `start` to `end`. */
	look(cells: Uint32Array, start: number, end: number): void {
		this.#size = end - start;
		this.#hits.fill(0);
		this.#families.fill(0);
		this.#largest.fill(0);
		this.#spread.fill(0);
		this.#occurrences.fill(0);
		const kinds = this.#count(cells, start, end);
		const {letters, times} = this.#marks;
		const counts = this.#counts;
		for (let kind = 0; kind < kinds; kind++) {
			const mark = this.#touched[kind]!;
			const letter = letters[mark]!;
			const count = counts[mark]!;
			counts[mark] = 0;
			this.#hits[letter]! += count;
			this.#families[letter]!++;
			if (count > this.#largest[letter]!) this.#largest[letter] = count;
			this.#occurrences[letter]! += count * times[mark]!;
			this.#spread[letter]! += this.#weights[count]!;
		}
	}

	/** Returns the letter of best score, or -1 if none divides the pool. */
	best(): number {
		return this.#least(letter => this.#score(letter));
	}

	/** Returns the letter that divides the pool and occurs most often, or -1. */
	mostFrequent(): number {
		return this.#least(letter => -this.#occurrences[letter]!);
	}

	/** Returns the letter that divides the pool and leaves the fewest words at worst, or -1. */
	safest(): number {
		return this.#least(letter => {
			const lacking = this.#size - this.#hits[letter]!;
			return lacking === 0 ? 0 : Math.max(lacking * missWeight, this.#largest[letter]!);
		});
	}

	/** Returns the letters of the words: first those that divide the pool, by score. */
	inOrder(): readonly number[] {
		const others = this.#letterNumbers.filter(letter => this.#hits[letter]! > 0 && !this.#divides(letter));
		return [...this.#dividingInOrder(), ...others];
	}

	/** Returns the best letters that divide the pool; a letter in all words comes alone. */
	candidates(count: number): readonly number[] {
		const [first, ...others] = this.#dividingInOrder();
		if (first === undefined) return [];
		return this.#isCertain(first) ? [first] : [first, ...others.slice(0, count - 1)];
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

	#isCertain(letter: number): boolean {
		return this.#hits[letter] === this.#size;
	}

	#divides(letter: number): boolean {
		return this.#families[letter]! > (this.#isCertain(letter) ? 1 : 0);
	}

	#score(letter: number): number {
		const lacking = this.#size - this.#hits[letter]!;
		if (lacking === 0) return 0;
		const information = this.#weights[this.#size]! - this.#weights[lacking]! - this.#spread[letter]!;
		return lacking / information;
	}

	#least(value: (letter: number) => number): number {
		let best = -1;
		let lowest = Infinity;
		for (const letter of this.#letterNumbers) {
			if (!this.#divides(letter)) continue;
			const found = value(letter);
			if (found >= lowest) continue;
			lowest = found;
			best = letter;
		}

		return best;
	}

	#dividingInOrder(): readonly number[] {
		return this.#letterNumbers
			.filter(letter => this.#divides(letter))
			.map(letter => ({letter, score: this.#score(letter)}))
			.sort((a, b) => a.score - b.score)
			.map(({letter}) => letter);
	}
}
