/** Matches the tokens of a POSIX shell: blanks, quoted texts, escapes, and single characters. */
const token = /\s+|'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]|[^\s'"\\]|[^]/gu;

/** Characters that only a shell could act on. No shell runs here, so they are refused. */
const acting = /^[|&;<>()$`]$/;

const isOpen = (part: string): boolean => /^['"\\]$/.test(part);

/** Returns a token without its quotes. */
function unquoted(part: string): string {
	if (part.length > 1 && part.startsWith("'")) return part.slice(1, -1);
	if (part.length > 1 && part.startsWith('"')) return part.slice(1, -1).replaceAll(/\\([$`"\\])/g, '$1');
	return part.startsWith('\\') ? part.slice(1) : part;
}

type ShellWords =
	| {readonly ok: true; readonly words: readonly string[]}
	/** `open`: a quote is never closed; `acting`: only a shell could make something of it. */
	| {readonly ok: false; readonly reason: 'open' | 'acting'; readonly part: string};

/** The words of a command as a shell splits them; no shell is started, and nothing is expanded. */
export function shellWords(command: string): ShellWords {
	const words: string[] = [];
	let word: string | undefined;
	for (const part of command.match(token) ?? []) {
		if (isOpen(part)) return {ok: false, reason: 'open', part};
		if (acting.test(part) || (part.startsWith('"') && /(?<!\\)(?:\\\\)*[$`]/.test(part)))
			return {ok: false, reason: 'acting', part: acting.test(part) ? part : part.includes('$') ? '$' : '`'};
		if (/^\s/.test(part)) {
			if (word !== undefined) words.push(word);
			word = undefined;
		} else word = (word ?? '') + unquoted(part);
	}

	return {ok: true, words: word === undefined ? words : [...words, word]};
}

/** The items of a list with commas between; a comma inside quotes, or behind a backslash, is part of its item. */
export function splitList(text: string): readonly string[] {
	const items = [''];
	for (const part of text.match(token) ?? []) {
		if (part === ',') items.push('');
		else items.push((items.pop() ?? '') + part);
	}

	return items.map(item => item.trim());
}
