import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Language} from '../engine/index.js';

/** A source of words: a bundled name, a path or `-`, and the language of its letters. */
export type Source = {readonly dictionary: string; readonly language: Language};

export const defaultLanguage: Language = 'en';

export const hasMeanings = ({language}: Pick<Source, 'language'>): boolean => language === 'en';

/** Returns the language as a field of documents and files, which leave English out. */
export const languageField = ({language}: Pick<Source, 'language'>): {readonly language?: Language} =>
	language === defaultLanguage ? {} : {language};

export const standardInput = '-';

/** Expands `~/` to the home, as a shell does. */
export const expandHome = (path: string): string =>
	/^~[/\\]/.test(path) ? join(homedir(), path.slice(2)) : path;

export const wholePath = (path: string): string => resolve(expandHome(path));
