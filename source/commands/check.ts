import process from 'node:process';
import {digestOf} from '../codes/digest.js';
import {printable, readTextFile} from '../dictionaries/index.js';
import {wordsOfLength} from '../engine/index.js';
import {checkProof} from '../lab/index.js';
import type {Flag} from '../settings/setting.js';
import {words as wordsTable} from '../settings/words.js';
import {countOf} from '../text/words.js';
import {checkedText, proofFileFaults} from '../text/par.js';
import {failure, usage} from '../text/faults.js';
import {commandOf, CommandError, usageError} from './command.js';
import {openDictionary, readPatiently} from './output.js';
import {readProof, type ProofFile} from './proof-file.js';

async function openProof(path: string): Promise<ProofFile> {
	const text = await readPatiently(path, readTextFile(path));
	if (text === undefined) throw new CommandError(failure.unreadableProof(path), 1);
	const file = readProof(text);
	if (typeof file === 'string')
		throw new CommandError(`The file ${printable(path)} ${proofFileFaults[file]}.`, 1);
	return file;
}

const dictionaryFlag: Flag = {
	name: 'dictionary',
	short: 'd',
	value: 'NAME',
	help: 'where the word list is',
	usual: 'where the proof says',
};

export const command = commandOf({
	usage: 'FILE [options]',
	examples: [
		['wordfiend par -l 8 --proof eight.txt', 'writes a proof'],
		['wordfiend check eight.txt', 'checks it, line by line'],
	],
	takesWords: true,
	table: {dictionary: {...wordsTable.dictionary, flag: dictionaryFlag}},
	notes: [
		'It searches nothing: it follows the proof, divides the words and compares them. docs/proofs.md describes the file, so that you can check it with a program of your own. The exit code is 0 if every line holds and 1 if one doesn’t.',
	],
	async run({words, given}) {
		const [path, surplus] = words;
		if (path === undefined || surplus !== undefined) throw usageError(usage.oneProof);
		const proof = await openProof(path);
		const {language, list} = proof;
		const listed = given.dictionary ?? list;
		const dictionary = await openDictionary({dictionary: listed, language});
		if (digestOf(dictionary) !== proof.sha256) throw new CommandError(failure.otherWords(listed), 1);
		let hasFault = false;
		for (const section of proof.sections) {
			const [, length = ''] = /^length (\d{1,2})$/.exec(section[0] ?? '') ?? [];
			const checked = checkProof(wordsOfLength(dictionary, Number(length)), section);
			process.stdout.write(
				`${checkedText(length === '' ? '?' : countOf(Number(length), 'letter'), checked)}\n`,
			);
			hasFault ||= !checked.ok;
		}

		return hasFault ? 1 : 0;
	},
});
