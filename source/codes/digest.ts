import type crypto from 'node:crypto';
import {createRequire} from 'node:module';
import {
	bundledIn,
	bundledTable,
	ListFault,
	loadDictionary,
	defaultLanguage,
	type BundledName,
	type Source,
} from '../dictionaries/index.js';
import {oncePer, type Dictionary, type Language} from '../engine/index.js';
import {digestLength} from '../store/record.js';

/** Loaded when a digest is first needed: loading it takes 3 of the 140 ms in which line mode starts. */
const requireCrypto = () => createRequire(import.meta.url)('node:crypto') as typeof crypto;

const newline = '\n'.charCodeAt(0);

/** The SHA-256 digest of a dictionary's words, one a line, in their order: for a list that is in order and has nothing else in it what `sha256sum` says of its file. */
export function digestOf(dictionary: Dictionary): string {
	const {alphabet, letters, starts, count} = dictionary;
	const codes = alphabet.letters.map(letter => Buffer.from(letter));
	const most = Math.max(...codes.map(code => code.length));
	const text = new Uint8Array(letters.length * most + count);
	let next = 0;
	for (let word = 0; word < count; word++) {
		const end = starts[word + 1] ?? 0;
		for (let at = starts[word] ?? 0; at < end; at++)
			for (const byte of codes[letters[at] ?? 0] ?? []) text[next++] = byte;
		text[next++] = newline;
	}

	return requireCrypto().createHash('sha256').update(text.subarray(0, next)).digest('hex');
}

/** Returns the digest of a dictionary as records and codes have it, worked out once: it takes 8 ms for `common`, 25 ms for `huge`. */
export const shortDigestOf = oncePer((dictionary: Dictionary): string =>
	digestOf(dictionary).slice(0, digestLength),
);

/** The list of a code, or why there is none: no known list has its digest, or the given list has another. */
type FoundList =
	| {readonly ok: true; readonly source: Source; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: 'unknown-list' | 'other-list'};

const books = (): Readonly<Record<string, {readonly sha256: string}>> =>
	bundledTable('par.json').dictionaries;

/** Whether a bundled list may be the one with a digest; what is known of its own spares its reading. */
const isLikely = (language: Language, name: BundledName, digest: string): boolean =>
	language !== defaultLanguage || (books()[name]?.sha256.startsWith(digest) ?? true);

/** Finds the list with a digest: the given one, or else a bundled one or one played with before. */
export async function findList(
	{language, digest}: {readonly language: Language; readonly digest: string},
	given: string | undefined,
	known: Readonly<Record<string, string>>,
): Promise<FoundList> {
	const likely = bundledIn(language).filter(name => isLikely(language, name, digest));
	const names = given === undefined ? [...likely, ...Object.values(known)] : [given];
	for (const name of names) {
		const loaded = await loadDictionary(name, {language});
		if (!loaded.ok && name === given) throw new ListFault(loaded);
		if (loaded.ok && shortDigestOf(loaded.dictionary) === digest)
			return {ok: true, source: {dictionary: name, language}, dictionary: loaded.dictionary};
	}

	return {ok: false, reason: given === undefined ? 'unknown-list' : 'other-list'};
}
