import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {digestOf} from '../../source/codes/digest.js';
import {parseDictionary} from '../../source/engine/index.js';

const digestOfText = (text: string): string => {
	const parsed = parseDictionary(text);
	if (!parsed.ok) throw new Error(parsed.reason);
	return digestOf(parsed.dictionary);
};

test.each(['small', 'common', 'huge', 'example'])('%s: the digest of its file', name => {
	const text = readFileSync(`dictionaries/en/${name}.txt`, 'utf8');
	expect(digestOfText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('the words alone count: not their order, nor how the file is written', () => {
	const digest = digestOfText('ally\nbeta\ncool\n');
	expect(digestOfText('\uFEFFcool\r\n  Beta \r\n\r\nbeta\nally')).toBe(digest);
	expect(digestOfText('ally\nbeta\n')).not.toBe(digest);
});
