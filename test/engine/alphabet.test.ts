import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {anyCharacter} from '../any-character.js';
import {
	countSet,
	createAlphabet,
	fold,
	foldTyped,
	letterBit,
	letterSet,
	mostLetters,
	typedLetter,
	languages,
	type Language,
} from '../../source/engine/alphabet.js';

const turkish = createAlphabet('tr', 'abcçdefgğhıijklmnoöprsştuüvyz');
const greek = createAlphabet('el', 'αβγδεζηθικλμνξοπρστυφχψω', {ς: 'σ'});
const swedish = createAlphabet('sv', 'abcdefghijklmnopqrstuvwxyzåäö');

describe('folding', () => {
	test.each<[language: Language, text: string, folded: string | undefined]>([
		['en', 'Café', 'cafe'],
		['en', 'naïve', 'naive'],
		['en', 'encyclopædia', 'encyclopaedia'],
		['en', 'straße', undefined],
		['en', 'it’s', undefined],
		['en', 'ice cream', undefined],
		['en', '', ''],
		['de', 'Fußgänger', 'fussgänger'],
		['de', 'STRAẞE', 'strasse'],
		['de', 'Café', 'cafe'],
		['de', 'Łódź', undefined],
		['es', 'Pingüino', 'pinguino'],
		['es', 'MAÑANA', 'mañana'],
		['fr', 'Cœur', 'coeur'],
		['fr', 'côté', 'cote'],
		['fr', 'où', 'ou'],
		['fr', 'haïr', 'hair'],
		['nl', 'ĳsje', 'ijsje'],
		['nl', 'Ĳsje', 'ijsje'],
		['nl', 'geëerd', 'geeerd'],
		['pl', 'ŻÓŁĆ', 'żółć'],
		['pl', 'quiz', undefined],
		['pt', 'coração', 'coraçao'],
		['pt', 'ÀS', 'as'],
		['ru', 'Ёлка', 'елка'],
		['ru', 'йод', 'йод'],
		['ru', 'hello', undefined],
	])('in %s of %s gives %s', (language, text, folded) => {
		const alphabet = languages[language];
		for (const form of ['NFC', 'NFD'] as const) expect(fold(alphabet, text.normalize(form))).toBe(folded);
	});

	test('knows the case of Turkish', () => {
		expect(fold(turkish, 'İSTANBUL')).toBe('istanbul');
		expect(fold(turkish, 'ISPARTA')).toBe('ısparta');
		expect(fold(turkish, 'DİĞER')).toBe('diğer');
		expect(fold(turkish, 'diğer'.normalize('NFD'))).toBe('diğer');
		expect(fold(languages.en, 'İSTANBUL')).toBe('istanbul');
	});

	test('knows the final sigma, in any case', () => {
		for (const text of ['λόγος', 'ΛΟΓΟΣ', 'ΛΌΓΟΣ']) expect(fold(greek, text)).toBe('λογοσ');
	});

	test('drops marks that nothing composes, but not a mark without a base', () => {
		expect(fold(languages.en, 'x\u0302y')).toBe('xy');
		expect(fold(languages.en, '\u0301ab')).toBeUndefined();
		expect(fold(languages.en, '\u0301')).toBeUndefined();
	});

	test('spells a letter with a mark as the alphabet says, rather than without its mark', () => {
		expect(fold(createAlphabet('de', 'abeo', {ö: 'oe'}), 'böb')).toBe('boeb');
	});

	test('takes no syllable apart into letters that are no marks', () => {
		expect(fold(createAlphabet('ko', 'ᄀᄒ'), '한')).toBeUndefined();
	});

	test('refuses characters outside the basic plane and half of one', () => {
		expect(fold(languages.en, 'a𝐛c')).toBeUndefined();
		expect(fold(languages.en, '😀')).toBeUndefined();
		expect(fold(languages.en, 'a\uD83D')).toBeUndefined();
	});

	test('tells Å from A where it is a letter', () => {
		expect(fold(swedish, 'Ångström'.normalize('NFD'))).toBe('ångström');
		expect(fold(languages.en, 'Ångström')).toBe('angstrom');
	});

	test('gives letters only, and leaves what is folded as it is', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...Object.values(languages), turkish, greek, swedish),
				fc.string({
					unit: fc.oneof(fc.constantFrom(...Array.from('aàÀßœłñżёЙiİıI\u0301\u0327')), anyCharacter),
				}),
				(alphabet, text) => {
					const folded = fold(alphabet, text);
					if (folded === undefined) return;
					for (const letter of folded) expect(alphabet.letters).toContain(letter);
					expect(fold(alphabet, folded)).toBe(folded);
					expect(fold(alphabet, text.normalize('NFD'))).toBe(folded);
				},
			),
			{numRuns: 800},
		);
	});
});

describe('what someone types', () => {
	test.each<[language: Language, text: string, folded: string | undefined, letter: string | undefined]>([
		['en', 'e', 'e', 'e'],
		['en', 'E', 'e', 'e'],
		['en', 'é', undefined, undefined],
		['en', '', '', undefined],
		['en', 'ab', 'ab', undefined],
		['en', 'ee', 'ee', undefined],
		['en', 'a1', undefined, undefined],
		['en', '-', undefined, undefined],
		['fr', 'É', 'e', 'e'],
		['fr', 'œ', 'oe', undefined],
		['de', 'Ä', 'ä', 'ä'],
		['de', 'ß', 'ss', 's'],
		['de', '', '', undefined],
		['ru', 'Ё', 'е', 'е'],
	])('in %s, %j is the text %s and the letter %s', (language, text, folded, letter) => {
		expect(foldTyped(languages[language], text)).toBe(folded);
		for (const form of ['NFC', 'NFD'] as const)
			expect(typedLetter(languages[language], text.normalize(form))).toBe(letter);
	});

	test('is in the case of its language', () => {
		expect(foldTyped(createAlphabet('tr', 'abıi', {}, true), 'BI')).toBe('bı');
		expect(foldTyped(turkish, 'BI')).toBe('bı');
	});
});

test('a set has each letter that a list names, and counts it once', () => {
	fc.assert(
		fc.property(fc.constantFrom(...Object.values(languages)), fc.array(fc.nat()), (alphabet, picks) => {
			const list = picks.map(pick => alphabet.letters[pick % alphabet.letters.length] ?? '');
			const set = letterSet(alphabet, list);
			expect(countSet(set)).toBe(new Set(list).size);
			for (const letter of alphabet.letters)
				expect((set & letterBit(alphabet, letter)) !== 0).toBe(list.includes(letter));
		}),
	);
});

describe('an alphabet', () => {
	test.each(Object.entries(languages))('of %s has 2 to 32 letters, each once', (_, {locale, letters}) => {
		expect(letters.length).toBeGreaterThanOrEqual(2);
		expect(letters.length).toBeLessThanOrEqual(mostLetters);
		expect(new Set(letters).size).toBe(letters.length);
		for (const letter of letters) {
			expect(letter).toHaveLength(1);
			expect(letter.normalize('NFC').toLocaleLowerCase(locale)).toBe(letter);
		}
	});

	test.each(Object.entries(languages))(
		'of %s spells a character with one or two letters',
		(_, {letters, folds}) => {
			for (const spelling of Object.values<string>(folds)) {
				expect([1, 2]).toContain(spelling.length);
				for (const letter of spelling) expect(letters).toContain(letter);
			}
		},
	);
});
