import {expect, test} from 'vitest';
import {contentArea} from '../../source/components/stage/layout.js';
import {layOutHome} from '../../source/screens/home/index.js';

test('eye, name and menu fit every window', () => {
	const tooLarge: unknown[] = [];
	for (let items = 6; items <= 14; items++) {
		for (let columns = 60; columns <= 250; columns++) {
			for (let rows = 20; rows <= 70; rows++) {
				const size = {columns, rows};
				const {isBeside, eye, scale, gap} = layOutHome(size, items);
				const area = contentArea(size);
				const name = scale === undefined ? 1 : 3 * scale;
				const texts = name + 2 + items;
				const eyeRows = eye ? eye.rows + gap : 0;
				const blockGap = scale !== undefined && !isBeside ? gap : 0;
				const high = isBeside ? Math.max(texts, eye?.rows ?? 0) : texts + eyeRows + blockGap;
				const wide = isBeside ? 55 + (eye?.columns ?? 0) : (eye?.columns ?? 0);
				// The home screen may use the blank lines beside title and hints. To expect each of these hundred thousand takes two seconds.
				if (high > area.rows + 2 || wide > area.columns) tooLarge.push({items, columns, rows, high, wide});
			}
		}
	}

	expect(tooLarge).toEqual([]);
});
