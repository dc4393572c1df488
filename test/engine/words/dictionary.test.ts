import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {fold, type Alphabet, languages, type Language} from '../../../source/engine/alphabet.js';
import {
	spellingsOf,
	trueWord,
	wordsOfLength,
	type Dictionary,
	everyWord,
} from '../../../source/engine/words/words.js';
import {parseDictionary, type ParsedDictionary} from '../../../source/engine/words/parse.js';
import {dictionaryOf, someWord, texts, wordsIn} from '../helpers.js';

/** The words of a dictionary as texts, in its order. */
const textsIn = ({alphabet, letters, starts, count}: Dictionary): string[] =>
	Array.from({length: count}, (_, word) =>
		Array.from(letters.subarray(starts[word], starts[word + 1]), letter => alphabet.letters[letter]).join(''),
	);

/** What a text holds, by plain string operations. */
function naiveParse(text: string, alphabet: Alphabet = languages.en) {
	const entries = text
		.split(/[\r\n]/)
		.map(line => line.trim())
		.filter(entry => entry !== '');
	const spellings = new Map<string, Set<string>>();
	let skipped = 0;
	for (const entry of entries) {
		const key = fold(alphabet, entry);
		if (key === undefined || key === '' || key.length > 50) {
			skipped++;
			continue;
		}

		const spelling = entry.normalize('NFC');
		const isShouted = spelling === spelling.toLocaleUpperCase(alphabet.locale);
		const small = isShouted ? spelling.toLocaleLowerCase(alphabet.locale) : spelling;
		spellings.set(key, (spellings.get(key) ?? new Set()).add(small));
	}

	const rank = (word: string) =>
		Array.from(word, letter => String.fromCharCode(alphabet.letters.indexOf(letter)));
	const words = [...spellings.keys()].sort((a, b) => (rank(a).join('') < rank(b).join('') ? -1 : 1));
	return {words, entries: entries.length, skipped, spellings};
}

const piece = fc.oneof(
	{weight: 6, arbitrary: someWord(1, 3)},
	{weight: 4, arbitrary: fc.constantFrom('\n', '\r\n')},
	fc.constantFrom('A', 'bB', 'z', 'a'.repeat(24), ' ', '\t', '\u00A0', '\r', '\v', '\f'),
	fc.constantFrom(
		'-',
		"'",
		'1',
		'é',
		'e\u0301',
		'œ',
		'\u0301',
		'\u212A',
		'\uFEFF',
		'\u2028',
		'😀',
		'\u001B[2J',
		'{',
		'@',
	),
);

const someText = fc
	.tuple(fc.constantFrom('', '\uFEFF'), fc.array(piece, {maxLength: 60}))
	.map(([mark, pieces]) => mark + pieces.join(''));

/** What was read of a text in some language, held to what plain strings find in it. */
function expectWords(parsed: ParsedDictionary, text: string, language: Language): void {
	const alphabet = languages[language];
	const {words, entries, skipped, spellings} = naiveParse(text, alphabet);
	if (words.length === 0) {
		expect(parsed).toEqual({ok: false, reason: entries === 0 ? 'empty' : 'no-words'});
		return;
	}

	if (!parsed.ok) throw new Error(parsed.reason);
	const {dictionary} = parsed;
	expect(textsIn(dictionary)).toEqual(words);
	expect(dictionary).toMatchObject({count: words.length, skipped, alphabet});
	expect(dictionary.letters).toHaveLength(words.join('').length);
	// It keeps nothing of the room in which it was collected.
	for (const {buffer, byteLength} of [dictionary.letters, dictionary.starts])
		expect(buffer.byteLength).toBe(byteLength);
	for (const [key, all] of spellings)
		expect([...spellingsOf(dictionary, key)].sort()).toEqual([...all].sort());
	const spelled = [...spellings].filter(([key, all]) => all.size > 1 || !all.has(key));
	expect([...dictionary.spellings.keys()].sort()).toEqual(spelled.map(([key]) => key).sort());
}

