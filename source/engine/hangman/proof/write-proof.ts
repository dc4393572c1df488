import {letterBit, type Letter, type LetterSet} from '../../alphabet.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';
import {isMiss, splitPool, type Family} from '../rules/families.js';
import {hiddenPattern, reveal, type Pattern} from '../rules/patterns.js';
import {createSolver, type Bounds, type Solver} from '../solver/solver.js';
import {chainFinder} from './chain-finder.js';

/** What is proved about the words of one length, and why: lines that `checkProof` follows. */
export type WrittenProof = Bounds & {readonly lines: readonly string[]};

/**
Writes why the value of all words of a length is what it is, in the form that docs/proofs.md describes.

The solver says where to go; whether it was right is for `checkProof` to see.
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

/** A text that is the same for the same words; should it ever be the same for others, the proof is refused. */
function nameOf(pool: Pool): string {
	let low = 0;
	let high = 0;
	for (const word of pool) {
		low = Math.imul(low ^ word, 0x01_00_01_93);
		high = Math.imul(high + word, 0x9e_37_79_b1) ^ (high >>> 15);
	}

	return `${pool.length} ${low} ${high}`;
}

/** The guesser's side: what to ask, wherever it is not plain that the misses are enough. */
function guesserLines(solver: Solver, all: Pool, atMost: number): readonly string[] {
	const {words} = solver;
	const lines: string[] = [];
	/** The positions written so far, with the misses that they take. */
	const written = new Map<string, {readonly number: number; readonly misses: number}>();
	let count = 0;

	const allowed = (family: Family, misses: number) => (isMiss(family) ? misses - 1 : misses);
	const isKnown = ({pool}: Family, misses: number) =>
		pool.length <= misses + 1 || (misses >= 0 && solver.bounds(pool).atMost <= misses);

	/** A letter after which the misses are enough: one that the solver remembers, else one that it has to look for. */
	function letterFor(pool: Pool, misses: number): readonly Family[] & {letter?: Letter} {
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
		return Object.assign([...found.families], {letter: found.letter});
	}

	function write(pool: Pool, misses: number, pattern: Pattern): void {
		if (pool.length <= misses + 1) return;
		const name = nameOf(pool);
		const known = written.get(name);
		if (known !== undefined && known.misses <= misses) {
			lines.push(`${pattern} see ${known.number}`);
			return;
		}

		const families = letterFor(pool, misses);
		const {letter = 'a'} = families;
		const number = ++count;
		lines.push(`${pattern} ${letter}`);
		for (const family of families)
			write(family.pool, allowed(family, misses), reveal(pattern, letter, family.places));
		written.set(name, {number, misses});
	}

	write(all, atMost, hiddenPattern(words.length));
	return lines;
}

/** A position of the chooser's that has been written: the words that it needs, their letters, and the misses that they force. */
type Held = {
	readonly number: number;
	readonly misses: number;
	readonly core: Pool;
	readonly letters: LetterSet;
};

/** How many of the positions written last are looked through for one that can serve again. */
const lookedBack = 3000;

