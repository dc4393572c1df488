import {countSet, letterBit, type Letter, type LetterSet} from '../../engine/alphabet.js';
import {wordAt, everyWord, type Pool, type Words} from '../../engine/words/words.js';
import {
	isMiss,
	largestFamily,
	splitPool,
	hiddenPattern,
	reveal,
	type Family,
	type Pattern,
} from '../../engine/hangman/rules/families.js';
import {createSolver, type Solver, type Bounds} from '../../engine/hangman/solver/solver.js';
import {findUnhit, type Unhit} from './hit-finder.js';
import {lettersDividing, patternOf, shownIn, without} from './pools.js';

/** Why a pool forces some misses: lines of the proof, and the letters of the words that they name. */
type Reason = {readonly lines: readonly string[]; readonly letters: LetterSet};

/** A reason that ends with words that too few letters hit; `spared` are the letters that can't miss there. */
type Closing = Reason & {readonly spared: LetterSet};

/** A closing that applies once the letters of `after` have missed, whatever else has, but none of `spared`. */
type Closer = Closing & {readonly after: LetterSet};

/** A plan that leaves more sets of letters open is given up. */
const mostOpen = 20_000;

const isClosed = (closers: readonly Closer[], asked: LetterSet): boolean =>
	closers.some(({after, spared}) => (after & ~asked) === 0 && (asked & spared) === 0);

const behind = (line: string, reasons: readonly Reason[]): Reason => ({
	lines: [line, ...reasons.flatMap(({lines}) => lines)],
	letters: reasons.reduce((all, {letters}) => all | letters, 0),
});

/** Proves the chooser's side: what to keep, down to words that too few letters hit. */
class ChooserProof {
	readonly #solver: Solver;
	readonly #words: Words;

	constructor(solver: Solver) {
		this.#solver = solver;
		this.#words = solver.words;
	}

	prove(pool: Pool, misses: number): Reason {
		const closing = this.#close(pool, misses);
		if (closing !== undefined) return closing;
		const [kept] = this.#partsOf(pool, misses);
		if (kept !== undefined) return behind(kept.line, [this.prove(kept.part, misses)]);
		const plan = this.#findPlan(pool, misses);
		if (plan === undefined) return this.#split(pool, misses);
		const closings = plan.map(closer => behind(`after ${this.#lettersOf(closer.after).join('')}`, [closer]));
		return behind(`plan ${plan.length}`, closings);
	}

	#bitOf(letter: Letter): LetterSet {
		return letterBit(this.#words.alphabet, letter);
	}

