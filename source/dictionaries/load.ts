import {stat} from 'node:fs/promises';
import {
	fold,
	languages,
	mostLetters,
	parseDictionary,
	type Language,
	type Dictionary,
	type DictionaryFault,
} from '../engine/index.js';
import {bundledIn, isBundled, bundledFile} from './bundled.js';
import {readText, type TextFault} from './read-text.js';
import {defaultLanguage, expandHome, faultCode, type Source} from './source.js';

export type SourceFault =
	| {readonly kind: Exclude<DictionaryFault, 'no-words'> | TextFault}
	| {readonly kind: 'no-words'; readonly language: Language; readonly looks: Looks}
	/** The list comes with the game, but not in this language. */
	| {readonly kind: 'not-bundled'; readonly language: Language}
	| {readonly kind: 'missing'; readonly others: readonly string[]}
	| {readonly kind: 'system'; readonly code: string};

/** The likely nature of a text without usable words: words of more than 50 letters, another language, or letters that the language lacks. */
export type Looks = {
	readonly areTooLong?: true;
	readonly language?: Language;
	readonly letters?: readonly string[];
};

const sampleLength = 10_000;

function looksOf(text: string, language: Language): Looks {
	const sample = text.slice(0, sampleLength);
	const entries = sample
		.split(/[\r\n]+/)
		.map(entry => entry.trim())
		.filter(entry => entry !== '')
		// The last one may be cut.
		.slice(0, sample.length < sampleLength ? undefined : -1);
	const fits = (other: Language) =>
		entries.filter(entry => fold(languages[other], entry) !== undefined).length / entries.length;
	if (fits(language) > 0.5) return {areTooLong: true};
	const best = (Object.keys(languages) as readonly Language[])
		.filter(other => other !== language)
		.map(other => ({other, share: fits(other)}))
		.sort((a, b) => b.share - a.share)[0];
	if (best !== undefined && best.share > 0.5) return {language: best.other};
	const letters = [...new Set(entries.join('').normalize('NFC').toLowerCase().match(/\p{L}/gu))].sort();
	const areKnown = letters.every(letter => fold(languages[language], letter) !== undefined);
	return areKnown || letters.length > mostLetters ? {} : {letters};
}

export type FailedDictionary = {readonly source: string; readonly fault: SourceFault};

/** A list that a game needs and that can't be read. */
export class ListFault extends Error {
	override readonly name = 'ListFault';
	readonly failed: FailedDictionary;

	constructor(failed: FailedDictionary) {
		super(failed.fault.kind);
		this.failed = failed;
	}
}

export type LoadedDictionary =
	| {readonly ok: true; readonly dictionary: Dictionary}
	| ({readonly ok: false} & FailedDictionary);

function faultOf(error: unknown, place: string | URL, language: Language): SourceFault {
	const code = faultCode(error);
	if (code !== 'ENOENT' && code !== 'ENOTDIR') return {kind: 'system', code};
	return typeof place === 'string'
		? {kind: 'missing', others: bundledIn(language)}
		: {kind: 'not-bundled', language};
}

function find(source: string, language: Language): string | URL {
	return isBundled(source) && bundledIn(language).includes(source)
		? bundledFile(language, source)
		: expandHome(source);
}

async function readPlace(
	place: string | URL,
	language: Language,
	signal: AbortSignal | undefined,
): Promise<Dictionary | SourceFault> {
	const read = await readText(place, signal);
	if (!read.ok) return {kind: read.reason};
	const parsed = parseDictionary(read.text, languages[language]);
	if (parsed.ok) return parsed.dictionary;
	const {reason: kind} = parsed;
	return kind === 'no-words' ? {kind, language, looks: looksOf(read.text, language)} : {kind};
}

/** Returns a text that changes when the file of a source does. */
export async function stampOf({dictionary, language}: Source): Promise<string> {
	const {mtimeMs, size} = await stat(find(dictionary, language)).catch(() => ({mtimeMs: 0, size: 0}));
	return `${mtimeMs} ${size}`;
}

/** Loads a dictionary by its bundled name, from a file by its path, or from standard input as `-`. The signal ends the reading; the promise then rejects with its reason. */
export async function loadDictionary(
	source: string,
	{
		language = defaultLanguage,
		signal,
	}: {readonly language?: Language; readonly signal?: AbortSignal | undefined} = {},
): Promise<LoadedDictionary> {
	signal?.throwIfAborted();
	const place = find(source, language);
	const read = await readPlace(place, language, signal).catch((error: unknown) => {
		signal?.throwIfAborted();
		return faultOf(error, place, language);
	});
	return 'kind' in read ? {ok: false, source, fault: read} : {ok: true, dictionary: read};
}
