import {countSet, isLetter, letterBit, type Letter, type LetterSet} from '../../engine/alphabet.js';
import {everyWord, findWord, type Pool, type Words} from '../../engine/words/words.js';
import {hiddenPattern, isMiss, reveal, splitPool, type Pattern} from '../../engine/hangman/rules/game.js';

/** Bounds on the value of the words of one length that a proof shows, or why it fails. */
export type CheckedProof =
	| {readonly ok: true; readonly atLeast: number; readonly atMost: number; readonly lines: number}
	| {readonly ok: false; readonly line: number; readonly reason: ProofFault};

/** `ends`: the proof is incomplete; `form`: a line that cannot stand there; `words`: about other words; `surplus`: lines left over; the others: a step that does not follow. */
export type ProofFault =
	'ends' | 'form' | 'words' | 'surplus' | 'letter' | 'pattern' | 'misses' | 'hit' | 'plan' | 'part';

/** How many sets of letters are checked for a plan at most. */
const mostOpen = 100_000;

class Refusal extends Error {
	readonly reason: ProofFault;

	constructor(reason: ProofFault) {
		super(reason);
		this.reason = reason;
	}
}

function assert(isTrue: boolean, reason: ProofFault): asserts isTrue {
	if (!isTrue) throw new Refusal(reason);
}

function reader(lines: readonly string[]) {
	let at = 0;
	return {
		at: () => at,
		next(): string {
			const line = lines[at];
			assert(line !== undefined, 'ends');
			at++;
			return line;
		},
		number(name: string): number {
			const [first, value = '', ...rest] = this.next().split(' ');
			assert(first === name && /^\d{1,9}$/.test(value) && rest.length === 0, 'form');
			return Number(value);
		},
	};
}

type Reader = ReturnType<typeof reader>;

type Step = readonly string[];

/** Follows the guesser's letters: they tell the words apart with `atMost` misses, whatever the answers. */
function checkGuesser(words: Words, lines: Reader, atMost: number): void {
	function check(pool: Pool, misses: number, pattern: Pattern): void {
		assert(misses >= 0, 'misses');
		// Any letter that divides them rules out at least one word, at one miss at most.
		if (pool.length <= misses + 1) return;
		const [shown, letter = '', ...rest] = lines.next().split(' ');
		assert(shown === pattern, 'pattern');
		assert(isLetter(words.alphabet, letter) && rest.length === 0, 'form');
		const families = splitPool(words, pool, letter);
		assert(families.length > 1, 'letter');
		for (const family of families)
			check(family.pool, isMiss(family) ? misses - 1 : misses, reveal(pattern, letter, family.places));
	}

	check(everyWord(words), atMost, hiddenPattern(words.length));
}