	#lettersOf(set: LetterSet): readonly Letter[] {
		return this.#words.alphabet.letters.filter(letter => (set & this.#bitOf(letter)) !== 0);
	}

	#forces(pool: Pool, misses: number): boolean {
		return pool.length > misses && this.#solver.isWithin(pool, misses - 1) === false;
	}

	/** Families that force so many misses alone, those of fewest words first, with the line that keeps each. */
	*#partsOf(pool: Pool, misses: number) {
		const families = this.#words.alphabet.letters
			.flatMap(letter => splitPool(this.#words, pool, letter).map(family => ({letter, family})))
			.filter(({family}) => !isMiss(family) && family.pool.length < pool.length)
			.sort((a, b) => a.family.pool.length - b.family.pool.length);
		for (const {letter, family} of families)
			if (this.#forces(family.pool, misses))
				yield {line: `part ${patternOf(this.#words, letter, family)}`, part: family.pool};
	}

	#close(pool: Pool, misses: number): Closing | undefined {
		if (pool.length <= misses) return undefined;
		const spared = shownIn(this.#words, pool);
		const unhit = findUnhit(this.#words, pool, misses, spared);
		if (unhit !== undefined) return {...this.#reasonOf(unhit), spared};
		for (const {line, part} of this.#partsOf(pool, misses)) {
			const found = this.#close(part, misses);
			if (found !== undefined) return {...found, ...behind(line, [found])};
		}

		return undefined;
	}

	#reasonOf(unhit: Unhit): Reason {
		const isApart = 'apart' in unhit;
		const named = isApart ? unhit.apart : [unhit.word];
		const texts = named.map(word => wordAt(this.#words, word)).join(' ');
		const own = named.reduce((set, word) => set | this.#words.sets[word]!, 0);
		if (isApart) return {lines: [`apart ${texts}`], letters: own};
		const asked = unhit.branches.flatMap(({letter}) => this.#lettersOf(letter)).join('');
		const cases = behind(
			`one ${texts} ${asked}`,
			unhit.branches.map(({rest}) => this.#reasonOf(rest)),
		);
		return {...cases, letters: cases.letters | own};
	}

	/** Looks for closings such that one applies in time, whatever letters are asked in whatever order. */
	#findPlan(pool: Pool, misses: number): readonly Closer[] | undefined {
		const closers: Closer[] = [];
		const seen = new Set<LetterSet>();
		const visit = (asked: LetterSet): boolean => {
			if (isClosed(closers, asked) || seen.has(asked)) return true;
			const closer = this.#closerFor(pool, misses, asked);
			if (closer !== undefined) {
				closers.push(this.#widen(closer, pool, misses));
				return true;
			}

			seen.add(asked);
			const part = without(this.#words, pool, asked);
			if (seen.size > mostOpen || !this.#forces(part, misses - countSet(asked))) return false;
			return lettersDividing(this.#words, part).every(letter => visit(asked | this.#bitOf(letter)));
		};

		return visit(0) ? closers : undefined;
	}

	#closerFor(pool: Pool, misses: number, after: LetterSet): Closer | undefined {
		const closing = this.#close(without(this.#words, pool, after), misses - countSet(after));
		return closing && {...closing, after};
	}

	/** The same closing, or another, after as few of the letters as possible. */
	#widen(closer: Closer, pool: Pool, misses: number): Closer {
		let widest = closer;
		for (const letter of this.#lettersOf(closer.after)) {
			const found = this.#closerFor(pool, misses, widest.after & ~this.#bitOf(letter));
			if (found !== undefined && (found.spared & closer.after) === 0) widest = found;
		}

		return widest;
	}

	/** Answers each letter; words that force enough answer all letters that they lack at once. */
	#split(pool: Pool, misses: number): Reason {
		let open = lettersDividing(this.#words, pool)
			.map(letter => ({letter, part: without(this.#words, pool, this.#bitOf(letter))}))
			.sort((a, b) => a.part.length - b.part.length);
		if (!open.every(({part}) => this.#forces(part, misses - 1)))
			throw new Error('No answer forces the misses that the solver found');

		const answers: Reason[] = [];
		for (let [next] = open; next !== undefined; [next] = open) {
			const answer = this.prove(next.part, misses - 1);
			const settled = open.filter(({letter}) => (answer.letters & this.#bitOf(letter)) === 0);
			const [first, ...others] = answer.lines;
			const asked = settled.map(({letter}) => letter).join('');
			answers.push({...answer, lines: [`${asked} ${first}`, ...others]});
			open = open.filter(each => !settled.includes(each));
		}

		return behind('split', answers);
	}
}

/** Bounds on the value of the words of one length, and why: lines for `checkProof`. */
export type WrittenProof = Bounds & {readonly lines: readonly string[]};

/** Writes why the value of all words of a length is what it is, in the form of docs/proofs.md. The solver only guides it; `checkProof` sees whether it was right. */
export function writeProof(words: Words, solver: Solver = createSolver(words)): WrittenProof {
	const pool = everyWord(words);
	const bounds = solver.solve(pool);
	const chooser = new ChooserProof(solver);
	const lines = [
		`length ${words.length}`,
		`words ${words.count}`,
		`atMost ${bounds.atMost}`,
		...guesserLines(solver, pool, bounds.atMost),
		`atLeast ${bounds.atLeast}`,
		...chooser.prove(pool, bounds.atLeast).lines,
	];
	return {...bounds, lines};
}

/** The guesser's side: what to ask, wherever the misses are not obviously enough. */
function guesserLines(solver: Solver, all: Pool, atMost: number): readonly string[] {
	const {words} = solver;
	const lines: string[] = [];
	const allowed = (family: Family, misses: number) => (isMiss(family) ? misses - 1 : misses);

	/** A letter after which the misses are enough. */
	function letterFor(pool: Pool, misses: number) {
		const found = words.alphabet.letters
			.map(letter => ({letter, families: splitPool(words, pool, letter)}))
			.filter(({families}) => families.length > 1)
			.sort((a, b) => largestFamily(a.families).pool.length - largestFamily(b.families).pool.length)
			.find(({families}) =>
				families.every(family => solver.isWithin(family.pool, allowed(family, misses)) === true),
			);
		if (found === undefined) throw new Error('No letter keeps the misses that the solver found');
		return found;
	}

	function write(pool: Pool, misses: number, pattern: Pattern): void {
		// Any letter that divides words rules out one or more, at one miss at most.
		if (pool.length <= misses + 1) return;
		const {letter, families} = letterFor(pool, misses);
		lines.push(`${pattern} ${letter}`);
		for (const family of families)
			write(family.pool, allowed(family, misses), reveal(pattern, letter, family.places));
	}

	write(all, atMost, hiddenPattern(words.length));
	return lines;
}
