import {brotliCompressSync, constants} from 'node:zlib';
import {basesOf, isVerbForm, type MeaningEntry} from '../../source/dictionaries/meanings.js';
import {writeMeanings} from './write-meanings.js';
import {readLines} from './packages.js';
import {readExceptions, type readSenses, type Sense} from './wordnet.js';

/** Words that only serve grammar, and cries: WordNet lacks them, or has names and rare nouns that are spelled so. */
const functionWords = new Set(
	readLines(new URL('function-words.txt', import.meta.url)).flatMap(line => line.split(' ')),
);

/**
The meanings of words and of what they are forms of, in alphabetical order; no meaning has anything offensive in it. Forms in -ing or
-ed are of the verb, where there is one. Function words have no meaning.
*/
export function makeMeanings(
	words: readonly string[],
	senses: ReturnType<typeof readSenses>,
	isOffensive: (word: string) => boolean,
): readonly MeaningEntry[] {
	const exceptions = readExceptions();
	const isFit = ({gloss, isUnwanted}: Sense) =>
		!isUnwanted &&
		!gloss
			.toLowerCase()
			.split(/[^a-z]+/)
			.some(isOffensive);
	const sensesOf = (word: string) =>
		isOffensive(word) || functionWords.has(word) ? [] : (senses.get(word) ?? []).filter(isFit);
	const verbOf = (word: string) =>
		sensesOf(word).find(({partOfSpeech, isName}) => partOfSpeech === 'verb' && !isName);
	const entries = new Map<string, {-readonly [key in keyof MeaningEntry]: MeaningEntry[key]}>();
	const entryOf = (word: string) => {
		const entry = entries.get(word) ?? {word};
		entries.set(word, entry);
		return entry;
	};
	const ofVerbs = new Map<string, string>();
	for (const word of words) {
		if (functionWords.has(word)) entryOf(word);
		const [own] = sensesOf(word);
		if (own !== undefined) entryOf(word).meaning = own.gloss;
		if (functionWords.has(word)) continue;
		const exception = exceptions.get(word);
		const candidates = [exception?.base ?? [], own === undefined ? basesOf(word) : []].flat();
		const isOfVerb = exception?.isOfVerb ?? isVerbForm(word);
		const base =
			(isOfVerb ? candidates.find(each => verbOf(each) !== undefined) : undefined) ??
			candidates.find(each => sensesOf(each).some(({isName}) => !isName));
		const [sense] = base === undefined ? [] : sensesOf(base);
		if (base === undefined || sense === undefined) continue;
		const verb = isOfVerb ? verbOf(base) : undefined;
		const isForm = own === undefined || own.isName || own.uses < (verb ?? sense).uses;
		if (!isForm) continue;
		const entry = entryOf(base);
		entry.meaning = sense.gloss;
		if (verb !== undefined && verb.gloss !== sense.gloss) entry.verb = verb.gloss;
		if (base === exception?.base) Object.assign(entryOf(word), {formOf: base, ...(verb && {isOfVerb})});
		else if (verb !== undefined) ofVerbs.set(word, base);
	}

	for (const [word, base] of ofVerbs)
		if (basesOf(word).find(each => entries.get(each)?.meaning !== undefined) !== base)
			entryOf(word).formOf = base;
	return [...entries.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** The file that the game reads meanings from. */
export function packMeanings(entries: readonly MeaningEntry[]): Uint8Array {
	const text = Buffer.from(writeMeanings(entries));
	return brotliCompressSync(text, {
		params: {
			[constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
}
