import {Readable} from 'node:stream';
import {expect} from 'vitest';
import {readStream} from '../../source/dictionaries/read-text.js';
import {
	everyWord,
	firstWords,
	fold,
	languages,
	parseDictionary,
	spellingsOf,
	wordsOfLength,
	type Dictionary,
	type Language,
} from '../../source/engine/index.js';
import {fuzz, type Dice} from './fuzz.js';

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
		words.set(key, (words.get(key) ?? new Set()).add(spelling));
	}

	return {words, skipped};
}

/** What a reader may stumble over: ends of lines, blanks, marks, signs that are two letters, and no letters at all. */
const odd = [
	...['\r', '\r\n', '\n\n', '\u0000', '\t', ' ', '\u00A0', '\u2028', '\u0085', '\uFEFF', '\u200B', '\u202E'],
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
		'ĳ',
		'ς',
	],
	...['дом', 'ё', 'и\u0306', 'ñ', 'ł', 'ö', '\u0301', '\u0308\u0301', '😀', '한', '\uD800', 'constructor'],
];

function someText(dice: Dice, language: Language): string {
	const letters = languages[language].letters.join('');
	const plain = () => dice.text(letters, dice.pick([0, 1, 1, 2, 3, 4, 7, 49, 50, 51]));
	const entries = [
		plain,
		plain,
		() => plain().toUpperCase(),
		() => plain().replace(/^./u, first => first.toUpperCase()),
		() => plain() + dice.pick(odd) + plain(),
		() => dice.list(dice.between(1, 4), () => dice.pick(odd)).join(''),
		() => dice.pick([' ', 'a', '\u0301', 'é']).repeat(dice.pick([1, 2, 999, 1000, 1001])),
	];
	const end = dice.pick(['\n', '\n', '\r', '\r\n', ' \n', '\n\n']);
	const start = dice.oneIn(8) ? '\uFEFF' : '';
	return start + dice.list(dice.between(0, 30), () => dice.pick(entries)()).join(end) + dice.pick(['', end]);
}

/** The bytes of a text, now and then with something in them that is no text. */
function someBytes(dice: Dice, text: string): Buffer {
	const bytes = Buffer.from(text);
	if (!dice.oneIn(10) || bytes.length === 0) return bytes;
	const at = dice.between(0, bytes.length - 1);
	if (dice.oneIn(2)) return bytes.subarray(0, at);
	bytes[at] = dice.between(0, 255);
	return bytes;
}

/** A buffer in pieces, some of them of one byte. */
function cut(dice: Dice, bytes: Buffer): readonly Buffer[] {
	const size = dice.pick([1, 2, 5, 50, 1000]);
	return Array.from({length: Math.ceil(bytes.length / size)}, (_, at) =>
		bytes.subarray(at * size, (at + 1) * size),
	);
}

function contentsOf(dictionary: Dictionary): Expected {
	const words = dictionary.lengths.flatMap(({length, count}) => {
		const all = wordsOfLength(dictionary, length);
		expect(all.count).toBe(count);
		return firstWords(all, everyWord(all), all.count);
	});
	expect(words).toHaveLength(dictionary.count);
	return {
		skipped: dictionary.skipped,
		words: new Map(words.map(word => [word, new Set(spellingsOf(dictionary, word))])),
	};
}

async function load(dice: Dice, bytes: Buffer, language: Language): Promise<Dictionary | undefined> {
	const {signal} = new AbortController();
	const stream = Readable.from(cut(dice, bytes), {objectMode: false});
	const read = await readStream(stream, signal);
	if (!read.ok) return undefined;
	const parsed = parseDictionary(read.text, languages[language]);
	return parsed.ok ? parsed.dictionary : undefined;
}

function textOf(bytes: Buffer): string | undefined {
	try {
		return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
	} catch {
		return undefined;
	}
}

fuzz('a hostile word file, read in any pieces, holds what the rules find in its lines', 100, async dice => {
	const language = dice.oneIn(2) ? 'en' : dice.pick(Object.keys(languages) as Language[]);
	const bytes = someBytes(dice, someText(dice, language));
	const found = await load(dice, bytes, language);
	const text = textOf(bytes);
	const expected = text === undefined || text.includes('\u0000') ? undefined : readLines(text, language);
	expect(found && contentsOf(found)).toEqual(expected?.words.size === 0 ? undefined : expected);
});
