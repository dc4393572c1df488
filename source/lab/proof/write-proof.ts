import {countSet, letterBit, type Letter, type LetterSet} from '../../engine/alphabet.js';
import {indexOf} from '../../engine/words/letter-index.js';
import {keysOf} from '../../engine/words/transposition-table.js';
import {wordAt, everyWord, type Pool, type Words} from '../../engine/words/words.js';
import {
	isMiss,
	splitPool,
	hiddenPattern,
	reveal,
	type Family,
	type Pattern,
} from '../../engine/hangman/rules/families.js';
import {createSolver, type Solver, type Bounds} from '../../engine/hangman/solver/solver.js';
import {findUnhit, wordsOf, type Unhit} from './hit-finder.js';
import {lettersDividing, lettersIn, patternOf, shownIn, without} from './pools.js';

type Shown = {readonly letter: Letter; readonly family: Family};

/** Families to keep one after another, and why the last one forces enough misses. */
type Closing = {
	readonly kept: readonly Shown[];
	readonly last: Pool;
	readonly unhit: Unhit;
};

/** A closing that applies once the letters of `after` have missed, whatever else has, but none of `spared`. */
type Closer = {readonly after: LetterSet; readonly spared: LetterSet; readonly closing: Closing};

/** A plan that leaves more sets of letters open is given up. */
const mostOpen = 20_000;

const isClosed = (closers: readonly Closer[], asked: LetterSet): boolean =>
	closers.some(({after, spared}) => (after & ~asked) === 0 && (asked & spared) === 0);

/** Writes the chooser's side of a proof: what to keep, down to words that too few letters hit. */
class ChooserProof {
	readonly lines: string[] = [];
	readonly #solver: Solver;
	readonly #words: Words;
	readonly #keys;
	/** Closings found so far, by misses and the pool's keys; plans often meet the same pool. If two pools ever shared their keys, `checkProof` would refuse the proof. */
	readonly #closings = new Map<string, Closing | undefined>();

	constructor(solver: Solver) {
		this.#solver = solver;
		this.#words = solver.words;
		this.#keys = indexOf(solver.words).keys();
	}

	/** Writes why a pool forces so many misses; returns the words that it needs. */
	write(pool: Pool, misses: number): Pool {
		const closing = this.#close(pool, misses);
		if (closing !== undefined) return this.#writeClosing(closing);
		const [shown] = this.#familiesFor(pool, misses);
		if (shown !== undefined) {
			this.#writePart(shown);
			return this.write(shown.family.pool, misses);
		}

		const plan = this.#findPlan(pool, misses);
		return plan === undefined ? this.#writeSplit(pool, misses) : this.#writePlan(plan);
	}

