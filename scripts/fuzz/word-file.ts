import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {readText} from '../../source/dictionaries/read-text.js';
import {
	createDictionaryReader,
	everyWord,
	firstWords,
	fold,
	languages,
	spellingsOf,
	wordsOfLength,
	type Dictionary,
	type Language,
} from '../../source/engine/index.js';
import type {Dice} from './dice.js';
import {demand, demandSame, type Kind} from './kind.js';

/** What should be in a dictionary: its words with their spellings, and how many entries are none. */
type Expected = {readonly words: ReadonlyMap<string, ReadonlySet<string>>; readonly skipped: number};

/** Reads a whole text by the rules, line by line. */
function readLines(text: string, language: Language): Expected {
	const alphabet = languages[language];
	const {locale} = alphabet;
	const words = new Map<string, Set<string>>();
	let skipped = 0;
	for (const line of text.split(/[\r\n]/)) {
		const entry = line.trim();
		if (entry === '') continue;
		const key = entry.length > 1000 ? undefined : fold(alphabet, entry);
		if (key === undefined || key.length === 0 || key.length > 50) {
			skipped++;
			continue;
		}

		const composed = entry.normalize('NFC');
		const isShouted = composed === composed.toLocaleUpperCase(locale);
		const spelling = isShouted ? composed.toLocaleLowerCase(locale) : composed;
		const known = words.get(key);
		if (known === undefined) words.set(key, new Set([spelling]));
		else known.add(spelling);
	}

	return {words, skipped};
}

/** Characters that a reader may stumble over. */
const odd = [
	...[
		'\r',
		'\n',
		'\r\n',
		'\n\n',
		'\u0000',
		'\t',
		' ',
		'\u00A0',
		'\u2028',
		'\u0085',
		'\uFEFF',
		'\u200B',
		'\u202E',
	],
	...[
		'\u001B[31m',
		'\u009B',
		"'",
		'-',
		'’',
		'4',
		'é',
		'É',
		'e\u0301',
		'ß',
		'ẞ',
		'ı',
		'İ',
		'ﬁ',
		'œ',
		'Œ',
		'ĳ',
		'ς',
		'Σ',
	],
	...[
		'дом',
		'ё',
		'й',
		'и\u0306',
		'ñ',
		'ç',
		'ą',
		'ł',
		'ö',
		'\u0301',
		'\u0308\u0301',
		'😀',
		'한',
		'\uD800',
		'constructor',
	],
];

function someText(dice: Dice, language: Language): string {
	const {letters} = languages[language];
	const plain = () => dice.text(letters.join(''), dice.pick([0, 1, 1, 2, 3, 4, 7, 49, 50, 51]));
	const word = () => {
		const kind = dice.below(12);
		if (kind === 0) return plain().toUpperCase();
		if (kind === 1) return plain() + dice.pick(odd) + plain();
		if (kind === 2) return dice.list(dice.between(1, 4), () => dice.pick(odd)).join('');
		if (kind === 3 && dice.oneIn(20))
			return dice.pick([' ', 'a', '\u0301', 'é']).repeat(dice.between(900, 1100));
		if (kind === 4) return plain().replace(/^./u, first => first.toUpperCase());
		return plain();
	};
	const end = dice.oneIn(3) ? dice.pick(['\r', '\r\n', ' \n', '\n\n']) : '\n';
	const start = dice.oneIn(8) ? '\uFEFF' : '';
	return start + dice.list(dice.between(0, 30), word).join(end) + (dice.oneIn(2) ? end : '');
}

/** The bytes of a text, now and then with something in them that is no text. */
function someBytes(dice: Dice, text: string): Buffer {
	const bytes = Buffer.from(text);
	if (!dice.oneIn(10) || bytes.length === 0) return bytes;
	if (dice.oneIn(2)) return bytes.subarray(0, dice.below(bytes.length));
	bytes[dice.below(bytes.length)] = dice.below(256);
	return bytes;
}

/** A buffer in pieces, some of them of a byte or of none. */
function* cut(dice: Dice, bytes: Buffer): Iterable<Buffer> {
	const most = dice.pick([1, 5, 50, 1000]);
	for (let at = 0; at < bytes.length;) {
		const size = dice.between(1, most);
		yield bytes.subarray(at, at + size);
		at += size;
	}
}

function describe(dictionary: Dictionary): Expected {
	const words = dictionary.lengths.flatMap(({length, count}) => {
		const all = wordsOfLength(dictionary, length);
		demandSame(all.count, count, () => `Words of ${length} letters`);
		return firstWords(all, everyWord(all), all.count);
	});
	demandSame(words.length, dictionary.count, () => 'All words');
	return {
		skipped: dictionary.skipped,
		words: new Map(words.map(word => [word, new Set(spellingsOf(dictionary, word))])),
	};
}

const asText = ({words, skipped}: Expected) =>
	JSON.stringify([[...words].map(([word, spellings]) => [word, [...spellings].sort()]).sort(), skipped]);

const path = join(mkdtempSync(join(tmpdir(), 'wordfiend-fuzz-')), 'words.txt');

async function read(dice: Dice, bytes: Buffer, language: Language): Promise<Dictionary | string> {
	if (dice.oneIn(20)) {
		writeFileSync(path, bytes);
		const loaded = await loadDictionary(path, {language});
		if (loaded.ok) return loaded.dictionary;
		demand(/^The dictionary [ -~]+\.$/.test(loaded.sentence) || loaded.sentence.includes('letters'), () =>
			JSON.stringify(loaded.sentence),
		);
		return loaded.sentence;
	}

	const reader = createDictionaryReader(languages[language]);
	const {signal} = new AbortController();
	const stream = Readable.from(cut(dice, bytes), {objectMode: false});
	const fault = await readText(stream, piece => reader.add(piece), {signal});
	if (fault !== undefined && fault !== 'stopped') return fault;
	const parsed = reader.finish();
	return parsed.ok ? parsed.dictionary : parsed.reason;
}

/** A hostile list of words, read as a stream in any pieces and compared with the rules. */
export const wordFile: Kind = {
	async try(dice) {
		const language = dice.oneIn(2) ? 'en' : dice.pick(Object.keys(languages) as Language[]);
		const bytes = someBytes(dice, someText(dice, language));
		const found = await read(dice, bytes, language);
		let text: string;
		try {
			text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
		} catch {
			demand(typeof found === 'string', () => `Bytes that are no text were read: ${bytes.toString('hex')}`);
			return;
		}

		const expected = readLines(text, language);
		if (typeof found === 'string') {
			const isNone = expected.words.size === 0 || text.includes('\u0000');
			demand(isNone, () => `${JSON.stringify(text)} is refused: ${found}`);
			return;
		}

		demand(!text.includes('\u0000'), () => `A NUL was read: ${JSON.stringify(text)}`);
		demandSame(asText(describe(found)), asText(expected), () => JSON.stringify(text));
	},
};
