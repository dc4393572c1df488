import stringWidth, {type Options} from 'string-width';

/** A function that remembers its answers; the older half is forgotten when there are twice as many as `mostKept`. Answers must not be changed. */
export function remember<Answer>(
	answer: (text: string) => Answer,
	mostKept: number,
): (text: string) => Answer {
	let [young, old] = [new Map<string, Answer>(), new Map<string, Answer>()];
	return text => {
		const known = young.get(text);
		if (known !== undefined) return known;
		const found = old.get(text) ?? answer(text);
		if (young.size >= mostKept) [old, young] = [young, new Map<string, Answer>()];
		young.set(text, found);
		return found;
	};
}

/**
Characters that take one column each, whatever is beside them: Latin, Greek and Cyrillic letters, punctuation, arrows, signs of mathematics, boxes, blocks and braille.

A text of nothing else is as wide as it is long, and needs no Intl.Segmenter, whose first use takes about 10 ms.
*/
export const isPlain = (text: string): boolean =>
	/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u22FF\u2500-\u25FC\u2800-\u28FF✓✗⌫]*$/u.test(
		text,
	);

const styles = /\u001B\[[\d;]*m/g;

const measure = remember(text => {
	const shown = text.includes('\u001B') ? text.replaceAll(styles, '') : text;
	return isPlain(shown) ? shown.length : stringWidth(text);
}, 2000);

/** As string-width, but without its Intl.Segmenter for texts that need none, and computed once for each text. */
export default function quickStringWidth(text: string, options?: Options): number {
	return options === undefined ? measure(text) : stringWidth(text, options);
}
