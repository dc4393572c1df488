import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {bundledNames, isBundled, loadDictionary, printable} from '../../source/dictionaries/index.js';
import {
	firstWords,
	everyWord,
	languages,
	spellingsOf,
	wordsOfLength,
	type Dictionary,
	type Language,
} from '../../source/engine/index.js';
import {sourceFaultText} from '../../source/text/faults.js';
import {newFolder} from '../at-end.js';

/** All words of a dictionary, shortest first. */
const wordsIn = (dictionary: Dictionary): string[] =>
	dictionary.lengths.flatMap(({length, count}) => {
		const words = wordsOfLength(dictionary, length);
		return firstWords(words, everyWord(words), count);
	});

/** Says why a source has no words; `undefined` where it has. */
async function sentenceOf(source: string, language?: Language): Promise<string | undefined> {
	const loaded = await loadDictionary(source, language && {language});
	return loaded.ok ? undefined : sourceFaultText(loaded);
}

async function load(source: string): Promise<Dictionary> {
	const loaded = await loadDictionary(source);
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	return loaded.dictionary;
}

const folder = newFolder();
const path = join(folder, 'words.txt');

describe('bundled dictionaries', () => {
	test.each([
		['small', 39_009, '1c4a5158e165baa5f4e0c3306e7a7ce4293f9552e99065574e440d834dfc979c'],
		['common', 76_712, '750bf39a34006c7207e9d1b429d0bf2715c6e9c4192664ee7db4ce2ccd29b61b'],
		['huge', 241_995, 'e135d8bb6f60d71de9fc139298ff089cf6093e050fe1c4297f21475c6643f21f'],
		['example', 9, '9872f8985e8f6b0170bc57690ab1f2fcc1d9be4bce3a42578e60c0e328fe83a4'],
	])('%s has %i words, sorted, each once', async (name, count, digest) => {
		const bytes = readFileSync(`dictionaries/en/${name}.txt`);
		expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
		const lines = bytes.toString().trimEnd().split('\n');
		const isAscending = lines.every((line, index) => index === 0 || line > (lines[index - 1] ?? ''));
		expect(isAscending).toBe(true);
		const dictionary = await load(name);
		expect(dictionary).toMatchObject({count, skipped: 0});
		expect(wordsIn(dictionary).sort().join()).toBe(lines.join());
	});

	test('are known by their names only', () => {
		expect(bundledNames.slice(0, 5)).toEqual(['small', 'common', 'huge', 'animals', 'body']);
		expect(bundledNames).toHaveLength(14);
		expect(['small.txt', 'SMALL', './small', 'toString', ''].filter(isBundled)).toEqual([]);
	});
});

describe('a file of words', () => {
	const plain = ['beta', 'cool', 'deal'];

	test.each<[string, string, string[], number]>([
		['plain', 'beta\ncool\ndeal\n', plain, 0],
		['no end to the last line', 'beta\ncool\ndeal', plain, 0],
		['a byte-order mark', '\uFEFFbeta\ncool\ndeal\n', plain, 0],
		['CRLF', 'beta\r\ncool\r\ndeal\r\n', plain, 0],
		['blanks around', '  beta\ncool \t\n\u00A0deal\u00A0\n', plain, 0],
		['empty lines', '\n\nbeta\n \ncool\n\ndeal\n\n', plain, 0],
		['upper case', 'BETA\nCool\ndeaL\n', plain, 0],
		['duplicates', 'beta\nbeta\ncool\ndeal\nCool\n', plain, 0],
		['no order', 'deal\nbeta\ncool\nbeta\n', plain, 0],
		['other entries', "don't\nbeta\ncool\nдом\ne-mail\ntwo words\ndeal\n4th\n", plain, 5],
		['accents', 'be\u0301ta\ncool\nDéal\n', plain, 0],
		['50 letters and more', `${'a'.repeat(51)}\nbeta\n${'b'.repeat(50)}\n`, ['beta', 'b'.repeat(50)], 1],
		['gaps in the lengths', 'a\nlongest\nbe\n', ['a', 'be', 'longest'], 0],
		['escape sequences in entries', 'beta\n\u001B[31mred\ncool\ndeal\n', plain, 1],
	])('%s', async (_, text, words, skipped) => {
		writeFileSync(path, text);
		const dictionary = await load(path);
		expect(wordsIn(dictionary)).toEqual(words);
		expect(dictionary).toMatchObject({count: words.length, skipped});
	});

	test('tells how many words there are of each length', async () => {
		writeFileSync(path, 'a\nlongest\nbe\nam\n');
		expect((await load(path)).lengths).toEqual([
			{length: 1, count: 1},
			{length: 2, count: 2},
			{length: 7, count: 1},
		]);
	});

	test('may lie in the home', async () => {
		vi.stubEnv('HOME', folder);
		vi.stubEnv('USERPROFILE', folder);
		onTestFinished(() => {
			vi.unstubAllEnvs();
		});
		writeFileSync(path, 'beta\n');
		expect(wordsIn(await load('~/words.txt'))).toEqual(['beta']);
	});

	test('is spelled in the letters of its language', async () => {
		writeFileSync(path, 'дом\nещё\nhome\n');
		const loaded = await loadDictionary(path, {language: 'ru'});
		if (!loaded.ok) throw new Error(loaded.fault.kind);
		expect(loaded.dictionary).toMatchObject({count: 2, skipped: 1});
		expect(spellingsOf(loaded.dictionary, 'еще')).toEqual(['ещё']);
	});
});

