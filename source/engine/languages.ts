import {createAlphabet, type Alphabet} from './alphabet.js';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const ligatures = {œ: 'oe', æ: 'ae'};

/** The alphabets of the languages that can be played, by their codes; what a language's own word games tell apart. Codes count languages and letters by their places: a new language goes to the end, and a row stays as it is. */
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
