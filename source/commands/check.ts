import {digestOf} from '../codes/digest.js';
import {printable, readTextFile} from '../dictionaries/index.js';
import {wordsOfLength, type Language} from '../engine/index.js';
import {checkProof} from '../lab/index.js';
import {flag, languageCodes} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import {countOf} from '../text/words.js';
import {checkedText, proofFileFaults} from '../text/hangman/odds.js';
import {failure, usage} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError} from './command.js';
import {openDictionary, readPatiently} from './output.js';

const version = '3';

/** A proof file, taken apart; nothing in it has been checked. */
export type ProofFile = {
	readonly list: string;
	readonly language: Language;
	/** The digest of its words, as `digestOf` gives it. */
	readonly sha256: string;
	readonly sections: readonly (readonly string[])[];
};

export const proofText = ({list, language, sha256, sections}: ProofFile): string =>
	[
		`wordfiend proof ${version}`,
		`list ${list}`,
		`language ${language}`,
		`sha256 ${sha256}`,
		...sections.flat(),
		'',
	].join('\n');

const form = /^list (.*)\nlanguage (.*)\nsha256 ([0-9a-f]{64})\n(length [^]*)$/;

export function readProof(text: string): ProofFile | keyof typeof proofFileFaults {
	const [title = '', ...lines] = text.trimEnd().split(/\r?\n/);
	const [, found] = /^wordfiend proof (\d+)$/.exec(title) ?? [];
	const [, list = '', code, sha256 = '', proof = ''] = form.exec(lines.join('\n')) ?? [];
	const language = languageCodes.find(each => each === code);
	if (found !== undefined && found !== version) return 'other-version';
	if (found === undefined || language === undefined) return 'no-proof';
	const sections = proof.split(/\n(?=length )/).map(section => section.split('\n'));
	return {list, language, sha256, sections};
}

async function openProof(path: string): Promise<ProofFile> {
	const text = await readPatiently(path, readTextFile(path));
	if (text === undefined) throw new CommandError(failure.unreadableProof(path));
	const file = readProof(text);
	if (typeof file === 'string')
		throw new CommandError(`The file ${printable(path)} ${proofFileFaults[file]}.`);
	return file;
}

const dictionary = {
	...wordsTable.dictionary,
	flag: flag('dictionary', 'NAME', 'where the word list is, or one of', {
		short: 'd',
		usual: 'where the proof says',
	}),
};

export const command = commandOf({
	usage: 'FILE [options]',
	examples: [
		['wordfiend par -l 8 --proof eight.txt', 'writes a proof'],
		['wordfiend check eight.txt', 'checks it, line by line'],
	],
	takesWords: 1,
	table: {dictionary},
	notes: [
		'It searches nothing: it follows the proof, divides the words and compares them. docs/proofs.md describes the file, so that you can check it with a program of your own. The exit code is 0 if every line holds and 1 if one doesn’t.',
	],
	async run({words: [path], given}) {
		if (path === undefined) throw usageError(usage.noProof);
		const proof = await openProof(path);
		const {language, list} = proof;
		const listed = given.dictionary ?? list;
		const words = await openDictionary({dictionary: listed, language});
		if (digestOf(words) !== proof.sha256) throw new CommandError(failure.otherWords(listed));
		let hasFault = false;
		for (const section of proof.sections) {
			const [, length = ''] = /^length (\d{1,2})$/.exec(section[0] ?? '') ?? [];
			const checked = checkProof(wordsOfLength(words, Number(length)), section);
			const name = length === '' ? '?' : countOf(Number(length), 'letter');
			process.stdout.write(`${checkedText(name, checked)}\n`);
			hasFault ||= !checked.ok;
		}

		return hasFault ? 1 : 0;
	},
});
