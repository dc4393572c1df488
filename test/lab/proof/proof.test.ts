import {readFile} from 'node:fs/promises';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	everyWord,
	packWords,
	parseDictionary,
	wordAt,
	wordsOfLength,
	type Words,
} from '../../../source/engine/index.js';
import {checkProof, writeProof} from '../../../source/lab/index.js';
import {minimax} from '../../engine/hangman/solver/minimax.js';
import {realLists, tightLists, wordLists} from '../../engine/hangman/word-lists.js';
import {mask} from '../../mask.js';
import {someOf} from '../../some-of.js';

const text = await readFile(new URL('../../../dictionaries/en/common.txt', import.meta.url), 'utf8');

const parsed = parseDictionary(text);
if (!parsed.ok) throw new Error(parsed.reason);
const {dictionary} = parsed;
// Three letters take as long as all others together; `npm run proofs` follows theirs.
const lengths = dictionary.lengths.map(({length}) => length).filter(length => length !== 3);
const common = (length: number): Words => wordsOfLength(dictionary, length);

/** The lines with another number behind a name. */
const claim = (lines: readonly string[], name: string, by: number): readonly string[] =>
	lines.map(line => {
		const [first, value] = line.split(' ');
		return first === name ? `${name} ${Number(value) + by}` : line;
	});

/** What stands before the chooser's lines of bat, cat and hat. */
const three = ['length 3', 'words 3', 'atMost 2'];

/** Lists that no family and no hitting set settles: what to keep depends on what was asked. */
const planned = [
	['lab', 'iat', 'ial', 'cab'],
	['aunt', 'deaf', 'mind', 'cell'],
];

