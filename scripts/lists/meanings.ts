import {brotliCompressSync, constants} from 'node:zlib';
import {basesOf, writeMeanings, type MeaningEntry} from '../../source/dictionaries/meanings.js';
import {readExceptions, type readSenses, type Sense} from './wordnet.js';

/** The meanings of words and of what they are forms of, in alphabetical order; no meaning has anything offensive in it. */
export function makeMeanings(
	words: readonly string[],
	senses: ReturnType<typeof readSenses>,
	isOffensive: (word: string) => boolean,
): readonly MeaningEntry[] {
	const exceptions = readExceptions();
	const isFit = ({gloss}: Sense) =>
		!gloss
			.toLowerCase()
			.split(/[^a-z]+/)
			.some(isOffensive);
	const sensesOf = (word: string) => (senses.get(word) ?? []).filter(isFit);
	const [meanings, forms] = [new Map<string, string>(), new Map<string, string>()];
	for (const word of words) {
		const [own] = sensesOf(word);
		if (own !== undefined) meanings.set(word, own.gloss);
		const candidates = [exceptions.get(word) ?? [], own === undefined ? basesOf(word) : []].flat();
		const base = candidates.find(each => sensesOf(each).some(({isName}) => !isName));
		const [sense] = base === undefined ? [] : sensesOf(base);
		if (base === undefined || sense === undefined) continue;
		const isForm = own === undefined || own.isName || own.uses < sense.uses;
		if (!isForm) continue;
		meanings.set(base, sense.gloss);
		if (base === exceptions.get(word)) forms.set(word, base);
	}

	return [...new Set([...meanings.keys(), ...forms.keys()])].sort().map(word => {
		const [meaning, formOf] = [meanings.get(word), forms.get(word)];
		return {word, ...(meaning !== undefined && {meaning}), ...(formOf !== undefined && {formOf})};
	});
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
