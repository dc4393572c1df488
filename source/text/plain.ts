/**
Characters that take one column each, whatever stands beside them: Latin, Greek and Cyrillic letters, punctuation, arrows, signs of mathematics, boxes, blocks and braille.

A text of nothing else is as wide as it is long, and needs no Intl.Segmenter, whose first use takes some 10 ms.
*/
export const isPlain = (text: string): boolean =>
	/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u22FF\u2500-\u25FC\u2800-\u28FF✓✗⌫]*$/u.test(
		text,
	);
