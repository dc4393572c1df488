import {countSet, letterBit, type Letter, type LetterSet} from '../../engine/alphabet.js';
import {everyWord, wordAt, type Pool, type Words} from '../../engine/words/words.js';
import {
	hiddenPattern,
	isMiss,
	reveal,
	splitPool,
	type Family,
	type Pattern,
} from '../../engine/hangman/rules/game.js';
import {createSolver, type Bounds, type Solver} from '../../engine/hangman/solver/solver.js';
import {findUnhit, wordsOf, type Unhit} from './hit-finder.js';

/** Bounds on the value of the words of one length, and why: lines for `checkProof`. */
export type WrittenProof = Bounds & {readonly lines: readonly string[]};

/**
Writes why the value of all words of a length is what it is, in the form described in docs/proofs.md.

The solver only guides it; `checkProof` sees whether it was right.
*/
export function writeProof(words: Words, solver: Solver = createSolver(words)): WrittenProof {
	const pool = everyWord(words);
	const bounds = solver.solve(pool);
	const lines = [
		`length ${words.length}`,
		`words ${words.count}`,
		`atMost ${bounds.atMost}`,
		...guesserLines(solver, pool, bounds.atMost),
		`atLeast ${bounds.atLeast}`,
		...chooserLines(solver, pool, bounds.atLeast),
	];
	return {...bounds, lines};
}

/** A hash of a pool; if two pools ever share one, `checkProof` refuses the proof. */
function nameOf(pool: Pool): string {
	let low = 0;
	let high = 0;
	for (const word of pool) {
		low = Math.imul(low ^ word, 0x01_00_01_93);
		high = Math.imul(high + word, 0x9e_37_79_b1) ^ (high >>> 15);
	}

	return `${pool.length} ${low} ${high}`;
}