describe('a proof', () => {
	test.each(someOf(lengths, 3))('of %i letters of common holds, and proves neither less nor more', length => {
		const words = common(length);
		const {atLeast, atMost, lines} = writeProof(words);
		expect(atLeast).toBe(atMost);
		expect(checkProof(words, lines)).toEqual({ok: true, atLeast, atMost, lines: lines.length});
		expect(checkProof(words, claim(lines, 'atLeast', 1)).ok).toBe(false);
		if (atMost > 0) expect(checkProof(words, claim(lines, 'atMost', -1)).ok).toBe(false);
	});

	test('of any few words gives their value', () => {
		fc.assert(
			fc.property(fc.oneof(wordLists(12), tightLists, realLists(11)), texts => {
				const words = packWords(texts);
				const {lines} = writeProof(words);
				const value = minimax(texts);
				expect(checkProof(words, lines)).toMatchObject({ok: true, atLeast: value, atMost: value});
			}),
			{numRuns: 40},
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
			{numRuns: 40},
		);
	});

	const long = common(16);

	test.each([...planned, Array.from(everyWord(long), word => wordAt(long, word))])(
		'of %s and others, a line changed, proves nothing false',
		(...texts) => {
			const words = packWords(texts);
			const {lines, atMost: value} = writeProof(words);
			expect(checkProof(words, lines).ok).toBe(true);
			let [tried, refused] = [0, 0];
			for (const [at, line] of lines.entries())
				for (const changed of [lines.toSpliced(at, 1), lines.with(at, line.slice(0, -1))]) {
					const checked = checkProof(words, changed);
					tried++;
					if (!checked.ok) refused++;
					else expect([checked.atLeast <= value, checked.atMost >= value]).toEqual([true, true]);
				}

			// A few lines narrow down what holds without them, too.
			expect(refused).toBeGreaterThan(tried * 0.8);
		},
	);

	test.each([
		[
			'a word that has no letter left that counts',
			'aa ab bb cc',
			2,
			['one ab ab', 'apart bb cc', 'apart aa'],
		],
		[
			'the same words twice, in whatever order they are named',
			'ab cd ef gh',
			2,
			['split', 'a apart gh ef', 'bcd apart ef gh', 'e apart cd ab', 'fgh apart ab cd'],
		],
	])('may name %s', (_, list, atLeast, chooser) => {
		const words = packWords(list.split(' '));
		const lines = ['length 2', 'words 4', 'atMost 3', `atLeast ${atLeast}`, ...chooser];
		expect(checkProof(words, lines)).toEqual({ok: true, atLeast, atMost: 3, lines: lines.length});
	});

	test('may narrow its words on as many lines as it likes', () => {
		const parts = Array.from({length: 20_000}, () => 'part -a-');
		const lines = [...three, 'atLeast 2', ...parts, 'apart bat cat hat'];
		expect(checkProof(packWords(['bat', 'cat', 'hat']), lines)).toMatchObject({ok: true, atLeast: 2});
	});

	test('about no words at all is refused', () => {
		const lines = ['length 0', 'words 0', 'atMost 0', 'atLeast 0', 'apart'];
		expect(checkProof(packWords([]), lines)).toEqual({ok: false, line: 2, reason: 'words'});
	});

	test('that keeps words for a letter that has missed is refused', () => {
		// Asking for y leaves you with abz and baz, a and b, which no letter misses.
		const plan = [
			...['a', 'b', 'z'].flatMap(asked => [`after ${asked}`, 'part --y', 'apart cey dfy']),
			...['c', 'e'].flatMap(asked => [`after ${asked}`, 'apart abz dfy']),
			...['d', 'f'].flatMap(asked => [`after ${asked}`, 'apart baz cey']),
		];
		const words = packWords(['abz', 'baz', 'cey', 'dfy']);
		const head = ['length 3', 'words 4', 'atMost 1', '--- y', '--- a', 'atLeast 2', 'plan 7'];
		expect(checkProof(words, [...head, ...plan])).toMatchObject({ok: false, reason: 'plan'});
	});

	test('by a plan with too many sets of letters is refused', () => {
		const texts = Array.from(
			'acegikmoqsuwy',
			letter => letter + String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1),
		);
		const words = packWords(texts);
		const plan = ['plan 1', 'after z', `apart ${texts.slice(0, 12).join(' ')}`];
		expect(checkProof(words, [...guesserLines(words), 'atLeast 11', ...plan])).toMatchObject({
			reason: 'plan',
		});
	});

	test('that anyone might make up proves nothing false', () => {
		fc.assert(
			fc.property(
				fc.oneof(wordLists(7), tightLists, realLists(7)),
				fc.infiniteStream(fc.nat()),
				(texts, dice) => {
					const words = packWords(texts);
					const value = minimax(texts);
					const {lines} = writeProof(words);
					const guesser = lines.slice(
						0,
						lines.findIndex(line => line.startsWith('atLeast')),
					);
					const checked = checkProof(words, [
						...guesser,
						`atLeast ${value + 1}`,
						...madeUp(texts, value + 1, dice),
					]);
					expect(checked.ok).toBe(false);
				},
			),
			{numRuns: 60},
		);
	});

	test.each([
		['about other words', ['length 3', 'words 2'], 'words'],
		['without an end', ['length 3', 'words 3'], 'ends'],
		['with something else', ['length 3', 'words 3', 'atMost two'], 'form'],
		['by too few misses', ['length 3', 'words 3', 'atMost 0', '--- b', 'atLeast 0'], 'misses'],
		['by a letter that tells nothing', ['length 3', 'words 3', 'atMost 1', '--- a'], 'letter'],
		['with another name', ['size 3', 'words 3'], 'form'],
		['with a number and more in front', ['length x3', 'words 3'], 'form'],
		['with a number and more behind', ['length 3x', 'words 3'], 'form'],
		['with two numbers', ['length 3 3', 'words 3'], 'form'],
		['at another pattern', ['length 3', 'words 3', 'atMost 1', 'b-- b'], 'pattern'],
		['by two letters at once', ['length 3', 'words 3', 'atMost 1', '--- b c'], 'form'],
		['by no letter', ['length 3', 'words 3', 'atMost 1', '--- 1'], 'form'],
		['by a step that there is not', [...three, 'atLeast 1', 'join'], 'form'],
		['by a split and more', [...three, 'atLeast 1', 'split b'], 'form'],
		['by a split without a miss to come', [...three, 'atLeast 0', 'split'], 'misses'],
		['by a split of no letter', [...three, 'atLeast 1', 'split', ' apart cat'], 'form'],
		['by a split of what is no letter', [...three, 'atLeast 1', 'split', '1 apart cat'], 'form'],
		['by a split of a letter and what is none', [...three, 'atLeast 1', 'split', 'b1 apart cat'], 'letter'],
		['by a split of a letter twice', [...three, 'atLeast 1', 'split', 'bb apart cat'], 'letter'],
		['by a split of a letter that is needed', [...three, 'atLeast 1', 'split', 'bc apart cat'], 'letter'],
		['by a split of a letter that is not there', [...three, 'atLeast 1', 'split', 'z apart cat'], 'letter'],
		['by a split that keeps what is asked', [...three, 'atLeast 1', 'split', 'b apart bat'], 'hit'],
		['by two parts at once', [...three, 'atLeast 0', 'part b-- c--', 'apart bat'], 'form'],
		['by a part of no letter', [...three, 'atLeast 0', 'part ---', 'apart bat'], 'part'],
		['by a part without words', [...three, 'atLeast 0', 'part z--', 'apart bat'], 'part'],
		['by a part of two letters', [...three, 'atLeast 0', 'part b-t', 'apart bat'], 'part'],
		['by words outside the part', [...three, 'atLeast 0', 'part h--', 'apart bat'], 'hit'],
		['by two plans at once', [...three, 'atLeast 1', 'plan 1 1'], 'form'],
		['by a plan with a number and more in front', [...three, 'atLeast 1', 'plan x1'], 'form'],
		['by a plan with a number and more behind', [...three, 'atLeast 1', 'plan 1x'], 'form'],
		['by a plan without “after”', [...three, 'atLeast 1', 'plan 1', 'behind b'], 'form'],
		['by a plan after two sets', [...three, 'atLeast 1', 'plan 1', 'after b c', 'apart hat'], 'form'],
		[
			'by a plan after what is no letter',
			[...three, 'atLeast 1', 'plan 1', 'after 1', 'apart hat'],
			'letter',
		],
		['by a plan without words', [...three, 'atLeast 3', 'plan 1', 'after bch', 'apart bat'], 'misses'],
		['by a word and two sets', [...three, 'atLeast 1', 'one bat b b', 'apart cat'], 'form'],
		['by hits of a kind that there is not', [...three, 'atLeast 1', 'plan 1', 'after b', 'split'], 'form'],
		['by too few words', [...three, 'atLeast 2', 'apart bat cat'], 'hit'],
		['by words that are not there', [...three, 'atLeast 1', 'apart bat rat'], 'hit'],
		['by one word twice', [...three, 'atLeast 1', 'apart bat bat'], 'hit'],
		['with more', [...three, 'atLeast 2', 'apart bat cat hat', 'split'], 'surplus'],
		['by letters left out', [...three, 'atLeast 1', 'split', 'b apart cat'], 'ends'],
		['by a letter of the word left out', [...three, 'atLeast 1', 'one bat', 'apart cat'], 'letter'],
		['by a letter that counts nothing', [...three, 'atLeast 1', 'one bat ba', 'apart cat'], 'letter'],
		['by a word that the letter rules out', [...three, 'atLeast 1', 'one bat b', 'apart bat'], 'hit'],
		['by letters without a miss to come', [...three, 'atLeast 0', 'one bat b', 'apart cat'], 'misses'],
		['by a plan of nothing', [...three, 'atLeast 1', 'plan 0'], 'plan'],
		['by a plan without a number', [...three, 'atLeast 1', 'plan'], 'form'],
		['by a plan for one letter', [...three, 'atLeast 2', 'plan 1', 'after b', 'apart cat hat'], 'plan'],
		['by a plan that ends', [...three, 'atLeast 2', 'plan 2', 'after b', 'apart cat hat'], 'ends'],
		['by a plan after too much', [...three, 'atLeast 1', 'plan 1', 'after bc', 'apart hat'], 'misses'],
		[
			'by a plan after one letter twice',
			[...three, 'atLeast 2', 'plan 1', 'after bb', 'apart hat'],
			'letter',
		],
	])('%s is refused', (_, lines, reason) => {
		expect(checkProof(packWords(['bat', 'cat', 'hat']), lines)).toMatchObject({ok: false, reason});
	});
});

