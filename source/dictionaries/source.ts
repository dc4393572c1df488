import type {Language} from '../engine/index.js';
import {englishName} from './languages.js';
import {printable} from './printable.js';

/** Where words come from: a bundled name, a path or `-`, and the language whose letters they have. */
export type Source = {readonly dictionary: string; readonly language: Language};

export const standardLanguage: Language = 'en';

/** The language as documents and files tell it; English goes without saying. */
export const languageTold = ({language}: Pick<Source, 'language'>): {readonly language?: Language} =>
	language === standardLanguage ? {} : {language};

/** A source as it is called in a heading: `huge`, `common (German)`. */
export const describeSource = ({dictionary, language}: Source): string =>
	printable(dictionary) + (language === standardLanguage ? '' : ` (${englishName(language)})`);