type Division = {readonly letter: Letter; readonly families: readonly Family[]};

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
	function letterFor(pool: Pool, misses: number): Division {
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

/** The chooser's side: what to keep, down to words that too few letters hit. */
function chooserLines(solver: Solver, all: Pool, atLeast: number): readonly string[] {
	const {words} = solver;
	const {sets, alphabet} = words;
	const lines: string[] = [];
	const closings = new Map<string, Closing | undefined>();

	const lettersOf = (pool: Pool): LetterSet => pool.reduce((set, word) => set | sets[word]!, 0);
	const has = (set: LetterSet, letter: Letter) => (set & letterBit(alphabet, letter)) !== 0;
	const lettersIn = (set: LetterSet) => alphabet.letters.filter(letter => has(set, letter));
	const without = (pool: Pool, letter: Letter): Pool => {
		const bit = letterBit(alphabet, letter);
		return pool.filter(word => (sets[word]! & bit) === 0);
	};

	const forces = (pool: Pool, misses: number) =>
		pool.length > misses && solver.isWithin(pool, misses - 1) === false;

	function* familiesFor(pool: Pool, misses: number): Generator<Shown> {
		const all = alphabet.letters
			.flatMap(letter => splitPool(words, pool, letter).map(family => ({letter, family})))
			.filter(({family}) => !isMiss(family) && family.pool.length < pool.length)
			.sort((a, b) => a.family.pool.length - b.family.pool.length);
		for (const shown of all) if (forces(shown.family.pool, misses)) yield shown;
	}

	const inAll = (pool: Pool): LetterSet => pool.reduce((set, word) => set & sets[word]!, -1);

	function lettersDividing(pool: Pool): readonly Letter[] {
		const some = lettersOf(pool);
		const all = inAll(pool);
		return alphabet.letters.filter(
			letter => has(some, letter) && (!has(all, letter) || splitPool(words, pool, letter).length > 1),
		);
	}

	/** The letters that stand in all words in the same places, and so can't miss. */
	const fixedIn = (pool: Pool): LetterSet =>
		lettersDividing(pool).reduce((set, letter) => set & ~letterBit(alphabet, letter), inAll(pool));

	function close(pool: Pool, misses: number): Closing | undefined {
		if (pool.length <= misses) return undefined;
		const name = `${misses} ${nameOf(pool)}`;
		if (!closings.has(name)) closings.set(name, findClosing(pool, misses));
		return closings.get(name);
	}

	function findClosing(pool: Pool, misses: number): Closing | undefined {
		const unhit = findUnhit(words, pool, misses, fixedIn(pool));
		if (unhit !== undefined) return {kept: [], last: pool, unhit};
		for (const shown of familiesFor(pool, misses)) {
			const found = close(shown.family.pool, misses);
			if (found !== undefined) return {...found, kept: [shown, ...found.kept]};
		}

		return undefined;
	}

	/** Writes why so many misses are forced; gives the words that it needs. */
	function write(pool: Pool, misses: number): Pool {
		const closing = close(pool, misses);
		if (closing !== undefined) return writeClosing(closing);
		const [shown] = familiesFor(pool, misses);
		if (shown !== undefined) {
			writePart(shown);
			return write(shown.family.pool, misses);
		}

		const plan = findPlan(pool, misses);
		return plan === undefined ? writeSplit(pool, misses) : writePlan(plan);
	}

	function writePlan(plan: readonly Closer[]): Pool {
		lines.push(`plan ${plan.length}`);
		const core = new Set<number>();
		for (const {after, closing: found} of plan) {
			lines.push(`after ${lettersIn(after).join('')}`);
			for (const {letter, family} of found.kept) lines.push(partLine(letter, family));
			writeUnhit(found.unhit);
			for (const word of wordsOf(found.unhit)) core.add(word);
		}

		return Uint32Array.from(core);
	}

	function writeClosing({kept, unhit}: Closing): Pool {
		for (const shown of kept) writePart(shown);
		writeUnhit(unhit);
		return Uint32Array.from(new Set(wordsOf(unhit)));
	}

	/** Looks for closings such that one applies in time, whatever letters are asked in whatever order. */
	function findPlan(pool: Pool, misses: number): readonly Closer[] | undefined {
		const closers: Closer[] = [];
		const seen = new Set<LetterSet>();
		const isClosed = (asked: LetterSet) =>
			closers.some(({after, spared}) => (after & ~asked) === 0 && (asked & spared) === 0);
		const lacking = (asked: LetterSet) => pool.filter(word => (sets[word]! & asked) === 0);
		const closerFor = (asked: LetterSet): Closer | undefined => {
			const part = lacking(asked);
			const closing = close(part, misses - countSet(asked));
			if (closing === undefined) return undefined;
			return {after: asked, spared: fixedIn(closing.last), closing};
		};

		/** The same closing, or another, after as few of the letters as possible. */
		function widen(closer: Closer): Closer {
			let widest = closer;
			for (const letter of lettersIn(closer.after)) {
				const found = closerFor(widest.after & ~letterBit(alphabet, letter));
				if (found !== undefined && (found.spared & closer.after) === 0) widest = found;
			}

			return widest;
		}

		function visit(asked: LetterSet): boolean {
			if (isClosed(asked) || seen.has(asked)) return true;
			const closer = closerFor(asked);
			if (closer !== undefined) {
				closers.push(widen(closer));
				return true;
			}

			seen.add(asked);
			const part = lacking(asked);
			if (seen.size > mostOpen || !forces(part, misses - countSet(asked))) return false;
			return lettersDividing(part).every(letter => visit(asked | letterBit(alphabet, letter)));
		}

		return visit(0) ? closers : undefined;
	}

	function writeUnhit(unhit: Unhit): void {
		if ('apart' in unhit) {
			lines.push(`apart ${unhit.apart.map(word => wordAt(words, word)).join(' ')}`);
			return;
		}

		const {word, branches} = unhit;
		lines.push(`one ${wordAt(words, word)} ${branches.flatMap(({letter}) => lettersIn(letter)).join('')}`);
		for (const {rest} of branches) writeUnhit(rest);
	}

	const partLine = (letter: Letter, family: Family) =>
		`part ${reveal(hiddenPattern(words.length), letter, family.places)}`;

	function writePart({letter, family}: Shown): void {
		lines.push(partLine(letter, family));
	}

	/** Answers each letter; words that force enough answer all letters that they lack at once. */
	function writeSplit(pool: Pool, misses: number): Pool {
		let open = lettersDividing(pool)
			.map(letter => ({letter, part: without(pool, letter)}))
			.sort((a, b) => a.part.length - b.part.length);
		if (!open.every(({part}) => forces(part, misses - 1)))
			throw new Error('No answer forces the misses that the solver found');

		lines.push('split');
		const core = new Set<number>();
		for (let [next] = open; next !== undefined; [next] = open) {
			const at = lines.length;
			const needed = write(next.part, misses - 1);
			const held = lettersOf(needed);
			const settled = open.filter(({letter}) => !has(held, letter));
			lines[at] = `${settled.map(({letter}) => letter).join('')} ${lines[at]}`;
			open = open.filter(each => !settled.includes(each));
			for (const word of needed) core.add(word);
		}

		return Uint32Array.from(core);
	}

	write(all, atLeast);
	return lines;
}