test('a proof that nothing is forced by what nothing tells apart is refused', () => {
	const head = ['length 3', 'words 1', 'atMost 0'];
	const reasons = ['split', 'one bat', 'apart bat', 'plan 0'].map(step => {
		const checked = checkProof(packWords(['bat']), [...head, 'atLeast 1', step]);
		return !checked.ok && checked.reason;
	});
	expect(reasons).toEqual(['part', 'hit', 'hit', 'plan']);
	expect(checkProof(packWords(['bat']), [...head, 'atLeast 0', 'apart bat'])).toEqual({
		ok: true,
		atLeast: 0,
		atMost: 0,
		lines: 5,
	});
});

/** A proof's lines as far as they are the guesser's. */
function guesserLines(words: Words): readonly string[] {
	const {lines} = writeProof(words);
	return lines.slice(
		0,
		lines.findIndex(line => line.startsWith('atLeast')),
	);
}

/** Steps of a chooser's that may follow or not. */
function madeUp(texts: readonly string[], misses: number, dice: Iterator<number>): string[] {
	const roll = (sides: number) => Number(dice.next().value) % sides;
	const letters = [...new Set(texts.join(''))];
	const lack = (asked: string) =>
		texts.filter(text => !Array.from(asked).some(letter => text.includes(letter)));
	const apart = (left: readonly string[]) => `apart ${left.filter(() => roll(4) > 0).join(' ')}`;

	function hits(left: readonly string[], allowed: number): string[] {
		const word = left[roll(left.length)];
		if (word === undefined || allowed === 0 || roll(3) === 0) return [apart(left)];
		const asked = [...new Set(word)].filter(letter => left.some(text => !text.includes(letter)));
		return [
			`one ${word} ${asked.join('')}`,
			...asked.flatMap(letter =>
				hits(
					left.filter(text => !text.includes(letter)),
					allowed - 1,
				),
			),
		];
	}

	/** Perhaps words that show a letter in the same places, and why they are enough. */
	function closing(left: readonly string[], allowed: number): string[] {
		const shown = letters[roll(letters.length)] ?? '';
		const pattern = mask(left[roll(left.length)] ?? '', shown);
		if (roll(2) === 0 || !pattern.includes(shown)) return hits(left, allowed);
		return [
			`part ${pattern}`,
			...hits(
				left.filter(text => mask(text, shown) === pattern),
				allowed,
			),
		];
	}

	if (roll(3) === 0) return closing(texts, misses);
	const sets = ['', ...letters, ...letters.flatMap((one, at) => letters.slice(at + 1).map(two => one + two))];
	const after = sets.filter(asked => asked.length <= misses && lack(asked).length > misses - asked.length);
	return [
		`plan ${after.length}`,
		...after.flatMap(asked => [`after ${asked}`.trimEnd(), ...closing(lack(asked), misses - asked.length)]),
	];
}

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
