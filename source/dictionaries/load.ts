import {
	createDictionaryReader,
	languages,
	type Dictionary,
	type DictionaryFault,
	type Language,
} from '../engine/index.js';
import {bundledIn, dailyFile, dailyWords, isBundled, bundledFile} from './bundled.js';
import {openBundled} from './bundled-files.js';
import {englishName} from './languages.js';
import {openStream, type NoStream} from './open-stream.js';
import {expandHome, standardInput} from './source.js';
import {printable} from './printable.js';
import {readText, type TextFault} from './read-text.js';
import {Sample} from './sample.js';

/** A dictionary, or one sentence that says what is wrong with its source and what to do. */
export type LoadedDictionary =
	{readonly ok: true; readonly dictionary: Dictionary} | {readonly ok: false; readonly sentence: string};

export type LoadOptions = {
	/** The language whose letters the words have. Default: `en`. */
	readonly language?: Language;
	/** Ends the reading; the promise then rejects with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
};

const wordFaults: Record<Exclude<DictionaryFault, 'no-words'>, string> = {
	'not-text': 'is not a text file; give a list of words, one a line',
	empty: 'is empty; give a list of words, one a line',
	'too-many': 'has more than 2 million words with capitals or accents; give a smaller file',
};

const textFaults: Record<Exclude<TextFault, 'stopped'>, string> = {
	'too-large': 'is larger than 200 MB; give a smaller file',
	'not-utf8': 'is not UTF-8 text; save it as UTF-8',
};

const streamFaults: Record<NoStream, string> = {
	folder: 'is a folder; give a file with one word a line',
	'not-a-file': 'is not a file; give a file with one word a line',
	'too-large': textFaults['too-large'],
};

const systemFaults: Record<string, string> = {
	EACCES: "can't be read: permission denied; check its permissions",
	EPERM: "can't be read: permission denied; check its permissions",
	ENAMETOOLONG: 'has too long a path; give a shorter one',
	EAGAIN: "can't be read: nothing is there yet; give a file with one word a line",
	EISDIR: streamFaults.folder,
	ENXIO: streamFaults['not-a-file'],
};

const codeOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

function describeFault(error: unknown, place: string | URL, language: Language): string {
	const code = codeOf(error);
	const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
	if (isMissing && typeof place !== 'string')
		return `does not come with the game in ${englishName(language)}; give a file of your own`;
	if (isMissing)
		return `does not exist; check the path or take ${bundledIn(language).length === 1 ? '' : 'one of '}${bundledIn(language).join(', ')}`;
	return systemFaults[code] ?? `can't be read: ${code}`;
}

function find(source: string, language: Language): string | URL {
	if (source === dailyWords.dictionary) return dailyFile;
	return isBundled(source) && bundledIn(language).includes(source)
		? bundledFile(language, source)
		: expandHome(source);
}

async function read(
	source: string | URL,
	language: Language,
	signal: AbortSignal,
): Promise<Dictionary | string> {
	const stream = await (source instanceof URL ? openBundled : openStream)(source);
	if (typeof stream === 'string') return streamFaults[stream];
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
	if (fault !== undefined && fault !== 'stopped') return textFaults[fault];
	const parsed = reader.finish();
	if (parsed.ok) return parsed.dictionary;
	return parsed.reason === 'no-words'
		? `has no usable word; ${sample.advise(language)}`
		: wordFaults[parsed.reason];
}

/** The dictionary of a bundled name, of a file's path, or of standard input as `-`. */
export async function loadDictionary(
	source: string,
	{language = 'en', signal = new AbortController().signal}: LoadOptions = {},
): Promise<LoadedDictionary> {
	signal.throwIfAborted();
	const name = source === standardInput ? 'on standard input' : printable(source);
	const place = find(source, language);
	const failed = (fault: string) => ({ok: false, sentence: `The dictionary ${name} ${fault}.`}) as const;
	try {
		const result = await read(place, language, signal);
		return typeof result === 'string' ? failed(result) : {ok: true, dictionary: result};
	} catch (error) {
		signal.throwIfAborted();
		return failed(describeFault(error, place, language));
	}
}
