import {oncePer} from './once-per.js';

/** A letter of an alphabet: a string of one character, lower case, in NFC. */
export type Letter = string;

/** A set of letters as bits, the alphabet's first letter the lowest. */
export type LetterSet = number;

/** The most letters that an alphabet may have, so that a set of them fits 32 bits. */
export const mostLetters = 32;

export type Alphabet = {
	/** A BCP 47 tag; its rules of upper and lower case apply. */
	readonly locale: string;
	/** 2 to 32 letters in their order, which also breaks ties. */
	readonly letters: readonly Letter[];
	/** Lower-case characters spelled with one or two letters (`ß` as `ss`); characters that only lose their marks need no entry. */
	readonly folds: Readonly<Record<string, string>>;
	/** Whether the language is written without marks, so that a typed `é` is a slip rather than an e. */
	readonly isUnmarked: boolean;
};

export const createAlphabet = (
	locale: string,
	letters: string,
	folds: Readonly<Record<string, string>> = {},
	isUnmarked = false,
): Alphabet => ({locale, letters: Array.from(letters), folds, isUnmarked});

const numbersOf = oncePer(({letters}: Alphabet) => new Map(letters.map((letter, index) => [letter, index])));

/** The number of a letter, 0 for the alphabet's first; anything else throws. */
export function letterIndex(alphabet: Alphabet, letter: Letter): number {
	const index = numbersOf(alphabet).get(letter);
	if (index === undefined) throw new RangeError(`${JSON.stringify(letter)} is no letter of the alphabet`);
	return index;
}

export function letterAt({letters}: Alphabet, index: number): Letter {
	const letter = letters[index];
	if (letter === undefined) throw new RangeError(`No letter has the number ${index}`);
	return letter;
}

export const letterBit = (alphabet: Alphabet, letter: Letter): LetterSet =>
	(1 << letterIndex(alphabet, letter)) >>> 0;

export const letterSet = (alphabet: Alphabet, list: Iterable<Letter>): LetterSet =>
	Array.from(list).reduce((set, letter) => (set | letterBit(alphabet, letter)) >>> 0, 0);

/** Returns the number of a set's first letter. */
export const lowestLetter = (letters: LetterSet): number => 31 - Math.clz32(letters & -letters);

export function countSet(letters: LetterSet): number {
	// Sums of two, four and eight bits side by side; one multiplication adds the last four.
	const twos = letters - ((letters >>> 1) & 0x55_55_55_55);
	const fours = (twos & 0x33_33_33_33) + ((twos >>> 2) & 0x33_33_33_33);
	return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

export const isLetter = (alphabet: Alphabet, text: string): boolean => numbersOf(alphabet).has(text);

/** Returns whether a text is one or more letters of the alphabet. */
export const isSpelled = (alphabet: Alphabet, text: string): boolean =>
	text !== '' && Array.from(text).every(character => isLetter(alphabet, character));

/** The letters of a word in order; a text that is not `isSpelled` throws. */
export const spell = (alphabet: Alphabet, word: string): Letter[] =>
	Array.from(word, character => letterAt(alphabet, letterIndex(alphabet, character)));

const mark = /\p{M}/u;

function foldCharacter({letters, folds}: Alphabet, character: string): string | undefined {
	if (letters.includes(character)) return character;
	const fold = Object.hasOwn(folds, character) ? folds[character] : undefined;
	if (fold !== undefined) return fold;
	const [base = '', ...marks] = Array.from(character.normalize('NFD'));
	if (!marks.every(each => mark.test(each))) return undefined;
	return letters.includes(base) ? base : Object.hasOwn(folds, base) ? folds[base] : undefined;
}

/** Returns the letters that a text is spelled with, in any case: `fold(french, 'Œufs')` is `oeufs`; `undefined` where it holds anything else. Marks are dropped where the alphabet has no such letter. */
export function fold(alphabet: Alphabet, text: string): string | undefined {
	const characters = text.normalize('NFC').toLocaleLowerCase(alphabet.locale).normalize('NFC');
	let folded = '';
	for (const character of characters) {
		const spelling = foldCharacter(alphabet, character);
		// Drops a mark that NFC didn't compose with the letter before it; a mark alone is no letter.
		if (spelling === undefined && !(folded !== '' && mark.test(character))) return undefined;
		folded += spelling ?? '';
	}

	return folded;
}

/** The letters of typed text, folded where the language is written with marks; `undefined` where it holds anything else. */
export function foldTyped(alphabet: Alphabet, text: string): string | undefined {
	if (!alphabet.isUnmarked) return fold(alphabet, text);
	const small = text.toLocaleLowerCase(alphabet.locale);
	return text === '' || isSpelled(alphabet, small) ? small : undefined;
}

/** The letter that one typed character means: `é` is e in French, `ß` is s in German; `undefined` where it means none, or two. */
export function typedLetter(alphabet: Alphabet, text: string): Letter | undefined {
	if (Array.from(text.normalize('NFC')).length !== 1) return undefined;
	const letters = new Set(foldTyped(alphabet, text));
	return letters.size === 1 ? [...letters][0] : undefined;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const ligatures = {œ: 'oe', æ: 'ae'};

/** The alphabets by language, with the letters that the language's own word games use. Changing the letters of a row breaks older codes with a word for a friend. */
export const languages = {
	en: createAlphabet('en', latin, ligatures, true),
	de: createAlphabet('de', `${latin}äöü`, {...ligatures, ß: 'ss'}),
	es: createAlphabet('es', 'abcdefghijklmnñopqrstuvwxyz', ligatures),
	fr: createAlphabet('fr', latin, ligatures),
	nl: createAlphabet('nl', latin, {...ligatures, ĳ: 'ij'}),
	pl: createAlphabet('pl', 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż', {}),
	pt: createAlphabet('pt', 'abcçdefghijklmnopqrstuvwxyz', ligatures),
	ru: createAlphabet('ru', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', {ё: 'е'}),
} as const satisfies Record<string, Alphabet>;

export type Language = keyof typeof languages;
