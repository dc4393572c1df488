import {expect, test} from 'vitest';
import type {Crib} from '../../../source/engine/ghost/coach/crib.js';
import {findSuperghostCribs, type Limits} from '../../../source/lab/crib/superghost-crib.js';
import {realBook} from './real-book.js';

const sizeOf = ({words, exact}: Crib) => [words.length, words.join('').length, exact];

test.each<[step: number, limits: Partial<Limits>, first: unknown[], second: unknown[]]>([
	// [every so many-th word, limits, words, letters and whether that is proved, for both players]
	[57, {}, [1, 4, true], [10, 50, true]],
	[57, {looks: 0}, [1, 4, false], [10, 50, false]],
	[40, {looks: 500}, [0, 0, true], [11, 55, false]],
	[40, {looks: 3000}, [0, 0, true], [11, 55, true]],
	[20, {vertices: 300}, [0, 0, true], [18, 90, false]],
	[20, {vertices: 4}, [0, 0, true], [21, 105, false]],
	[90, {vertices: 300, looks: 0}, [1, 4, false], [8, 40, false]],
	[90, {vertices: 4}, [1, 4, false], [17, 85, false]],
	[62, {}, [5, 20, true], [8, 40, true]],
	[62, {looks: 0}, [5, 20, false], [8, 40, false]],
])('with every %i-th word, limited to %j, the cribs are %j and %j', (step, limits, first, second) => {
	const cribs = findSuperghostCribs(realBook(step).book, limits);
	expect([sizeOf(cribs.first), sizeOf(cribs.second)]).toEqual([first, second]);
});
