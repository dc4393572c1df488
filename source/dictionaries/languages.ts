import type {Language} from '../engine/index.js';

const nameIn = (language: Language, reader: string): string =>
	new Intl.DisplayNames([reader], {type: 'language'}).of(language) ?? language;

/** A language as it is called in English: `German`. */
export const englishName = (language: Language): string => nameIn(language, 'en');

/** A language as its speakers call it: `Deutsch`. */
export const ownName = (language: Language): string => nameIn(language, language);
