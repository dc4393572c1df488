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