describe('a text', () => {
	test.each<Language>(['en', 'pl', 'fr'])('in %s holds the words that plain strings find in it', language => {
		fc.assert(
			fc.property(someText, text => {
				expectWords(parseDictionary(text, languages[language]), text, language);
			}),
			{numRuns: 200},
		);
	});

	test.each<Language>(['en', 'fr'])('in %s of words nearly all in order holds them all', language => {
		const unit = fc.constantFrom('a', 'b', 'e', 'z', 'é');
		const list = fc.array(fc.string({unit, minLength: 1, maxLength: 4}), {maxLength: 200});
		fc.assert(
			fc.property(list, list, fc.nat(300), (words, others, every) => {
				const lines = words.toSorted().flatMap((word, at) => {
					const other = at % (every + 1) === 0 ? others[at] : undefined;
					return other === undefined ? [word] : [other, word];
				});
				const text = lines.join('\n');
				expectWords(parseDictionary(text, languages[language]), text, language);
			}),
		);
	});

	test('of many words in no order, some with long beginnings in common, is sorted', () => {
		const stem = fc.constantFrom('', '', 'zz', 'zzbabbab', 'zzbabbababbaba');
		const tail = fc.string({unit: fc.constantFrom('a', 'b', 'z'), minLength: 1, maxLength: 20});
		const word = fc.tuple(stem, tail).map(parts => parts.join(''));
		fc.assert(
			fc.property(fc.array(word, {minLength: 200, maxLength: 2000}), list => {
				const dictionary = dictionaryOf(list.join('\n'));
				expect(textsIn(dictionary)).toEqual([...new Set(list)].sort());
			}),
			{numRuns: 30},
		);
	});

	test('may hold its words in any order, many times', () => {
		fc.assert(
			fc.property(fc.array(someWord(1, 4), {minLength: 1, maxLength: 80}), list => {
				expect(dictionaryOf(list.join('\n'))).toEqual(dictionaryOf([...new Set(list)].sort().join('\n')));
			}),
		);
	});

	test.each([
		['LF', 'beta\nally\n', ['ally', 'beta'], 0],
		['CRLF', 'ally\r\nbeta\r\n', ['ally', 'beta'], 0],
		['CR', 'ally\rbeta\r', ['ally', 'beta'], 0],
		['no last line end', 'ally\nbeta', ['ally', 'beta'], 0],
		['a byte-order mark', '\uFEFFally\nbeta', ['ally', 'beta'], 0],
		['blanks and blank lines', '\n  ally\t\n \n\n beta \r\n', ['ally', 'beta'], 0],
		['upper case', 'ALLY\nBeta\nally', ['ally', 'beta'], 0],
		['upper case out of order', 'zeta\nally\nBeta', ['ally', 'beta', 'zeta'], 0],
		['one word twice', 'ally\nally\nbeta\nally', ['ally', 'beta'], 0],
		['odd characters', "ally\nand/or\ncan't\nпить\nbe ta\n7\nbeta", ['ally', 'beta'], 5],
		['marks and ligatures', 'na\u00EFve\ncafe\u0301\nœuvre', ['cafe', 'naive', 'oeuvre'], 0],
		['an endless line', `ally\n${'b'.repeat(5000)}\nbeta`, ['ally', 'beta'], 1],
		['endless blanks', `ally${' '.repeat(5000)}\nbeta`, ['ally', 'beta'], 0],
		['a word of 50 letters', `ally\n${'b'.repeat(50)}`, ['ally', 'b'.repeat(50)], 0],
		['a word of 51 letters', `ally\n${'b'.repeat(51)}`, ['ally'], 1],
		['marks in their number', `e${'\u0301'.repeat(999)}\na${'\u0301'.repeat(1000)}\n`, ['e'], 1],
		['a word of 50 letters with a mark', `ally\né${'b'.repeat(49)}`, ['ally', `e${'b'.repeat(49)}`], 0],
		['a word of 51 letters with a mark', `ally\né${'b'.repeat(50)}\ne\u0301${'b'.repeat(50)}`, ['ally'], 2],
		['a mark far behind', `${'ally\n'.repeat(300)}cafe\u0301\n`, ['ally', 'cafe'], 0],
		['words behind shorter ones', 'ant\nan\na\nants', ['a', 'an', 'ant', 'ants'], 0],
	])('%s', (_, text, words, skipped) => {
		expect(wordsIn(dictionaryOf(text))).toEqual(words);
		expect(dictionaryOf(text).skipped).toBe(skipped);
	});

	test('may have so many words with spellings of their own, and not one more', () => {
		const parse = (most: number) => parseDictionary('café\nally\nnaïve\ncafé', languages.en, most);
		expect(parse(2)).toMatchObject({ok: true});
		expect(parse(1)).toEqual({ok: false, reason: 'too-many'});
	});

	test.each([
		['', 'empty'],
		['\uFEFF', 'empty'],
		[' \n\r\n\t\n', 'empty'],
		['42\n-\n', 'no-words'],
		['c'.repeat(51), 'no-words'],
	])('%j is no dictionary: %s', (text, reason) => {
		expect(parseDictionary(text)).toEqual({ok: false, reason});
	});
});

