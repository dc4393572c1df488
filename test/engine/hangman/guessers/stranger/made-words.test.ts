import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createAlphabet, parseDictionary, type Dictionary} from '../../../../../source/engine/index.js';
import {makeWords} from '../../../../../source/engine/hangman/guessers/stranger/made-words.js';

const three = createAlphabet('en', 'abc');

function listOf(words: readonly string[], alphabet = three): Dictionary {
	const parsed = parseDictionary(words.join('\n'), alphabet);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

/** The words made and their weights. */
function madeFrom(words: readonly string[]): Map<string, number> {
	return new Map(
		Object.entries(makeWords(listOf(words))).flatMap(([key, {letters, weights}]) =>
			Array.from(weights, (weight, word): [string, number] => {
				const length = Number(key);
				const spelled = letters.subarray(word * length, (word + 1) * length);
				return [Array.from(spelled, letter => 'abc'[letter]).join(''), weight];
			}),
		),
	);
}

const reversed = (word: string): string => Array.from(word).reverse().join('');

/** How unlikely rules for endings make each word, by plain texts. */
function doubtsByEndings(words: readonly string[]): Map<string, number> {
	const endingsOf = new Map<string, string[]>();
	for (const word of words)
		for (let at = Math.max(3, word.length - 5); at <= word.length; at++)
			endingsOf.set(word.slice(0, at), [...(endingsOf.get(word.slice(0, at)) ?? []), word.slice(at)]);
	const stems = [...endingsOf.values()];
	const having = (...endings: string[]) =>
		stems.filter(list => endings.every(ending => list.includes(ending))).length;
	const all = [...new Set(stems.flat())].filter(ending => having(ending) >= 3);
	const doubts = new Map<string, number>();
	for (const [stem, endings] of endingsOf) {
		for (const made of all.filter(ending => !endings.includes(ending))) {
			const chances = endings
				.filter(ending => all.includes(ending) && having(ending, made) >= 3)
				.map(ending => (having(ending, made) - 1) / (having(ending) + 1))
				.filter(chance => chance >= 0.2);
			if (chances.length > 0)
				doubts.set(stem + made, (doubts.get(stem + made) ?? 1) * (1 - Math.max(...chances)));
		}
	}

	return doubts;
}

describe('words made as those of a list are', () => {
	const stems = ['abc', 'bca', 'cab', 'aabb', 'ccab', 'bbcc'];

	test('a stem gets the ending that others like it have', () => {
		const made = madeFrom([...stems.flatMap(stem => [stem, `${stem}ba`]), 'cbcb']);
		expect([...made.keys()]).toContain('cbcbba');
		expect(made.has('abcba')).toBe(false);
	});

	test('so does one with a beginning', () => {
		const made = madeFrom([...stems.flatMap(stem => [stem, `ac${stem}`]), 'cbcb']);
		expect([...made.keys()]).toContain('accbcb');
	});

	test('they are those that plain texts make, each with its weight', () => {
		// Beginnings and ends from a few of each, so that they have much to do with each other.
		const lists = fc.uniqueArray(
			fc
				.tuple(
					fc.constantFrom('', 'a', 'cb'),
					fc.constantFrom(...stems),
					fc.constantFrom('', 'b', 'c', 'ba', 'cc'),
				)
				.map(parts => parts.join('')),
			{minLength: 15, maxLength: 60},
		);
		let sum = 0;
		fc.assert(
			fc.property(lists, words => {
				const doubts = doubtsByEndings(words);
				for (const [word, doubt] of doubtsByEndings(words.map(reversed)))
					doubts.set(reversed(word), (doubts.get(reversed(word)) ?? 1) * doubt);
				const made = madeFrom(words);
				expect([...made.keys()].toSorted()).toEqual([...doubts.keys()].toSorted());
				for (const [word, doubt] of doubts)
					expect(made.get(word)).toBeCloseTo(1 / (1 + 80 / (1 / doubt - 1)), 4);
				sum += made.size;
			}),
			{numRuns: 30},
		);
		expect(sum).toBeGreaterThan(100);
	});
});
