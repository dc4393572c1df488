import {
	countSet,
	isLetter,
	letterBit,
	letterSet,
	type Letter,
	type LetterSet,
} from '../../engine/alphabet.js';
import {findWord, everyWord, type Pool, type Words} from '../../engine/words/words.js';
import {splitPool, hiddenPattern, isMiss, reveal, type Pattern} from '../../engine/hangman/rules/families.js';
import {lettersDividing, lettersIn, patternOf, shownIn, without} from './pools.js';

/** `ends`: the proof is incomplete; `form`: a line of the wrong form; `words`: about other words; `surplus`: lines left over; the others: a step that does not follow. */
export type ProofFault =
	| 'ends'
	| 'form'
	| 'words'
	| 'surplus'
	| 'letter'
	| 'pattern'
	| 'misses'
	| 'hit'
	| 'plan'
	| 'part';

/** A step that does not follow. */
class ProofRefusal extends Error {
	readonly reason: ProofFault;

	constructor(reason: ProofFault) {
		super(reason);
		this.reason = reason;
	}
}

function assert(isTrue: boolean, reason: ProofFault): asserts isTrue {
	if (!isTrue) throw new ProofRefusal(reason);
}

function readLines(lines: readonly string[]) {
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

type Reader = ReturnType<typeof readLines>;

type ProofLine = readonly string[];

/** A closing of a plan: it applies once the letters of `after` have missed, but none of `shown`. */
type Closing = {readonly after: LetterSet; readonly shown: LetterSet};

const mostOpen = 100_000;

/** Follows the chooser's side of a proof. */
class ChooserCheck {
	readonly #words: Words;
	readonly #lines: Reader;
	/** The words named so far. A step needs those that its lines name: any pool that holds them forces as many misses, since a part is never worth more. */
	readonly #named: number[] = [];

	constructor(words: Words, lines: Reader) {
		this.#words = words;
		this.#lines = lines;
	}

	check(whole: Pool, misses: number, first = this.#read()): void {
		const [step, pool] = this.#followParts(first, whole);
		const [kind, ...rest] = step;
		if (kind === 'apart' || kind === 'one') this.#checkUnhit(step, pool, misses);
		else if (kind === 'plan') this.#checkPlan(rest, pool, misses);
		else {
			assert(kind === 'split' && rest.length === 0, 'form');
			this.#checkSplit(pool, misses);
		}
	}

	#read(): ProofLine {
		return this.#lines.next().split(' ');
	}

	#bitOf(letter: Letter): LetterSet {
		return letterBit(this.#words.alphabet, letter);
	}

	#assertLetter(letter: string | undefined, reason: 'form' | 'letter'): asserts letter is Letter {
		assert(letter !== undefined && isLetter(this.#words.alphabet, letter), reason);
	}

	/** Returns the words named since there were so many, each once. */
	#namedSince(count: number): Pool {
		return Uint32Array.from(new Set(this.#named.slice(count))).sort();
	}

	/** Follows `part` lines; returns the first other line, and the words that are left for it. */
	#followParts(first: ProofLine, whole: Pool): readonly [ProofLine, Pool] {
		let [step, pool] = [first, whole];
		for (; step[0] === 'part'; step = this.#read()) pool = this.#partOf(pool, step);
		return [step, pool];
	}

	#partOf(pool: Pool, [, pattern = '', ...surplus]: ProofLine): Pool {
		assert(surplus.length === 0, 'form');
		const letter: Letter | undefined = Array.from(pattern).find(each => isLetter(this.#words.alphabet, each));
		assert(letter !== undefined, 'part');
		const family = splitPool(this.#words, pool, letter).find(
			each => patternOf(this.#words, letter, each) === pattern,
		);
		assert(family !== undefined, 'part');
		return family.pool;
	}

	#checkSplit(pool: Pool, misses: number): void {
		assert(misses > 0, 'misses');
		const open = new Set(lettersDividing(this.#words, pool));
		assert(open.size > 0, 'part');
		while (open.size > 0) {
			const [asked = '', ...step] = this.#read();
			const [first, ...others] = Array.from(asked);
			this.#assertLetter(first, 'form');
			const before = this.#named.length;
			this.check(without(this.#words, pool, this.#bitOf(first)), misses - 1, step);
			const held = lettersIn(this.#words, this.#namedSince(before));
			for (const letter of [first, ...others]) {
				this.#assertLetter(letter, 'letter');
				assert(open.delete(letter) && (held & this.#bitOf(letter)) === 0, 'letter');
			}
		}
	}

	/**
	Follows a plan: every letter misses until a closing applies.

	Once the letters of `after` have missed, words are kept that show the same letters and that the misses still to come can't all hit. A closing applies whatever else has missed, except the letters that its words show.
	*/
	#checkPlan([number = '', ...surplus]: ProofLine, pool: Pool, misses: number): void {
		assert(surplus.length === 0 && /^\d{1,6}$/.test(number), 'form');
		const before = this.#named.length;
		const closings: Closing[] = [];
		for (let left = Number(number); left > 0; left--) {
			const [kind, asked = '', ...rest] = this.#read();
			assert(kind === 'after' && rest.length === 0, 'form');
			const after = this.#readLetters(asked, -1);
			const start = without(this.#words, pool, after);
			const toCome = misses - asked.length;
			assert(toCome >= 0 && start.length > 0, 'misses');
			const [step, part] = this.#followParts(this.#read(), start);
			this.#checkUnhit(step, part, toCome);
			closings.push({after, shown: shownIn(this.#words, part)});
		}

		this.#checkOrders(this.#namedSince(before), misses, closings);
	}

	/** Reads letters of a set, each once. */
	#readLetters(text: string, among: LetterSet): LetterSet {
		let letters: LetterSet = 0;
		for (const letter of text) {
			this.#assertLetter(letter, 'letter');
			assert((among & ~letters & this.#bitOf(letter)) !== 0, 'letter');
			letters |= this.#bitOf(letter);
		}

		return letters;
	}

	/** Goes through all sets of letters that may have missed before a closing applies: enough words must be left to force the misses still to come. */
	#checkOrders(pool: Pool, misses: number, closings: readonly Closing[]): void {
		const isClosed = (asked: LetterSet): boolean =>
			closings.some(({after, shown}) => (after & ~asked) === 0 && (asked & shown) === 0);
		const seen = new Set<LetterSet>();
		const open: LetterSet[] = [0];
		for (let asked = open.pop(); asked !== undefined; asked = open.pop()) {
			if (seen.has(asked) || isClosed(asked)) continue;
			seen.add(asked);
			assert(seen.size <= mostOpen, 'plan');
			const toCome = misses - countSet(asked);
			const left = without(this.#words, pool, asked);
			assert(left.length > toCome, 'plan');
			if (toCome > 0)
				for (const letter of lettersDividing(this.#words, left)) open.push(asked | this.#bitOf(letter));
		}
	}

	/** Follows why no `misses` letters hit every word, so that so many letters can all be misses. */
	#checkUnhit(step: ProofLine, pool: Pool, misses: number): void {
		assert(pool.length > misses, 'hit');
		const dividing = letterSet(this.#words.alphabet, lettersDividing(this.#words, pool));
		this.#followHits(step, pool, misses, dividing);
	}

	/** Follows a line about letters that hit words; only those of `counted` count. */
	#followHits([kind, ...rest]: ProofLine, pool: Pool, allowed: number, counted: LetterSet): void {
		if (kind === 'apart') {
			const sets = rest.map(text => this.#setOf(text, pool) & counted);
			let letters: LetterSet = 0;
			for (const set of sets) {
				assert((set & letters) === 0, 'hit');
				letters |= set;
			}

			assert(sets.includes(0) || rest.length > allowed, 'hit');
			return;
		}

		const [text = '', asked = '', ...surplus] = rest;
		assert(kind === 'one' && surplus.length === 0, 'form');
		assert(allowed > 0, 'misses');
		const open = this.#setOf(text, pool) & counted;
		assert(this.#readLetters(asked, open) === open, 'letter');
		let left = counted;
		for (const letter of asked) {
			const bit = this.#bitOf(letter);
			this.#followHits(this.#read(), without(this.#words, pool, bit), allowed - 1, left);
			left &= ~bit;
		}
	}

	/** Returns the letters of a word that a line names. */
	#setOf(text: string, pool: Pool): LetterSet {
		const word = findWord(this.#words, text);
		assert(word !== undefined && pool.includes(word), 'hit');
		this.#named.push(word);
		return this.#words.sets[word]!;
	}
}

/** Bounds on the value of the words of one length that a proof shows, or why it fails. */
export type CheckedProof =
	| {readonly ok: true; readonly atLeast: number; readonly atMost: number; readonly lines: number}
	| {readonly ok: false; readonly line: number; readonly reason: ProofFault};

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

/**
Checks that every line of a proof about all words of a length follows.

It only divides words by letters and compares lists of words: there is no search, and no hash in place of a position. It shares nothing with the solver but the splitting of words.
*/
export function checkProof(words: Words, text: readonly string[]): CheckedProof {
	const lines = readLines(text);
	try {
		assert(lines.number('length') === words.length && lines.number('words') === words.count, 'words');
		assert(words.count > 0, 'words');
		const atMost = lines.number('atMost');
		checkGuesser(words, lines, atMost);
		const atLeast = lines.number('atLeast');
		new ChooserCheck(words, lines).check(everyWord(words), atLeast);
		assert(lines.at() === text.length, 'surplus');
		return {ok: true, atLeast, atMost, lines: text.length};
	} catch (error) {
		if (error instanceof ProofRefusal) return {ok: false, line: lines.at(), reason: error.reason};
		throw error;
	}
}
