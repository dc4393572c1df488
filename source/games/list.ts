import {digestOf} from '../codes/digest.js';
import {
	bundledIn,
	bundledTable,
	loadDictionary,
	defaultLanguage,
	type BundledName,
	type Source,
} from '../dictionaries/index.js';
import type {Dictionary, Language} from '../engine/index.js';
import {digestLength} from '../store/record.js';

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
		if (loaded.ok && digestOf(loaded.dictionary).slice(0, digestLength) === digest)
			return {ok: true, source: {dictionary: name, language}, dictionary: loaded.dictionary};
	}

	return {ok: false, reason: given === undefined ? 'unknown-list' : 'other-list'};
}
