import {stripVTControlCharacters} from 'node:util';

/** Matches characters that a terminal acts on, that reverse a text or that are invisible, but not the joiners inside an emoji. Compiled when it is needed, which takes half a millisecond. */
const acting = () => /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Matches most texts, and sooner than a class of characters would. */
const plain = /^[ -~]*$/;

export const isPrintable = (text: string): boolean => plain.test(text) || !acting().test(text);

/** Replaces each character that a terminal could act on. */
export const replaceActing = (text: string, replace: (character: string) => string): string =>
	isPrintable(text) ? text : text.replaceAll(acting(), replace);

/** Removes from a text everything that a terminal could act on. */
export const printable = (text: string): string =>
	isPrintable(text) ? text : replaceActing(stripVTControlCharacters(text), () => '\uFFFD');
