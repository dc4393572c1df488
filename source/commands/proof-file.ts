import {createHash} from 'node:crypto';
import {firstWords, everyWord, wordsOfLength, type Dictionary} from '../engine/index.js';

/** What stands in the first line of a proof. */
const title = 'wordfiend proof 1';

/** A proof file, taken apart; nothing in it has been checked. */
export type ProofFile = {
	/** Which word list it is about: a name or a path. */
	readonly list: string;
	/** The digest of its words, as `digestOf` gives it. */
	readonly sha256: string;
	/** The lines about each length. */
	readonly sections: readonly (readonly string[])[];
};

/** The SHA-256 of all words of a dictionary in their order, each with a line feed behind it. For a sorted list of one word a line that is the digest of the file. */
export function digestOf(dictionary: Dictionary): string {
	const words = dictionary.lengths.flatMap(({length}) => {
		const all = wordsOfLength(dictionary, length);
		return firstWords(all, everyWord(all), all.count);
	});
	const hash = createHash('sha256');
	for (const word of words.sort()) hash.update(`${word}\n`);
	return hash.digest('hex');
}

/** The text of a proof file. */
export const proofText = (list: string, sha256: string, sections: readonly (readonly string[])[]): string =>
	[title, `list ${list}`, `sha256 ${sha256}`, ...sections.flat(), ''].join('\n');

/** Takes a proof file apart; `undefined` where it is none. */
export function readProof(text: string): ProofFile | undefined {
	const [first, list = '', digest = '', ...lines] = text.trimEnd().split(/\r?\n/);
	const [, sha256] = /^sha256 ([0-9a-f]{64})$/.exec(digest) ?? [];
	if (first !== title || !list.startsWith('list ') || sha256 === undefined) return undefined;
	const starts = lines.flatMap((line, at) => (line.startsWith('length ') ? [at] : []));
	if (starts[0] !== 0) return undefined;
	return {
		list: list.slice('list '.length),
		sha256,
		sections: starts.map((start, index) => lines.slice(start, starts[index + 1])),
	};
}