	#lettersOf(set: LetterSet): readonly Letter[] {
		const {alphabet} = this.#words;
		return alphabet.letters.filter(letter => (set & letterBit(alphabet, letter)) !== 0);
	}

	#forces(pool: Pool, misses: number): boolean {
		return pool.length > misses && this.#solver.isWithin(pool, misses - 1) === false;
	}

	/** Families that force so many misses alone, those of fewest words first. */
	*#familiesFor(pool: Pool, misses: number): Generator<Shown> {
		const all = this.#words.alphabet.letters
			.flatMap(letter => splitPool(this.#words, pool, letter).map(family => ({letter, family})))
			.filter(({family}) => !isMiss(family) && family.pool.length < pool.length)
			.sort((a, b) => a.family.pool.length - b.family.pool.length);
		for (const shown of all) if (this.#forces(shown.family.pool, misses)) yield shown;
	}

	#close(pool: Pool, misses: number): Closing | undefined {
		if (pool.length <= misses) return undefined;
		const {keyA, keyB} = keysOf(this.#keys, pool);
		const name = `${misses} ${keyA} ${keyB}`;
		if (!this.#closings.has(name)) this.#closings.set(name, this.#findClosing(pool, misses));
		return this.#closings.get(name);
	}

	#findClosing(pool: Pool, misses: number): Closing | undefined {
		const unhit = findUnhit(this.#words, pool, misses, shownIn(this.#words, pool));
		if (unhit !== undefined) return {kept: [], last: pool, unhit};
		for (const shown of this.#familiesFor(pool, misses)) {
			const found = this.#close(shown.family.pool, misses);
			if (found !== undefined) return {...found, kept: [shown, ...found.kept]};
		}

		return undefined;
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
			return lettersDividing(this.#words, part).every(letter =>
				visit(asked | letterBit(this.#words.alphabet, letter)),
			);
		};

		return visit(0) ? closers : undefined;
	}

	/** A way to close a pool once some letters have missed. */
	#closerFor(pool: Pool, misses: number, asked: LetterSet): Closer | undefined {
		const closing = this.#close(without(this.#words, pool, asked), misses - countSet(asked));
		return closing && {after: asked, spared: shownIn(this.#words, closing.last), closing};
	}

	/** The same closing, or another, after as few of the letters as possible. */
	#widen(closer: Closer, pool: Pool, misses: number): Closer {
		let widest = closer;
		for (const letter of this.#lettersOf(closer.after)) {
			const found = this.#closerFor(pool, misses, widest.after & ~letterBit(this.#words.alphabet, letter));
			if (found !== undefined && (found.spared & closer.after) === 0) widest = found;
		}

		return widest;
	}

	#writePart({letter, family}: Shown): void {
		this.lines.push(`part ${patternOf(this.#words, letter, family)}`);
	}

	#writeUnhit(unhit: Unhit): void {
		if ('apart' in unhit) {
			this.lines.push(`apart ${unhit.apart.map(word => wordAt(this.#words, word)).join(' ')}`);
			return;
		}

		const {word, branches} = unhit;
		const letters = branches.flatMap(({letter}) => this.#lettersOf(letter)).join('');
		this.lines.push(`one ${wordAt(this.#words, word)} ${letters}`);
		for (const {rest} of branches) this.#writeUnhit(rest);
	}

	#writeClosing({kept, unhit}: Closing): Pool {
		for (const shown of kept) this.#writePart(shown);
		this.#writeUnhit(unhit);
		return Uint32Array.from(new Set(wordsOf(unhit)));
	}

	#writePlan(plan: readonly Closer[]): Pool {
		this.lines.push(`plan ${plan.length}`);
		const core = new Set<number>();
		for (const {after, closing} of plan) {
			this.lines.push(`after ${this.#lettersOf(after).join('')}`);
			for (const word of this.#writeClosing(closing)) core.add(word);
		}

		return Uint32Array.from(core);
	}

	/** Answers each letter; words that force enough answer all letters that they lack at once. */
	#writeSplit(pool: Pool, misses: number): Pool {
		const {alphabet} = this.#words;
		let open = lettersDividing(this.#words, pool)
			.map(letter => ({letter, part: without(this.#words, pool, letterBit(alphabet, letter))}))
			.sort((a, b) => a.part.length - b.part.length);
		if (!open.every(({part}) => this.#forces(part, misses - 1)))
			throw new Error('No answer forces the misses that the solver found');

		this.lines.push('split');
		const core = new Set<number>();
		for (let [next] = open; next !== undefined; [next] = open) {
			const at = this.lines.length;
			const needed = this.write(next.part, misses - 1);
			const held = lettersIn(this.#words, needed);
			const settled = open.filter(({letter}) => (held & letterBit(alphabet, letter)) === 0);
			this.lines[at] = `${settled.map(({letter}) => letter).join('')} ${this.lines[at]}`;
			open = open.filter(each => !settled.includes(each));
			for (const word of needed) core.add(word);
		}

		return Uint32Array.from(core);
	}
}

/** Bounds on the value of the words of one length, and why: lines for `checkProof`. */
export type WrittenProof = Bounds & {readonly lines: readonly string[]};

/** Writes why the value of all words of a length is what it is, in the form of docs/proofs.md. The solver only guides it; `checkProof` sees whether it was right. */
export function writeProof(words: Words, solver: Solver = createSolver(words)): WrittenProof {
	const pool = everyWord(words);
	const bounds = solver.solve(pool);
	const chooser = new ChooserProof(solver);
	chooser.write(pool, bounds.atLeast);
	const lines = [
		`length ${words.length}`,
		`words ${words.count}`,
		`atMost ${bounds.atMost}`,
		...guesserLines(solver, pool, bounds.atMost),
		`atLeast ${bounds.atLeast}`,
		...chooser.lines,
	];
	return {...bounds, lines};
}

/** The guesser's side: what to ask, wherever the misses are not obviously enough. */
function guesserLines(solver: Solver, all: Pool, atMost: number): readonly string[] {
	const {words} = solver;
	const lines: string[] = [];
	const allowed = (family: Family, misses: number) => (isMiss(family) ? misses - 1 : misses);
	/** Any letter that divides words rules out one or more, at one miss at most. */
	const isPlain = (pool: Pool, misses: number) => pool.length <= misses + 1;
	const isKnown = ({pool}: Family, misses: number) =>
		isPlain(pool, misses) || (misses >= 0 && solver.bounds(pool).atMost <= misses);

	/** A letter after which the misses are enough: preferably one that the solver remembers. */
	function letterFor(pool: Pool, misses: number) {
		const divisions = words.alphabet.letters
			.map(letter => ({letter, families: splitPool(words, pool, letter)}))
			.filter(({families}) => families.length > 1)
			.map(each => ({...each, largest: Math.max(...each.families.map(family => family.pool.length))}))
			.sort((a, b) => a.largest - b.largest);
		const found =
			divisions.find(({families}) => families.every(family => isKnown(family, allowed(family, misses)))) ??
			divisions.find(({families}) =>
				families.every(family => solver.isWithin(family.pool, allowed(family, misses)) === true),
			);
		if (found === undefined) throw new Error('No letter keeps the misses that the solver found');
		return found;
	}

	function write(pool: Pool, misses: number, pattern: Pattern): void {
		if (isPlain(pool, misses)) return;
		const {letter, families} = letterFor(pool, misses);
		lines.push(`${pattern} ${letter}`);
		for (const family of families)
			write(family.pool, allowed(family, misses), reveal(pattern, letter, family.places));
	}

	write(all, atMost, hiddenPattern(words.length));
	return lines;
}
