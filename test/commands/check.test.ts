import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {proofText, readProof} from '../../source/commands/check.js';
import * as client from '../../source/workers/client.js';
import type {TaskParts, Tasks} from '../../source/workers/protocol.js';
import type {AnyTask} from '../../source/workers/serve.js';
import type {TaskContext} from '../../source/workers/task.js';
import {tasks} from '../../source/workers/tasks/index.js';
import type {ParResult} from '../../source/workers/tasks/prove.js';
import {newFolder} from '../at-end.js';
import {hasten} from '../screens/open-screen.js';
import {localWorkers} from '../workers/local-workers.js';
import {refusal} from './refusal.js';
import {runHere} from './run-here.js';

describe('a proof file', () => {
	test('names its list, its language and the digest of its words', () => {
		const proof = {
			list: 'words of mine.txt',
			language: 'de',
			sha256: '0123456789abcdef'.repeat(4),
			sections: [
				['length 3', 'words 3'],
				['length 4', 'words 2'],
			],
		} as const;
		expect(readProof(proofText(proof))).toEqual(proof);
	});

	test.each([
		'',
		'bat\ncat\n',
		'wordfiend proof 3\nlist x\n',
		`wordfiend proof 3\nlist x\nlanguage xx\nsha256 ${'0'.repeat(64)}\nlength 3\n`,
		`wordfiend proof 3\nlist x\nlanguage en\nsha256 ${'0'.repeat(64)}\n`,
	])('is not %j', text => {
		expect(readProof(text)).toBe('no-proof');
	});

	test.each([1, 2, 4])('may be of version %i, which is another', version => {
		const text = `wordfiend proof ${version}\nlist x\nlanguage en\nsha256 ${'0'.repeat(64)}\nlength 3\n`;
		expect(readProof(text)).toBe('other-version');
	});
});

describe('wordfiend check', () => {
	const folder = newFolder();
	beforeAll(() => void vi.spyOn(client, 'createWorkers').mockImplementation(() => localWorkers() as never));
	afterAll(() => {
		vi.mocked(client.createWorkers).mockRestore();
	});

	const par = (proof: string, ...given: readonly string[]) =>
		runHere('par', ...given, '--proof', join(folder, proof));

	const check = (proof: string, ...given: string[]) => runHere('check', join(folder, proof), ...given);

	test('follows what par wrote, and refuses it once a number is changed', async () => {
		await par('why.txt', '-d', 'example');
		expect(await check('why.txt')).toMatchObject({
			exitCode: 0,
			stdout: expect.stringMatching(/^4 letters: 2 misses, proved in \d+ lines\n$/) as string,
		});
		const text = await readFile(join(folder, 'why.txt'), 'utf8');
		await writeFile(join(folder, 'wrong.txt'), text.replace('atLeast 2', 'atLeast 3'));
		expect(await check('wrong.txt')).toMatchObject({
			exitCode: 1,
			stdout: expect.stringContaining('4 letters: refused at its line') as string,
		});
		expect(await check('why.txt', '-d', 'small')).toMatchObject({
			exitCode: 1,
			stderr: 'The dictionary small doesn’t hold the words of the proof; name their list with -d.\n',
		});
	});

	// A script that looks at the exit code alone would take a false proof for a true one.
	test('fails for one wrong length, whatever follows it', async () => {
		await writeFile(join(folder, 'two.txt'), 'bat\ncat\nhat\nally\nbeta\n');
		await par('both.txt', '-d', join(folder, 'two.txt'));
		const text = await readFile(join(folder, 'both.txt'), 'utf8');
		expect(text).toMatch(/atLeast 2[^]*atLeast 0/);
		await writeFile(join(folder, 'both.txt'), text.replace('atLeast 2', 'atLeast 3'));
		expect(await check('both.txt')).toMatchObject({
			exitCode: 1,
			stdout: expect.stringMatching(/^3 letters: refused[^\n]*\n4 letters: [^\n]*proved[^\n]*\n$/) as string,
		});
	});

	test('knows the letters of the language that the proof is about', async () => {
		await par('de.txt', '--language', 'de', '-l', '14');
		expect(await check('de.txt')).toMatchObject({
			exitCode: 0,
			stdout: expect.stringMatching(/^14 letters: \d miss(es)?, proved in \d+ lines\n$/) as string,
		});
	});

	/** Words of two letters, and of three, of which nothing is proved however long it takes. */
	async function hardWords(): Promise<string> {
		hasten();
		const prove: AnyTask = async (
			input: TaskParts<Tasks['prove']>['input'],
			context: TaskContext<ParResult>,
		) => {
			while (input.words.length === 3) await context.turn();
			return tasks.prove(input, context);
		};
		vi.mocked(client.createWorkers).mockReturnValueOnce(localWorkers({prove}) as never);
		const file = join(folder, 'hard.txt');
		await writeFile(file, 'at\nin\nbat\ncat\n');
		return file;
	}

	test('is told what was not written in time', async () => {
		expect(await par('some.txt', '-d', await hardWords(), '--limit', '1')).toMatchObject({
			exitCode: 0,
			stderr: 'Not in the proof, for lack of time: 3 letters.\n',
		});
		expect(await check('some.txt')).toMatchObject({
			exitCode: 0,
			stdout: expect.stringMatching(/^2 letters: 1 miss, proved in \d+ lines\n$/) as string,
		});
	});

	test('has nothing to follow where nothing was proved in time', async () => {
		expect(await par('none.txt', '-d', await hardWords(), '-l', '3', '--limit', '1')).toMatchObject({
			exitCode: 1,
			stderr: 'Nothing was proved in time, so no proof was written; give it longer.\n',
		});
		await expect(readFile(join(folder, 'none.txt'))).rejects.toThrow('ENOENT');
	});
});

test.each([
	['', 'Check takes one file, a proof; see wordfiend check --help.', 2],
	['no-such-proof.txt', 'The proof no-such-proof.txt can’t be read; check the path.', 1],
	['package.json', 'The file package.json is no proof; wordfiend par --proof FILE writes one.', 1],
])('check %s', async (line, sentence, exitCode) => {
	expect(await refusal(['check', ...line.split(' ').filter(word => word !== '')])).toEqual({
		sentence,
		exitCode,
	});
});
