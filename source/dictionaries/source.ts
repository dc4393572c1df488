import {stripVTControlCharacters} from 'node:util';
import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Language} from '../engine/index.js';

/** Matches characters that a terminal acts on, that reverse a text or that are invisible, but not the joiners inside an emoji. Compiled when it is needed, which takes half a millisecond. */
const acting = () => /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Matches most texts, and sooner than a class of characters would. */
const plain = /^[ -~]*$/;

export const isPrintable = (text: string): boolean => plain.test(text) || !acting().test(text);

/** Whether a value is text that may reach a terminal, the only text taken from a player's files. */
export const isText = (value: unknown): value is string => typeof value === 'string' && isPrintable(value);

export const replaceActing = (text: string, replace: (character: string) => string): string =>
	isPrintable(text) ? text : text.replaceAll(acting(), replace);

/** Removes from a text everything that a terminal could act on. */
export const printable = (text: string): string =>
	isPrintable(text) ? text : replaceActing(stripVTControlCharacters(text), () => '\uFFFD');

/** A source of words: a bundled name, a path or `-`, and the language of its letters. */
export type Source = {readonly dictionary: string; readonly language: Language};

export const defaultLanguage: Language = 'en';

export const hasMeanings = ({language}: Pick<Source, 'language'>): boolean => language === 'en';

/** Returns the language as a field of documents and files, which leave English out. */
export const languageEntry = ({language}: Pick<Source, 'language'>): {readonly language?: Language} =>
	language === defaultLanguage ? {} : {language};

export const standardInput = '-';

/** Expands `~/` to the home, as a shell does. */
export const expandHome = (path: string): string =>
	/^~[/\\]/.test(path) ? join(homedir(), path.slice(2)) : path;

export const wholePath = (path: string): string => resolve(expandHome(path));

/** Returns the system's short name for a fault, such as ENOSPC. */
export const faultCode = (error: unknown): string =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
