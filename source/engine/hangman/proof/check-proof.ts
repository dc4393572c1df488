import {isLetter, letterBit, type Letter, type LetterSet} from '../../alphabet.js';
import {everyWord, findWord, wordAt, type Pool, type Words} from '../../words/words.js';
import {isMiss, splitPool} from '../rules/families.js';
import {hiddenPattern, reveal, type Pattern} from '../rules/patterns.js';

/** What a proof shows about the words of one length: their value is neither less nor more. */
export type CheckedProof =
	| {readonly ok: true; readonly atLeast: number; readonly atMost: number; readonly lines: number}
	| {readonly ok: false; readonly line: number; readonly reason: ProofFault};

/** `ends`: the proof is not complete; `form`: not a line that can stand there; `words`: about other words; `surplus`: lines that nothing asks for; the others: a step that does not follow. */
export type ProofFault =
	'ends' | 'form' | 'words' | 'surplus' | 'letter' | 'pattern' | 'misses' | 'reference' | 'chain' | 'part';

/** What ends the check of a proof at once. */
class Refusal extends Error {
	constructor(readonly reason: ProofFault) {
		super(reason);
	}
}

function assert(isTrue: boolean, reason: ProofFault): asserts isTrue {
	if (!isTrue) throw new Refusal(reason);
}

/** Reads lines one by one. */
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
		/** The number behind a name. */
		number(name: string): number {
			const [first, value = '', ...rest] = this.next().split(' ');
			assert(first === name && /^\d{1,9}$/.test(value) && rest.length === 0, 'form');
			return Number(value);
		},
	};
}

type Reader = ReturnType<typeof reader>;

/** Whether all of some words are among others; both are in ascending order. */
function isWithin(part: Pool, whole: Pool): boolean {
	let at = 0;
	for (const word of part) {
		while (at < whole.length && whole[at]! < word) at++;
		if (whole[at] !== word) return false;
	}

	return true;
}

/** A position that has been checked to the end. */
type Settled = {readonly pool: Pool; readonly misses: number};

/** A list of the positions checked, by the order in which they stand in the proof. */
function record() {
	const settled: (Settled | undefined)[] = [];
	return {
		/** Takes the next number. */
		open: () => settled.push(undefined) - 1,
		close: (number: number, position: Settled) => (settled[number] = position),
		find: (text: string): Settled => {
			const found = /^\d{1,9}$/.test(text) ? settled[Number(text) - 1] : undefined;
			assert(found !== undefined, 'reference');
			return found;
		},
	};
}

/** Follows the guesser's letters: so many words are told apart with so many misses, whatever is answered. */
function checkGuesser(words: Words, lines: Reader, atMost: number): void {
	const {open, close, find} = record();

	function check(pool: Pool, misses: number, pattern: Pattern): void {
		assert(misses >= 0, 'misses');
		// Any letter that tells some of them apart rules out one word at least, a miss or none.
		if (pool.length <= misses + 1) return;
		const [shown, letter = '', reference, ...rest] = lines.next().split(' ');
		assert(shown === pattern, 'pattern');
		assert(rest.length === 0, 'form');
		if (letter === 'see') {
			const known = find(reference ?? '');
			assert(known.misses <= misses && isWithin(pool, known.pool), 'reference');
			return;
		}

		assert(reference === undefined && isLetter(words.alphabet, letter), 'form');
		const number = open();
		const families = splitPool(words, pool, letter);
		assert(families.length > 1, 'letter');
		for (const family of families)
			check(family.pool, isMiss(family) ? misses - 1 : misses, reveal(pattern, letter, family.places));
		close(number, {pool, misses});
	}

	check(everyWord(words), atMost, hiddenPattern(words.length));
}