/** The chooser's side: what to keep, down to chains. */
function chooserLines(solver: Solver, all: Pool, atLeast: number): readonly string[] {
	const {words} = solver;
	const {sets, count} = words;
	const chainsIn = chainFinder(words);
	const lines: string[] = [];
	/** By the misses that they force. */
	const written = new Map<number, Held[]>();
	const byName = new Map<string, Held>();
	const marked = new Uint8Array(count);
	let last = 0;

	const lettersOf = (pool: Pool): LetterSet => pool.reduce((set, word) => set | sets[word]!, 0);

	function hold(core: Pool, misses: number, number: number): Held {
		const held = {number, misses, core, letters: lettersOf(core)};
		const others = written.get(misses);
		if (others === undefined) written.set(misses, [held]);
		else others.push(held);
		return held;
	}

	const forces = (pool: Pool, misses: number) =>
		pool.length > misses && (misses <= 0 || solver.isWithin(pool, misses - 1) === false);

	/** The smallest family of any letter that is known to force as much as the pool, or is found to. */
	function familyFor(pool: Pool, misses: number, isSearched: boolean) {
		let best: {readonly letter: Letter; readonly family: Family} | undefined;
		for (const letter of words.alphabet.letters)
			for (const family of splitPool(words, pool, letter)) {
				const size = family.pool.length;
				if (isMiss(family) || size === pool.length || size <= misses) continue;
				if (best !== undefined && size >= best.family.pool.length) continue;
				const isEnough = isSearched
					? forces(family.pool, misses)
					: solver.bounds(family.pool).atLeast >= misses;
				if (isEnough) best = {letter, family};
			}

		return best;
	}

	/** Writes a position; gives what it needs. Its line begins with the letters that it stands for, which are known later. */
	function write(pool: Pool, misses: number): Held {
		const name = `${misses} ${nameOf(pool)}`;
		const known = byName.get(name);
		if (known !== undefined) {
			lines.push(`see ${known.number}`);
			return known;
		}

		const number = ++last;
		const held = hold(writeNew(pool, misses), misses, number);
		byName.set(name, held);
		return held;
	}

	function writeNew(pool: Pool, misses: number): Pool {
		const [chain] = chainsIn(pool, misses + 1);
		if (chain !== undefined) return writeChain(chain.slice(0, misses + 1));
		const family = familyFor(pool, misses, false);
		return family === undefined ? writeSplit(pool, misses) : writeFamily(family, misses);
	}

	function writeChain(chain: Pool): Pool {
		lines.push(`chain ${Array.from(chain, word => wordAt(words, word)).join(' ')}`);
		return chain;
	}

	function writeFamily(
		{letter, family}: {readonly letter: Letter; readonly family: Family},
		misses: number,
	): Pool {
		lines.push(`part ${reveal(hiddenPattern(words.length), letter, family.places)}`);
		return write(family.pool, misses).core;
	}

	/** What the chooser does about each letter: letters that stand in none of some words that force enough are done with at once. */
	function writeSplit(pool: Pool, misses: number): Pool {
		let open = words.alphabet.letters
			.map(letter => ({
				letter,
				part: pool.filter(word => (sets[word]! & letterBit(words.alphabet, letter)) === 0),
			}))
			.filter(({letter, part}) => part.length < pool.length && splitPool(words, pool, letter).length > 1)
			.sort((a, b) => a.part.length - b.part.length);
		const lackedBy = ({letters: held}: Pick<Held, 'letters'>) =>
			open.filter(({letter}) => (held & letterBit(words.alphabet, letter)) === 0).map(({letter}) => letter);
		const settle = (done: readonly Letter[]) => (open = open.filter(({letter}) => !done.includes(letter)));

		const again: {readonly held: Held; readonly done: readonly Letter[]}[] = [];
		const there = findThere(pool, misses - 1);
		for (;;) {
			const [best, done] = there
				.map(held => [held, lackedBy(held)] as const)
				.reduce<readonly [Held | undefined, readonly Letter[]]>(
					(most, each) => (each[1].length > most[1].length ? each : most),
					[undefined, []],
				);
			if (best === undefined) break;
			again.push({held: best, done});
			settle(done);
		}

		const chains: {readonly chain: Pool; readonly done: readonly Letter[]}[] = [];
		for (const chain of chainsIn(pool, misses)) {
			const done = lackedBy({letters: lettersOf(chain)});
			if (done.length === 0) continue;
			chains.push({chain, done});
			settle(done);
		}

		if (!open.every(({part}) => forces(part, misses - 1))) {
			const family = familyFor(pool, misses, true);
			if (family === undefined) throw new Error('No family forces the misses that the solver found');
			return writeFamily(family, misses);
		}

		const core = new Set<number>();
		const need = (part: Pool) => {
			for (const word of part) core.add(word);
		};
		lines.push('split');
		for (const {held, done} of again) {
			lines.push(`${done.join('')} see ${held.number}`);
			need(held.core);
		}

		for (const {chain, done} of chains) {
			hold(chain, misses - 1, ++last);
			writeChain(chain);
			lines[lines.length - 1] = `${done.join('')} ${lines.at(-1) ?? ''}`;
			need(chain);
		}

		for (let next = open[0]; next !== undefined; next = open[0]) {
			const at = lines.length;
			const held = write(next.part, misses - 1);
			const done = lackedBy(held);
			lines[at] = `${done.join('')} ${lines[at] ?? ''}`;
			settle(done);
			need(held.core);
		}

		return Uint32Array.from(core).sort();
	}

	/** Positions written before that force enough, and whose words are all in a pool. */
	function findThere(pool: Pool, misses: number): readonly Held[] {
		for (const word of pool) marked[word] = 1;
		const there = (written.get(misses) ?? [])
			.slice(-lookedBack)
			.filter(({core}) => core.every(word => marked[word] === 1));
		for (const word of pool) marked[word] = 0;
		return there;
	}

	write(all, atLeast);
	return lines;
}
