import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {digestOf} from '../../source/codes/digest.js';
import {languages, parseDictionary, type Language} from '../../source/engine/index.js';

const digestOfText = (text: string, language: Language = 'en'): string => {
	const parsed = parseDictionary(text, languages[language]);
	if (!parsed.ok) throw new Error(parsed.reason);
	return digestOf(parsed.dictionary);
};

test.each(['small', 'common', 'huge', 'example'])('%s: the digest of its file', name => {
	const text = readFileSync(`dictionaries/en/${name}.txt`, 'utf8');
	expect(digestOfText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

// Letters of two bytes, some or all.
test.each([
	['de', 'abend\näpfel\nöl\n'],
	['ru', 'ад\nяд\n'],
] as const)('%s: the digest of its words', (language, text) => {
	expect(digestOfText(text, language)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('the words alone count: not their order, nor how the file is written', () => {
	const digest = digestOfText('ally\nbeta\ncool\n');
	expect(digestOfText('\uFEFFcool\r\n  Beta \r\n\r\nbeta\nally')).toBe(digest);
	expect(digestOfText('ally\nbeta\n')).not.toBe(digest);
});
