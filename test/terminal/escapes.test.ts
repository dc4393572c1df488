import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

test('only the terminal room writes escape sequences', () => {
	const files = readdirSync('source', {recursive: true, encoding: 'utf8'})
		.filter(file => /\.tsx?$/.test(file) && !/^terminal\b/.test(file))
		.map(file => join('source', file));
	const escape = /\u001B|\\(?:u001b|u\{0*1b\}|x1b|e\[)/i;
	expect(files.filter(file => escape.test(readFileSync(file, 'utf8')))).toEqual([]);
});
