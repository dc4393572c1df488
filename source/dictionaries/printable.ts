import {stripVTControlCharacters} from 'node:util';

/** A text from outside with everything taken out of it that a terminal could act on. */
export const printable = (text: string): string =>
	stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD');

/** Whether a text from outside holds nothing that a terminal could act on. */
export const isPrintable = (text: string): boolean => printable(text) === text;
