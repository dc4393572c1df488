import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {gameFile, readBundled} from './bundled-files.js';

export type Meaning = {
	readonly word: string;
	/** The word whose meaning it is: `mouse` for `mice`; the word itself where it has one of its own. */
	readonly base: string;
	readonly meaning: string;
};

/** Endings and what they stand for in the base: WordNet's own, then those of adverbs and of nouns in -ness. Tried in this order. */
const endings: readonly (readonly [ending: string, base: string])[] = [
	['s', ''],
	['ies', 'y'],
	['es', 'e'],
	['es', ''],
	['men', 'man'],
	['ed', 'e'],
	['ed', ''],
	['ied', 'y'],
	['ing', 'e'],
	['ing', ''],
	['er', 'e'],
	['er', ''],
	['ier', 'y'],
	['est', 'e'],
	['est', ''],
	['iest', 'y'],
	['ly', ''],
	['ily', 'y'],
	['ly', 'le'],
	['ness', ''],
	['iness', 'y'],
];

const doubled = /^(.*([bdfgklmnprstvz]))\2(?:ed|ing|er|est)$/;

/** What a word may be a form of, the likeliest first: itself, then by its ending. */
export function basesOf(word: string): readonly string[] {
	const bases = endings
		.filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1)
		.map(([ending, base]) => word.slice(0, -ending.length) + base);
	const [, single] = doubled.exec(word) ?? [];
	return [word, ...bases, ...(single === undefined ? [] : [single])];
}

/** What is known of a word: its meaning, unless it is only a form of another; and the word that it is rather a form of. */
export type MeaningEntry = {readonly word: string; readonly meaning?: string; readonly formOf?: string};

/** The entries in alphabetical order as lines; a word goes without the letters that it begins with like the one before: `3key\tan animal`, `1ice=mouse\t`. */
export function writeMeanings(entries: readonly MeaningEntry[]): string {
	let before = '';
	return entries
		.map(({word, meaning = '', formOf}) => {
			let shared = 0;
			while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared++;
			before = word;
			const form = formOf === undefined ? '' : `=${formOf}`;
			return `${shared.toString(36)}${word.slice(shared)}${form}\t${meaning}\n`;
		})
		.join('');
}

export function* readMeanings(text: string): Generator<MeaningEntry> {
	let before = '';
	for (
		let start = 0, end = text.indexOf('\n');
		end !== -1;
		start = end + 1, end = text.indexOf('\n', start)
	) {
		const tab = text.indexOf('\t', start);
		const [rest = '', formOf] = text.slice(start + 1, tab).split('=');
		const word = before.slice(0, Number.parseInt(text.charAt(start), 36)) + rest;
		const meaning = text.slice(tab + 1, end);
		before = word;
		yield {word, ...(formOf !== undefined && {formOf}), ...(meaning !== '' && {meaning})};
	}
}

function pick(entries: Iterable<MeaningEntry>, words: readonly string[]): ReadonlyMap<string, MeaningEntry> {
	const wanted = new Set(words);
	const found = new Map<string, MeaningEntry>();
	for (const entry of entries) if (wanted.has(entry.word)) found.set(entry.word, entry);
	return found;
}

/** The meanings of words; those that are not known are left out. */
export function lookUp(entries: Iterable<MeaningEntry>, words: readonly string[]): readonly Meaning[] {
	const known = pick(entries, words.flatMap(basesOf));
	const formsOf = words.flatMap(word => known.get(word)?.formOf ?? []);
	const others = formsOf.length === 0 ? known : pick(entries, formsOf);
	const meaningOf = (word: string, base: string | undefined): readonly Meaning[] => {
		const meaning = base === undefined ? undefined : (known.get(base) ?? others.get(base))?.meaning;
		return base === undefined || meaning === undefined ? [] : [{word, base, meaning}];
	};
	return words.flatMap(word =>
		[known.get(word)?.formOf, ...basesOf(word)].flatMap(base => meaningOf(word, base)).slice(0, 1),
	);
}

const unpack = promisify(brotliDecompress);

/** The meanings that come with the game, read anew each time they are gone through: nothing of them is kept in memory. */
export async function openMeanings(): Promise<Iterable<MeaningEntry>> {
	const packed = await readBundled(gameFile('en/meanings.br'));
	const text = (await unpack(packed)).toString();
	return {[Symbol.iterator]: () => readMeanings(text)};
}
