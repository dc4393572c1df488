import {createDictionaryReader, languages, type Dictionary, type Language} from '../engine/index.js';
import {sourceFaultText, type SourceFault} from '../text/dictionary.js';
import {bundledIn, dailyFile, dailyWords, isBundled, bundledFile} from './bundled.js';
import {openBundled} from './bundled-files.js';
import {openStream} from './open-stream.js';
import {expandHome, standardInput} from './source.js';
import {printable} from './printable.js';
import {readText} from './read-text.js';
import {Sample} from './sample.js';

/** A dictionary, or one sentence that says what is wrong with its source and what to do. */
export type LoadedDictionary =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly sentence: string};

type LoadedWords =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly fault: SourceFault};

export type LoadOptions = {
	/** The language whose letters the words have. Default: `en`. */
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
