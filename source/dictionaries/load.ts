import {
	fold,
	languages,
	mostLetters,
	createDictionaryReader,
	type Language,
	type Piece,
	type Dictionary,
} from '../engine/index.js';
import {sourceFaultText, type Looks, type SourceFault} from '../text/dictionary.js';
import {bundledIn, dailyFile, dailyWords, isBundled, bundledFile} from './bundled.js';
import {openBundled} from './bundled-files.js';
import {openStream} from './open-stream.js';
import {expandHome, standardInput} from './source.js';
import {printable} from './printable.js';
import {readText} from './read-text.js';

const enough = 10_000;

const codes = Object.keys(languages) as readonly Language[];

/** The beginning of a text, to tell which language its words are from when they don't fit. */
class Sample {
	#text = '';

	add(piece: Piece): void {
		if (this.#text.length >= enough) return;
		const part = piece.slice(0, enough - this.#text.length);
		this.#text += typeof part === 'string' ? part : Buffer.from(part).toString('latin1');
	}

	looksIn(language: Language): Looks {
		const entries = this.#text
			.split(/[\r\n]+/)
			.map(entry => entry.trim())
			.filter(entry => entry !== '')
			// The last one may be cut.
			.slice(0, this.#text.length < enough ? undefined : -1);
		const fits = (other: Language) =>
			entries.filter(entry => fold(languages[other], entry) !== undefined).length / entries.length;
		const best = codes
			.filter(other => other !== language)
			.map(other => ({other, share: fits(other)}))
			.sort((a, b) => b.share - a.share)[0];
		if (best !== undefined && best.share > 0.5) return {language: best.other};
		const letters = [...new Set(entries.join('').normalize('NFC').toLowerCase().match(/\p{L}/gu))].sort();
		const areKnown = letters.every(letter => fold(languages[language], letter) !== undefined);
		return areKnown || letters.length > mostLetters ? {} : {letters};
	}
}

/** A dictionary, or one sentence that says what is wrong with its source and what to do. */
export type LoadedDictionary =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly sentence: string};

type LoadedWords =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly fault: SourceFault};

export type LoadOptions = {
	readonly language?: Language;
	/** Ends the reading; the promise then rejects with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
};

const codeOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

function faultOf(error: unknown, place: string | URL, language: Language): SourceFault {
	const code = codeOf(error);
	if (code !== 'ENOENT' && code !== 'ENOTDIR') return {kind: 'system', code};
	return typeof place === 'string'
		? {kind: 'missing', others: bundledIn(language)}
		: {kind: 'not-bundled', language};
}

function find(source: string, language: Language): string | URL {
	if (source === dailyWords.dictionary) return dailyFile;
	return isBundled(source) && bundledIn(language).includes(source)
		? bundledFile(language, source)
		: expandHome(source);
}

async function read(source: string | URL, language: Language, signal: AbortSignal): Promise<LoadedWords> {
	const stream = await (source instanceof URL ? openBundled : openStream)(source);
	if (typeof stream === 'string') return {ok: false, fault: {kind: stream}};
	const reader = createDictionaryReader(languages[language]);
	const sample = new Sample();
	const fault = await readText(
		stream,
		piece => {
			sample.add(piece);
			return reader.add(piece);
		},
		{signal},
	);
	if (fault !== undefined && fault !== 'stopped') return {ok: false, fault: {kind: fault}};
	const parsed = reader.finish();
	if (parsed.ok) return parsed;
	const {reason} = parsed;
	return {
		ok: false,
		fault: reason === 'no-words' ? {kind: reason, language, looks: sample.looksIn(language)} : {kind: reason},
	};
}

/** The dictionary of a bundled name, of a file's path, or of standard input as `-`. */
export async function loadDictionary(
	source: string,
	{language = 'en', signal = new AbortController().signal}: LoadOptions = {},
): Promise<LoadedDictionary> {
	signal.throwIfAborted();
	const name = source === standardInput ? 'on standard input' : printable(source);
	const place = find(source, language);
	const failed = (fault: SourceFault) => ({ok: false, sentence: sourceFaultText(name, fault)}) as const;
	try {
		const result = await read(place, language, signal);
		return result.ok ? result : failed(result.fault);
	} catch (error) {
		signal.throwIfAborted();
		return failed(faultOf(error, place, language));
	}
}