describe.skipIf(process.platform === 'win32')('a pipe', () => {
	const pipe = join(folder, 'pipe');
	execFileSync('mkfifo', [pipe]);

	test('is read when somebody writes to it', async () => {
		const [dictionary] = await Promise.all([load(pipe), writeFile(pipe, 'cool\nbeta\n')]);
		expect(wordsIn(dictionary)).toEqual(['beta', 'cool']);
	});

	test('to which nobody writes is left when the reading is cancelled', async () => {
		const controller = new AbortController();
		const loading = loadDictionary(pipe, {signal: controller.signal});
		setImmediate(() => controller.abort(new Error('left')));
		await expect(loading).rejects.toThrow('left');
	});

	test('is no text as soon as a NUL comes', async () => {
		expect(await sentenceOf('/dev/zero')).toBe(
			'The dictionary /dev/zero is not a text file; give a list of words, one a line.',
		);
	});
});

test('reading that was cancelled before it began rejects', async () => {
	const signal = AbortSignal.abort(new Error('left'));
	await expect(loadDictionary('small', {signal})).rejects.toThrow('left');
});

describe('a dictionary of another language', () => {
	test.each<[Language, string, string]>([
		['en', 'дом\nжизнь\nщит\n', 'its words look Russian, so try --language ru'],
		['ru', 'house\nlife\nkite\n', 'its words look English, so try --language en'],
		['en', `${'a'.repeat(51)}\n`, 'its words have more than 50 letters, so give shorter ones'],
		[
			'en',
			'αβγ\nδελτα\n',
			'its letters are α β γ δ ε λ τ; give a list of English words, one a line, of the letters a to z',
		],
		[
			'pl',
			'1\n2\n',
			'give a list of Polish words, one a line, of the letters a to z without q, v, x, ą, ć, ę, ł, ń, ó, ś, ź, ż',
		],
	])('in %s: %j', async (language, text, advice) => {
		writeFileSync(path, text);
		expect(await sentenceOf(path, language)).toBe(`The dictionary ${path} has no usable word; ${advice}.`);
	});

	test('has its own common words', async () => {
		const loaded = await loadDictionary('common', {language: 'pl'});
		expect(loaded.ok && loaded.dictionary.alphabet).toEqual(languages.pl);
		expect(await sentenceOf('huge', 'pl')).toBe(
			'The dictionary huge does not exist; check the path or take common.',
		);
	});
});

describe('a source that is no dictionary', () => {
	const missing =
		'does not exist; check the path or take one of small, common, huge, animals, body, feelings, food, music, nature, people, plants, things, vehicles, example';

	test.each<[string, string | Uint8Array, string]>([
		['a NUL', 'beta\n\0\ncool\n', 'is not a text file; give a list of words, one a line'],
		['not UTF-8', Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a), 'is not UTF-8 text; save it as UTF-8'],
		['UTF-16', Buffer.from('\uFEFFbeta\ncool', 'utf16le'), 'is not UTF-8 text; save it as UTF-8'],
		['nothing', '', 'is empty; give a list of words, one a line'],
		['nothing but blanks', ' \n\t\r\n\n', 'is empty; give a list of words, one a line'],
		['nothing but a byte-order mark', '\uFEFF', 'is empty; give a list of words, one a line'],
		[
			'no usable word',
			"42\ndon't\n",
			'has no usable word; give a list of English words, one a line, of the letters a to z',
		],
	])('%s', async (_, content, fault) => {
		writeFileSync(path, content);
		expect(await sentenceOf(path)).toBe(`The dictionary ${path} ${fault}.`);
	});

	test('nothing there', async () => {
		expect(await sentenceOf(join(folder, 'nothing'))).toBe(
			`The dictionary ${join(folder, 'nothing')} ${missing}.`,
		);
		writeFileSync(path, 'beta\n');
		expect(await sentenceOf(join(path, 'below'))).toBe(`The dictionary ${join(path, 'below')} ${missing}.`);
		expect(await sentenceOf('smal')).toBe(`The dictionary smal ${missing}.`);
	});

	test('a folder', async () => {
		expect(await sentenceOf(folder)).toBe(
			`The dictionary ${folder} is a folder; give a file with one word a line.`,
		);
	});

	test.skipIf(process.platform === 'win32')('a device', async () => {
		expect(await sentenceOf('/dev/null')).toBe(
			'The dictionary /dev/null is empty; give a list of words, one a line.',
		);
	});

	test('a path that is too long', async () => {
		expect(await sentenceOf('x'.repeat(5000))).toMatch(/ has too long a path; give a shorter one\.$/);
	});

	test.skipIf(process.getuid?.() === 0)(
		'a file that may not be read (not as root, who may read all)',
		async () => {
			writeFileSync(path, 'beta\n');
			chmodSync(path, 0);
			expect(await sentenceOf(path)).toBe(
				`The dictionary ${path} can’t be read: permission denied; check its permissions.`,
			);
			chmodSync(path, 0o600);
		},
	);

	test('what a terminal could act on in its path is not in the sentence', async () => {
		const folderWithin = join(folder, '\u001B[2J\u001B]0;title\u0007odd\u202Ename\n');
		mkdirSync(folderWithin);
		const sentence = await sentenceOf(folderWithin);
		expect(sentence).toMatch(/odd\uFFFDname\uFFFD is a folder; give a file with one word a line\.$/);
		expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u);
	});
});

test.each<[string, string]>([
	['plain', 'plain'],
	['caf\u00E9 \u{1F600}', 'caf\u00E9 \u{1F600}'],
	['\u001B[31mred\u001B[0m', 'red'],
	['a\tb\nc\rd\u0000e\u007Ff', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf'],
	['\u009B31m', ''],
	['right\u202Eto left\u2066', 'right\uFFFDto left\uFFFD'],
	['line\u2028paragraph\u2029', 'line\uFFFDparagraph\uFFFD'],
	['\uD800', '\uFFFD'],
])('printable(%j)', (text, shown) => {
	expect(printable(text)).toBe(shown);
});
