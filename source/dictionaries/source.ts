import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Language} from '../engine/index.js';
import {englishName} from '../text/languages.js';
import {printable} from './printable.js';

/** Where words come from: a bundled name, a path or `-`, and the language whose letters they have. */
export type Source = {readonly dictionary: string; readonly language: Language};

export const standardLanguage: Language = 'en';

export const hasMeanings = ({language}: Pick<Source, 'language'>): boolean => language === 'en';

/** The language as a field of documents and files; English is left out. */
export const languageField = ({language}: Pick<Source, 'language'>): {readonly language?: Language} =>
	language === standardLanguage ? {} : {language};

/** A source as it is called in a heading: `huge`, `common (German)`. */
export const describeSource = ({dictionary, language}: Source): string =>
	printable(dictionary) + (language === standardLanguage ? '' : ` (${englishName(language)})`);

export const standardInput = '-';

/** A path as the shell would have it: `~/` is the home. */
export const expandHome = (path: string): string =>
	/^~[/\\]/.test(path) ? join(homedir(), path.slice(2)) : path;

export const wholePath = (path: string): string => resolve(expandHome(path));