/** Follows the chooser's answers: they force `atLeast` misses, whatever is asked. */
function checkChooser(words: Words, lines: Reader, atLeast: number): void {
	const read = (): Step => lines.next().split(' ');
	const {alphabet, sets} = words;
	const bitOf = (letter: Letter): LetterSet => letterBit(alphabet, letter);
	const lettersIn = (pool: Pool): LetterSet => pool.reduce((set, word) => set | sets[word]!, 0);

	/** Gives the words that the proof needs: any pool that holds them forces as many misses, for a part is never worth more. */
	function check(first: Step, whole: Pool, misses: number): Pool {
		let [step, pool] = [first, whole];
		for (; step[0] === 'part'; step = read()) pool = partOf(pool, step);
		const [kind, ...rest] = step;
		if (kind === 'apart' || kind === 'one') return checkUnhit(step, pool, misses);
		if (kind === 'plan') return checkPlan(rest, pool, misses);
		assert(kind === 'split' && rest.length === 0, 'form');
		return checkSplit(pool, misses);
	}

	function checkSplit(pool: Pool, misses: number): Pool {
		assert(misses > 0, 'misses');
		const core = new Set<number>();
		const open = new Set(lettersDividing(pool));
		while (open.size > 0) {
			const [asked = '', ...step] = read();
			const [first, ...others] = Array.from(asked);
			assert(first !== undefined && isLetter(alphabet, first), 'form');
			const needed = check(step, without(pool, bitOf(first)), misses - 1);
			const held = lettersIn(needed);
			for (const letter of [first, ...others])
				assert(isLetter(alphabet, letter) && open.delete(letter) && (held & bitOf(letter)) === 0, 'letter');

			for (const word of needed) core.add(word);
		}

		assert(core.size > 0, 'part');
		return Uint32Array.from(core).sort();
	}

	/** The letters that divide a pool: some words have it and others don't, or in another place. */
	function lettersDividing(pool: Pool): readonly Letter[] {
		const some = lettersIn(pool);
		const all = pool.reduce((set, word) => set & sets[word]!, some);
		return alphabet.letters.filter(letter => {
			const bit = bitOf(letter);
			return (some & bit) !== 0 && ((all & bit) === 0 || splitPool(words, pool, letter).length > 1);
		});
	}

	const setDividing = (pool: Pool): LetterSet =>
		lettersDividing(pool).reduce((set, letter) => set | bitOf(letter), 0);

	function partOf(pool: Pool, [, pattern = '', ...surplus]: Step): Pool {
		assert(surplus.length === 0, 'form');
		const letter: Letter | undefined = Array.from(pattern).find(each => isLetter(alphabet, each));
		assert(letter !== undefined, 'part');
		const family = splitPool(words, pool, letter).find(
			({places}) => reveal(hiddenPattern(words.length), letter, places) === pattern,
		);
		assert(family !== undefined, 'part');
		return family.pool;
	}

	const without = (pool: Pool, letters: LetterSet): Pool =>
		pool.filter(word => (sets[word]! & letters) === 0);

	/**
	Follows a plan: every letter misses until a closing applies.

	Once the letters of `after` have missed, words are kept that show the same letters and that the misses still to come can't all hit. A closing applies whatever else has missed, except the letters that its words show.
	*/
	function checkPlan([number = '', ...surplus]: readonly string[], pool: Pool, misses: number): Pool {
		assert(surplus.length === 0 && /^\d{1,6}$/.test(number), 'form');
		const core = new Set<number>();
		const closings: {readonly after: LetterSet; readonly shown: LetterSet}[] = [];
		for (let left = Number(number); left > 0; left--) {
			const [kind, asked = '', ...rest] = read();
			assert(kind === 'after' && rest.length === 0, 'form');
			let after: LetterSet = 0;
			for (const letter of asked) {
				assert(isLetter(alphabet, letter) && (after & bitOf(letter)) === 0, 'letter');
				after |= bitOf(letter);
			}

			let part = without(pool, after);
			const toCome = misses - asked.length;
			assert(toCome >= 0 && part.length > 0, 'misses');
			let step = read();
			for (; step[0] === 'part'; step = read()) part = partOf(part, step);
			for (const word of checkUnhit(step, part, toCome)) core.add(word);
			closings.push({after, shown: lettersIn(part) & ~setDividing(part)});
		}

		const kept = Uint32Array.from(core).sort();
		checkOrders(kept, misses, asked =>
			closings.some(({after, shown}) => (after & ~asked) === 0 && (asked & shown) === 0),
		);
		return kept;
	}

	/** Goes through all sets of letters that may have missed before a closing applies: enough words must be left to force the misses still to come. */
	function checkOrders(pool: Pool, misses: number, isClosed: (asked: LetterSet) => boolean): void {
		const seen = new Set<LetterSet>();
		const open: LetterSet[] = [0];
		for (let asked = open.pop(); asked !== undefined; asked = open.pop()) {
			if (seen.has(asked) || isClosed(asked)) continue;
			seen.add(asked);
			assert(seen.size <= mostOpen, 'plan');
			const toCome = misses - countSet(asked);
			const left = without(pool, asked);
			assert(left.length > toCome, 'plan');
			if (toCome > 0) for (const letter of lettersDividing(left)) open.push(asked | bitOf(letter));
		}
	}

	/** Follows why no `misses` letters hit every word, so that so many letters can all be misses. */
	function checkUnhit(step: Step, pool: Pool, misses: number): Pool {
		assert(pool.length > misses, 'hit');
		const core = new Set<number>();
		const wordIn = (text: string | undefined, part: Pool): number => {
			const word = findWord(words, text ?? '');
			assert(word !== undefined && part.includes(word), 'hit');
			core.add(word);
			return word;
		};

		function followHits([kind, ...rest]: Step, part: Pool, allowed: number, uncounted: LetterSet): void {
			if (kind === 'apart') {
				let letters: LetterSet = 0;
				let isBare = false;
				for (const text of rest) {
					const set = sets[wordIn(text, part)]! & ~uncounted;
					assert((set & letters) === 0, 'hit');
					letters |= set;
					isBare ||= set === 0;
				}

				assert(isBare || rest.length > allowed, 'hit');
				return;
			}

			const [text, asked = '', ...surplus] = rest;
			assert(kind === 'one' && surplus.length === 0, 'form');
			assert(allowed > 0, 'misses');
			let open = sets[wordIn(text, part)]! & ~uncounted;
			let tried: LetterSet = 0;
			for (const letter of asked) {
				assert(isLetter(alphabet, letter) && (open & bitOf(letter)) !== 0, 'letter');
				const bit = bitOf(letter);
				followHits(read(), without(part, bit), allowed - 1, uncounted | tried);
				open &= ~bit;
				tried |= bit;
			}

			assert(open === 0, 'letter');
		}

		followHits(step, pool, misses, ~setDividing(pool));
		return Uint32Array.from(core).sort();
	}

	check(read(), everyWord(words), atLeast);
}

/**
Checks that every line of a proof about all words of a length follows.

It only divides words by letters and compares lists of words: there is no search, and no hash stands for a position. It shares nothing with the solver but the splitting of words.
*/
export function checkProof(words: Words, text: readonly string[]): CheckedProof {
	const lines = reader(text);
	try {
		assert(lines.number('length') === words.length && lines.number('words') === words.count, 'words');
		assert(words.count > 0, 'words');
		const atMost = lines.number('atMost');
		checkGuesser(words, lines, atMost);
		const atLeast = lines.number('atLeast');
		checkChooser(words, lines, atLeast);
		assert(lines.at() === text.length, 'surplus');
		return {ok: true, atLeast, atMost, lines: text.length};
	} catch (error) {
		if (error instanceof Refusal) return {ok: false, line: lines.at(), reason: error.reason};
		throw error;
	}
}
