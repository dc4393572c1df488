import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {digestOf, findList} from '../../source/codes/digest.js';
import {ListFault, bundledIn} from '../../source/dictionaries/index.js';
import {newFolder} from '../at-end.js';
import {dictionaryOf} from '../line-mode/transcript.js';
import {loaded} from '../screens/open-screen.js';

describe('the list of a code', () => {
	test.each([
		['small', 'en'],
		['example', 'en'],
		['common', 'ru'],
	] as const)('%s of %s is found among those that come with the game', async (name, language) => {
		const digest = digestOf(await loaded({dictionary: name, language})).slice(0, 7);
		expect(bundledIn(language)).toContain(name);
		expect(await findList({language, digest}, undefined, {})).toMatchObject({
			ok: true,
			source: {dictionary: name, language},
		});
	});

	test('one of your own: among those you played with, or the one that is given, if it is that', async () => {
		const folder = newFolder();
		const path = join(folder, 'mine.txt');
		await writeFile(path, 'ally\nbeta\n');
		const list = {language: 'en', digest: digestOf(dictionaryOf('ally', 'beta')).slice(0, 7)} as const;
		const found = {ok: true, source: {dictionary: path, language: 'en'}};
		expect(await findList(list, undefined, {[list.digest]: path})).toMatchObject(found);
		expect(await findList(list, path, {})).toMatchObject(found);
		expect(await findList(list, undefined, {})).toEqual({ok: false, reason: 'unknown-list'});
		expect(await findList(list, 'example', {})).toEqual({ok: false, reason: 'other-list'});
		await expect(findList(list, 'nowhere.txt', {})).rejects.toThrow(ListFault);
		// It has other words by now.
		await writeFile(path, 'ally\n');
		expect(await findList(list, undefined, {[list.digest]: path})).toEqual({
			ok: false,
			reason: 'unknown-list',
		});
	});
});
