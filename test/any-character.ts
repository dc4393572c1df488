import fc from 'fast-check';

const [firstSurrogate, afterSurrogates] = [0xd800, 0xe000];

/** Any character of Unicode. The unit of fast-check for these first lists them all, a million, which takes two seconds. */
export const anyCharacter = fc
	.nat(0x10ffff - (afterSurrogates - firstSurrogate))
	.map(at => String.fromCodePoint(at < firstSurrogate ? at : at - firstSurrogate + afterSurrogates));
