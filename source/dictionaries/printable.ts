import {stripVTControlCharacters} from 'node:util';

/** Characters that a terminal acts on, that reverse a text or that are invisible; the joiners inside an emoji of several people are allowed. Made when it is needed: that takes half a millisecond. */
const acting = () => /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** What most texts are: tested sooner than a class of characters. */
const plain = /^[ -~]*$/;

export const isPrintable = (text: string): boolean => plain.test(text) || !acting().test(text);

/** A text with something else in the place of each character that a terminal could act on. */
export const replaceActing = (text: string, replace: (character: string) => string): string =>
	isPrintable(text) ? text : text.replaceAll(acting(), replace);

/** A text from outside with everything taken out of it that a terminal could act on. */
export const printable = (text: string): string =>
	isPrintable(text) ? text : replaceActing(stripVTControlCharacters(text), () => '\uFFFD');
