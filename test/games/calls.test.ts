import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {loadDictionary, type Source} from '../../source/dictionaries/index.js';
import {knownList} from '../../source/games/hangman/calls.js';
import {newFolder} from '../at-end.js';

test('a list that guessers know is read once, and again when it has changed', async () => {
	const dictionary = join(newFolder(), 'words.txt');
	let loads = 0;
	const open = () =>
		knownList({dictionary, language: 'en'}, source => {
			loads++;
			return loadDictionary(source.dictionary, source);
		});
	await writeFile(dictionary, 'ally\nbeta\n');
	const before = await open();
	expect(await open()).toBe(before);
	expect([before.count, loads]).toEqual([2, 1]);
	await writeFile(dictionary, 'ally\nbeta\ncool\n');
	expect((await open()).count).toBe(3);
	expect(loads).toBe(2);
});

test('a list that could not be read is tried again', async () => {
	const dictionary = join(newFolder(), 'words.txt');
	const open = (load: Parameters<typeof knownList>[1]) => knownList({dictionary, language: 'en'}, load);
	const read = (source: Source) => loadDictionary(source.dictionary);
	await expect(open(read)).rejects.toThrow('missing');
	await writeFile(dictionary, 'ally\n');
	await expect(open(() => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
	expect((await open(read)).count).toBe(1);
});
