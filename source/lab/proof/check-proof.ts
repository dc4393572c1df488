import {isLetter} from '../../engine/alphabet.js';
import {everyWord, type Pool, type Words} from '../../engine/words/words.js';
import {hiddenPattern, isMiss, reveal, splitPool, type Pattern} from '../../engine/hangman/rules/families.js';
import {ChooserCheck} from './check-chooser.js';
import {assert, readLines, Refusal, type ProofFault, type Reader} from './proof-reader.js';

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

It only divides words by letters and compares lists of words: there is no search, and no hash stands for a position. It shares nothing with the solver but the splitting of words.
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
		if (error instanceof Refusal) return {ok: false, line: lines.at(), reason: error.reason};
		throw error;
	}
}
