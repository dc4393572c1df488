import {createAlphabet, type Alphabet} from './alphabet.js';

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
