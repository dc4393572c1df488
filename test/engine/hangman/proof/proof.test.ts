import {readFile} from 'node:fs/promises';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	checkProof,
	packWords,
	parseDictionary,
	wordsOfLength,
	writeProof,
	type Words,
} from '../../../../source/engine/index.js';
import {minimax} from '../solver/minimax.js';
import {realLists, tightLists, wordLists} from '../word-lists.js';

const text = await readFile(new URL('../../../../dictionaries/en/common.txt', import.meta.url), 'utf8');

function common(length: number): Words {
	const parsed = parseDictionary(text);
	if (!parsed.ok) throw new Error(parsed.reason);
	return wordsOfLength(parsed.dictionary, length);
}

/** The lines with another number behind a name. */
const claim = (lines: readonly string[], name: string, by: number): readonly string[] =>
	lines.map(line => {
		const [first, value] = line.split(' ');
		return first === name ? `${name} ${Number(value) + by}` : line;
	});

describe('a proof', () => {
	// Those of 3, 5, 6 and 7 letters take too long for every run; docs/proofs.md tells of them.
	test.each([2, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])(
		'of %i letters of common holds, and proves neither less nor more',
		length => {
			const words = common(length);
			const {atLeast, atMost, lines} = writeProof(words);
			expect(atLeast).toBe(atMost);
			expect(checkProof(words, lines)).toEqual({ok: true, atLeast, atMost, lines: lines.length});
			expect(checkProof(words, claim(lines, 'atLeast', 1)).ok).toBe(false);
			if (atMost > 0) expect(checkProof(words, claim(lines, 'atMost', -1)).ok).toBe(false);
		},
		300_000,
	);

	test('of any few words gives their value', () => {
		fc.assert(
			fc.property(fc.oneof(wordLists(12), tightLists, realLists(11)), texts => {
				const words = packWords(texts);
				const {lines} = writeProof(words);
				const value = minimax(texts);
				expect(checkProof(words, lines)).toMatchObject({ok: true, atLeast: value, atMost: value});
			}),
			{numRuns: 300},
		);
	});

	test('of a wrong value is refused, whatever is changed in it', () => {
		fc.assert(
			fc.property(
				fc.oneof(wordLists(12), tightLists, realLists(11)),
				fc.array(
					fc.record({at: fc.nat(), with: fc.nat(), kind: fc.constantFrom('swap', 'drop', 'double', 'edit')}),
					{
						maxLength: 3,
					},
				),
				fc.constantFrom(['atLeast', 1], ['atMost', -1]) as fc.Arbitrary<[string, number]>,
				(texts, changes, [name, by]) => {
					const words = packWords(texts);
					const value = minimax(texts);
					if (value + by < 0) return;
					let lines = [...claim(writeProof(words).lines, name, by)];
					for (const change of changes) lines = mutate(lines, change);
					const checked = checkProof(words, lines);
					// A change may give back the claim; what is accepted is always true.
					if (checked.ok) expect([checked.atLeast <= value, checked.atMost >= value]).toEqual([true, true]);
				},
			),
			{numRuns: 1000},
		);
	});

	test('that is changed proves nothing false', () => {
		const words = common(11);
		const {lines, atMost: value} = writeProof(words);
		let refused = 0;
		for (let at = 0; at < lines.length; at++) {
			const checked = checkProof(words, lines.toSpliced(at, 1));
			if (!checked.ok) refused++;
			else expect([checked.atLeast <= value, checked.atMost >= value]).toEqual([true, true]);
		}

		// A few lines narrow down what holds without them, too.
		expect(refused).toBeGreaterThan(lines.length * 0.9);
	});

	test.each([
		['about other words', ['length 3', 'words 2'], 'words'],
		['without an end', ['length 3', 'words 3'], 'ends'],
		['with something else', ['length 3', 'words 3', 'atMost two'], 'form'],
		['by too few misses', ['length 3', 'words 3', 'atMost 0', '--- b', 'atLeast 0'], 'misses'],
		['by a letter that tells nothing', ['length 3', 'words 3', 'atMost 1', '--- a'], 'letter'],
		['by a position that is not there', ['length 3', 'words 3', 'atMost 1', '--- see 1'], 'reference'],
		['by no chain', ['length 3', 'words 3', 'atMost 2', 'atLeast 2', 'chain bat cat'], 'chain'],
		['by a chain of others', ['length 3', 'words 3', 'atMost 2', 'atLeast 1', 'chain bat rat'], 'chain'],
		['by one word twice', ['length 3', 'words 3', 'atMost 2', 'atLeast 1', 'chain bat bat'], 'chain'],
		['with more', ['length 3', 'words 3', 'atMost 2', 'atLeast 2', 'chain bat cat hat', 'split'], 'surplus'],
		['by letters left out', ['length 3', 'words 3', 'atMost 2', 'atLeast 1', 'split', 'b chain cat'], 'ends'],
	])('%s is refused', (_, lines, reason) => {
		expect(checkProof(packWords(['bat', 'cat', 'hat']), lines)).toMatchObject({ok: false, reason});
	});
});

function mutate(
	lines: readonly string[],
	{at, with: other, kind}: {readonly at: number; readonly with: number; readonly kind: string},
): string[] {
	const from = at % lines.length;
	const to = other % lines.length;
	const [line = '', instead = ''] = [lines[from], lines[to]];
	switch (kind) {
		case 'swap':
			return lines.with(from, instead).with(to, line);
		case 'drop':
			return lines.toSpliced(from, 1);
		case 'double':
			return lines.toSpliced(to, 0, line);
		default: {
			const place = other % (line.length + 1);
			const letter = 'abcdet 0123'[other % 11] ?? 'a';
			return lines.with(from, line.slice(0, place) + letter + line.slice(place + 1));
		}
	}
}
