import {expect, test} from 'vitest';
import {mostWords} from '../../../source/lab/evil-par/room.js';

test.each([
	[
		3,
		2,
		[
			[1, 1, 3],
			[1, 2, 8],
			[1, 3, 13],
			[1, 4, 18],
		],
	],
	[
		4,
		3,
		[
			[1, 1, 3, 21],
			[1, 2, 10, 58],
		],
	],
])('of %i letters and %i places so many words can be told apart', (letterCount, length, rows) => {
	const room = mostWords(letterCount, length);
	expect(room).toHaveLength(letterCount + 1);
	for (const [misses, row] of rows.entries()) expect(Array.from(room[misses] ?? [])).toEqual(row);
});

test('where that is more than words there are, it says nothing', () => {
	expect(mostWords(26, 15)[20]?.[15]).toBe(2 ** 40);
});
