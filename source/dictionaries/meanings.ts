import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {gameFile} from '../game-file.js';

export type Meaning = {
	readonly word: string;
	/** The word whose meaning it is: `mouse` for `mice`; the word itself where it has one of its own. */
	readonly base: string;
	readonly meaning: string;
};

/** The endings of forms and of their base words, in the order in which they are tried: WordNet's own, then those of adverbs and of nouns in -ness. */
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

/** Returns the words that a word may be a form of, the likeliest first: itself, then those by its ending. */
export function basesOf(word: string): readonly string[] {
	const bases = endings
		.filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1)
		.map(([ending, base]) => word.slice(0, -ending.length) + base);
	const [, single] = doubled.exec(word) ?? [];
	return [word, ...bases, ...(single === undefined ? [] : [single])];
}

export const isVerbForm = (word: string): boolean => /(?:ed|ing)$/.test(word);

/** A word with its meaning, or a form of another word, or a function word, which has neither: `the`. */
export type MeaningEntry = {
	readonly word: string;
	readonly meaning?: string;
	/** Its meaning as a verb, if that is not the first one and the word has forms in -ing or -ed, or irregular ones. */
	readonly verb?: string;
	readonly formOf?: string;
	/** Whether it is a form of the verb: `drank`. */
	readonly isOfVerb?: boolean;
};

/**
Reads entries in alphabetical order, one a line. A word goes without the letters that it shares with the one before, but with
their number, in base 36: `3key\tan animal`, `1ice=mouse\t`, `4nk~drink\t`. The verb's meaning is behind another tab. Only
wanted entries are read to their end: reading all would take three times as long.
*/
export function* readMeanings(text: string, isWanted?: (word: string) => boolean): Generator<MeaningEntry> {
	let before = '';
	for (
		let start = 0, end = text.indexOf('\n');
		end !== -1;
		start = end + 1, end = text.indexOf('\n', start)
	) {
		const head = text.slice(start + 1, text.indexOf('\t', start));
		const link = head.search(/[=~]/);
		const rest = link === -1 ? head : head.slice(0, link);
		const word = before.slice(0, Number.parseInt(text.charAt(start), 36)) + rest;
		before = word;
		if (isWanted?.(word) === false) continue;
		const [meaning = '', verb] = text.slice(start + head.length + 2, end).split('\t');
		yield {
			word,
			...(link !== -1 && {formOf: head.slice(link + 1)}),
			...(head.includes('~') && {isOfVerb: true}),
			...(meaning !== '' && {meaning}),
			...(verb !== undefined && {verb}),
		};
	}
}

export const isFunctionWord = ({meaning, formOf}: MeaningEntry): boolean =>
	meaning === undefined && formOf === undefined;

type ReadEntries = (isWanted?: (word: string) => boolean) => Iterable<MeaningEntry>;

function pick(read: ReadEntries, words: readonly string[]): ReadonlyMap<string, MeaningEntry> {
	const wanted = new Set(words);
	return new Map(
		Array.from(
			read(word => wanted.has(word)),
			entry => [entry.word, entry],
		),
	);
}

/** Looks up the meanings of words; leaves out those that have none. */
export function lookUp(read: ReadEntries, words: readonly string[]): readonly Meaning[] {
	const known = pick(read, words.flatMap(basesOf));
	const formsOf = words.flatMap(word => known.get(word)?.formOf ?? []);
	const others = formsOf.length === 0 ? known : pick(read, formsOf);
	return words.flatMap(word => {
		const own = known.get(word);
		const bases = own === undefined || !isFunctionWord(own) ? [own?.formOf ?? [], basesOf(word)].flat() : [];
		const isOfVerb = own?.isOfVerb ?? isVerbForm(word);
		const found = bases.flatMap((base): readonly Meaning[] => {
			const {meaning, verb} = known.get(base) ?? others.get(base) ?? {};
			if (meaning === undefined) return [];
			return [{word, base, meaning: isOfVerb && base !== word ? (verb ?? meaning) : meaning}];
		});
		return found.slice(0, 1);
	});
}

const unpack = promisify(brotliDecompress);

/** Opens the bundled meanings. They are read anew each time, so none of them stay in memory. */
export async function openMeanings(): Promise<ReadEntries> {
	const packed = await readFile(gameFile('en/meanings.br'));
	const text = (await unpack(packed)).toString();
	return isWanted => readMeanings(text, isWanted);
}