test('words are counted by length, with gaps', () => {
	expect(dictionaryOf('i\nlike\ncheese\nbut\nnot\nwhey').lengths).toEqual([
		{length: 1, count: 1},
		{length: 3, count: 2},
		{length: 4, count: 2},
		{length: 6, count: 1},
	]);
	expect(dictionaryOf('b'.repeat(50)).lengths).toEqual([{length: 50, count: 1}]);
});

test('the words of one length are those of the text', () => {
	const list = fc.array(someWord(1, 5), {minLength: 1, maxLength: 40});
	fc.assert(
		fc.property(list, fc.integer({min: 0, max: 6}), (all, length) => {
			const words = wordsOfLength(dictionaryOf(all.join('\n')), length);
			const expected = [...new Set(all)].filter(text => text.length === length).sort();
			expect(texts(words, everyWord(words))).toEqual(expected);
			expect(words).toMatchObject({length, count: expected.length});
		}),
	);
});

test('words asked for again are the same, until those of another length are asked for', () => {
	const [one, other] = [dictionaryOf('i\nlike\ncheese'), dictionaryOf('i\nlike\ncheese')];
	const words = wordsOfLength(one, 4);
	expect(wordsOfLength(one, 4)).toBe(words);
	expect(wordsOfLength(other, 4)).not.toBe(words);
	expect(wordsOfLength(one, 6)).toMatchObject({length: 6, count: 1});
	expect(wordsOfLength(one, 4)).toEqual(words);
});

describe('true spellings', () => {
	const read = (language: Language, text: string) => {
		const parsed = parseDictionary(text, languages[language]);
		if (!parsed.ok) throw new Error(parsed.reason);
		return parsed.dictionary;
	};

	test.each<[Language, string, string, readonly string[]]>([
		['fr', 'cote\ncoté\ncôte\ncôté', 'cote', ['cote', 'coté', 'côte', 'côté']],
		['fr', 'coté\ncote', 'cote', ['cote', 'coté']],
		['fr', 'cote\u0301\ncoté', 'cote', ['coté']],
		['fr', 'cote\u0301 \ncoté', 'cote', ['coté']],
		['fr', 'à\na', 'a', ['a', 'à']],
		['fr', 'à', 'a', ['à']],
		['fr', 'cote\u0301 \n', 'cote', ['coté']],
		['pl', 'z\u0307ona', 'żona', ['żona']],
		['fr', 'cœur\nCŒUR', 'coeur', ['cœur']],
		['de', 'Straße\nSTRASSE', 'strasse', ['strasse', 'Straße']],
		['de', 'essen\nEssen', 'essen', ['essen', 'Essen']],
		['de', 'Aal', 'aal', ['Aal']],
		['de', 'ÜBER\nüber', 'über', ['über']],
		['pl', 'żona\nz\u0307ona', 'żona', ['żona']],
		['ru', 'ещё\nеще', 'еще', ['еще', 'ещё']],
		['en', 'NAÏVE\nsmall', 'naive', ['naïve']],
		['en', 'small', 'small', ['small']],
	])('of %s %j: %s', (language, text, word, spellings) => {
		expect(spellingsOf(read(language, text), word)).toEqual(spellings);
		expect(trueWord(read(language, text), word)).toBe(spellings[0]);
		expect(read(language, text).spellings.has(word)).toBe(spellings.join() !== word);
	});
});