/** Follows the chooser's answers: so many words force so many misses, whatever is asked. */
function checkChooser(words: Words, lines: Reader, atLeast: number): void {
	const {open, close, find} = record();
	const read = () => lines.next().split(' ');
	const {alphabet} = words;
	const bitOf = (letter: Letter): LetterSet => letterBit(alphabet, letter);
	/** The letters of each word. */
	const sets = Uint32Array.from(everyWord(words), word =>
		Array.from(wordAt(words, word)).reduce((set, letter) => set | bitOf(letter), 0),
	);
	const lettersIn = (pool: Pool): LetterSet => pool.reduce((set, word) => set | sets[word]!, 0);

	/** Gives the words that the proof needs: all that hold them force as many misses, for fewer words are never worth more. */
	function check([kind, ...rest]: readonly string[], pool: Pool, misses: number): Pool {
		if (kind === 'see') {
			assert(rest.length === 1, 'form');
			const known = find(rest[0] ?? '');
			assert(known.misses >= misses && isWithin(known.pool, pool), 'reference');
			return known.pool;
		}

		const number = open();
		const core = follow(kind, rest, pool, misses);
		close(number, {pool: core, misses});
		return core;
	}

	function follow(kind: string | undefined, rest: readonly string[], pool: Pool, misses: number): Pool {
		if (kind === 'chain') return checkChain(rest, pool, misses);
		if (kind === 'part') {
			const [pattern = '', ...surplus] = rest;
			assert(surplus.length === 0, 'form');
			return check(read(), partOf(pool, pattern), misses);
		}

		assert(kind === 'split' && rest.length === 0, 'form');
		assert(misses > 0, 'misses');
		const core = new Set<number>();
		const open = new Set(lettersDividing(pool));
		while (open.size > 0) {
			const [asked = '', ...step] = read();
			const [first, ...others] = Array.from(asked);
			assert(first !== undefined && isLetter(alphabet, first), 'form');
			const bit = bitOf(first);
			const without = pool.filter(word => (sets[word]! & bit) === 0);
			const needed = check(step, without, misses - 1);
			const held = lettersIn(needed);
			for (const letter of [first, ...others])
				assert(isLetter(alphabet, letter) && open.delete(letter) && (held & bitOf(letter)) === 0, 'letter');

			for (const word of needed) core.add(word);
		}

		assert(core.size > 0, 'part');
		return Uint32Array.from(core).sort();
	}

	/** The letters that tell some words apart: some have it and others don't, or in another place. */
	function lettersDividing(pool: Pool): readonly Letter[] {
		const some = lettersIn(pool);
		const all = pool.reduce((set, word) => set & sets[word]!, some);
		return alphabet.letters.filter(letter => {
			const bit = bitOf(letter);
			return (some & bit) !== 0 && ((all & bit) === 0 || splitPool(words, pool, letter).length > 1);
		});
	}

	function partOf(pool: Pool, pattern: string): Pool {
		const letter: Letter | undefined = Array.from(pattern).find(each => isLetter(words.alphabet, each));
		assert(letter !== undefined, 'part');
		const family = splitPool(words, pool, letter).find(
			({places}) => reveal(hiddenPattern(words.length), letter, places) === pattern,
		);
		assert(family !== undefined, 'part');
		return family.pool;
	}

	/** Words that differ in one place, each with a letter there that stands nowhere else in it: a letter rules out one of them, for a miss. */
	function checkChain(texts: readonly string[], pool: Pool, misses: number): Pool {
		const chain = Uint32Array.from(
			texts.map(text => {
				const word = findWord(words, text);
				assert(word !== undefined, 'chain');
				return word;
			}),
		).sort();
		assert(new Set(chain).size === chain.length && chain.length > misses, 'chain');
		assert(isWithin(chain, pool), 'chain');
		const spelled = Array.from(chain, word => wordAt(words, word));
		const [first = ''] = spelled;
		const places = Array.from(first, (_, place) => place);
		// One word forces nothing, whatever its letters.
		const isChain =
			chain.length === 1 ||
			places.some(place =>
				spelled.every(
					text =>
						text.slice(0, place) === first.slice(0, place) &&
						text.slice(place + 1) === first.slice(place + 1) &&
						text.split(text[place] ?? '').length === 2,
				),
			);
		assert(isChain, 'chain');
		return chain;
	}

	check(read(), everyWord(words), atLeast);
}

/**
Checks a proof about all words of a length: whether every line of it follows.

It divides words by letters and compares lists of words; it searches nothing, and takes no two positions for the same because of a number. It shares no code with the solver but the splitting of words.
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
