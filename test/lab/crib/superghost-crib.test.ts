import {expect, test} from 'vitest';
import type {Crib} from '../../../source/engine/ghost/coach/crib.js';
import {findSuperghostCribs} from '../../../source/lab/crib/superghost-crib.js';
import {makeBook} from '../../../source/engine/ghost/variants/variants.js';
import {dictionaryOf} from '../../engine/helpers.js';
import {realBook} from './real-book.js';

const sizeOf = ({words, exact}: Crib) => [words.length, words.join('').length, exact];

test.each<[step: number, looks: number | undefined, first: unknown[], second: unknown[]]>([
	// [every so many-th word, looks, words, letters and whether that is proved, for both players]
	[57, undefined, [1, 4, true], [10, 50, true]],
	[57, 0, [1, 4, false], [10, 50, false]],
	[40, 100, [0, 0, true], [11, 55, false]],
	[40, 3000, [0, 0, true], [11, 55, true]],
	[62, undefined, [5, 20, true], [8, 40, true]],
	[62, 0, [5, 20, false], [8, 40, false]],
])('with every %i-th word, after %j looks at most, the cribs are %j and %j', (step, looks, first, second) => {
	const cribs = findSuperghostCribs(realBook(step).book, looks);
	expect([sizeOf(cribs.first), sizeOf(cribs.second)]).toEqual([first, second]);
});

// Else a crib would be called the smallest because the last opening that was tried needs no fewer words.
test('a crib is proved smallest only where that is proved of every opening', () => {
	const words = 'aabb aacbc abac abbbc baac bbabb bbabc bbbc bcbcc bccb cbca';
	const book = makeBook('superghost', dictionaryOf(words.replaceAll(' ', '\n')), 3);
	expect(findSuperghostCribs(book, 0).first).toEqual({words: ['abac', 'baac', 'cbca'], exact: false});
	expect(findSuperghostCribs(book).first.exact).toBe(true);
});
