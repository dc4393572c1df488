import {readFile} from 'node:fs/promises';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	basesOf,
	isFunctionWord,
	lookUp,
	openMeanings,
	readMeanings,
} from '../../source/dictionaries/meanings.js';
import {writeMeanings} from '../../scripts/lists/write-meanings.js';

const bundled = [...(await openMeanings())()];

const readBundled = (isWanted?: (word: string) => boolean) =>
	bundled.filter(({word}) => isWanted?.(word) ?? true);

test.each([
	['small', 0.98],
	['common', 0.92],
	['huge', 0.5],
])('of every tenth word of %s the meaning is known', async (name, least) => {
	const text = await readFile(new URL(`../../dictionaries/en/${name}.txt`, import.meta.url), 'utf8');
	const words = text
		.trim()
		.split('\n')
		.filter((_, at) => at % 10 === 0);
	expect(lookUp(readBundled, words).length / words.length).toBeGreaterThanOrEqual(least);
});

test.each([
	['mulct', 'mulct', 'money extracted as a penalty'],
	['mice', 'mouse', 'any of numerous small rodents'],
	['went', 'go', 'change location'],
	['does', 'do', 'engage in'],
	['felt', 'feel', 'undergo an emotional sensation'],
	['felts', 'felt', 'a fabric'],
	['buddies', 'buddy', 'a close friend'],
	['stopped', 'stop', 'come to a halt'],
	['happiest', 'happy', 'enjoying or showing'],
	['blearily', 'bleary', 'tired'],
	['soundbite', 'soundbite', 'a very short speech'],
	['china', 'china', 'high quality porcelain'],
	['cheeks', 'cheek', 'either side of the face'],
	['cheeking', 'cheek', 'speak impudently'],
	['cheeked', 'cheek', 'speak impudently'],
	['drank', 'drink', 'take in liquids'],
	['doing', 'do', 'engage in'],
	['horned', 'horned', 'having a horn'],
])('%s is of %s: %s …', (word, base, beginning) => {
	const [found] = lookUp(readBundled, [word]);
	expect(found).toMatchObject({word, base});
	expect(found?.meaning.startsWith(beginning)).toBe(true);
});

test('persons, abbreviations and function words have no meaning, nor have these that of other words', () => {
	const words = 'becquerel the and because who us its his whose yuck'.split(' ');
	expect(lookUp(readBundled, words)).toEqual([]);
	const entries = bundled.filter(({word}) => ['the', 'and', 'because', 'its'].includes(word));
	expect(entries.map(isFunctionWord)).toEqual([true, true, true, true]);
});

test('a word that is not known is left out, and the others keep their order', () => {
	expect(lookUp(readBundled, ['zebra', 'qqqqq', 'ant']).map(({word}) => word)).toEqual(['zebra', 'ant']);
});

test('no meaning is empty, holds an example or anything but printed characters', () => {
	const isSound = (meaning: string) =>
		/^[\x20-\x7E\u00C0-\u024F\u2013-\u2019°]+$/u.test(meaning) && !/[;:,] "/.test(meaning);
	const meanings = bundled.flatMap(({meaning, verb}) => [meaning ?? [], verb ?? []].flat());
	expect(meanings.filter(meaning => !isSound(meaning))).toEqual([]);
	expect(meanings.length).toBeGreaterThan(10_000);
});

test('a word may be a form of what its ending was put to, or of itself', () => {
	expect(basesOf('cries')).toContain('cry');
	expect(basesOf('running')).toContain('run');
	expect(basesOf('ed')).toEqual(['ed']);
});

const word = fc.stringMatching(/^[a-z]{1,12}$/);

test('what is written is read again', () => {
	const meaning = fc.stringMatching(/^[ -~]{1,40}$/);
	const entry = fc.oneof(
		fc.record({word, meaning, verb: meaning, formOf: word}, {requiredKeys: ['word']}),
		fc.record({word, formOf: word, isOfVerb: fc.constant(true)}),
	);
	fc.assert(
		fc.property(fc.uniqueArray(entry, {selector: each => each.word}), entries => {
			expect([...readMeanings(writeMeanings(entries))]).toEqual(entries);
		}),
	);
});
