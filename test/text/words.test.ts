import {expect, test} from 'vitest';
import {languages, parseDictionary, trueWord} from '../../source/engine/index.js';
import {loudWord, namedWord} from '../../source/text/words.js';

const read = parseDictionary('cote\ncoté\ncôte\ncôté\nêtre\nmont\nParis', languages.fr);
if (!read.ok) throw new Error(read.reason);
const {dictionary} = read;

test.each([
	['cote', 'cote', 'cote: cote, coté, côte, côté', 'COTE (cote, coté, côte, côté)'],
	['etre', 'être', 'être', 'ETRE (être)'],
	['mont', 'mont', 'mont', 'MONT'],
	['paris', 'Paris', 'Paris', 'PARIS'],
])('%s is told as it is spelled', (letters, own, told, loud) => {
	expect(trueWord(dictionary, letters)).toBe(own);
	expect(namedWord(dictionary, letters)).toBe(told);
	expect(loudWord(dictionary, letters)).toBe(loud);
});
