import {decodeGame, sizeOfCode, type CodedGame, type CodeFault} from './code.js';

/** What was made of a text that someone pasted: the games of its codes, each once, or why it has none. */
export type FoundCodes =
	| {readonly ok: true; readonly games: readonly CodedGame[]}
	| {readonly ok: false; readonly reason: CodeFault};

const quotation = /^[\s>|]+/gm;

/** What a mail program puts where it breaks a line, and whatever else is no part of a code. */
const between = /[\s\-=\u00AD\u200B-\u200D\u2060\uFEFF]/;

/** More than a code and the lines around it; the rest of a longer text is left alone. */
const longestPaste = 20_000;

/** The shortest code there is has more symbols. */
const leastCode = 12;

/** As many symbols as a code has that begins at a place of a text, whatever stands between them. */
function codeAt(text: string, start: number): string {
	let code = '';
	for (let at = start; at < text.length; at++) {
		const character = text.charAt(at);
		if (between.test(character)) continue;
		if (!/[\da-z]/i.test(character)) break;
		code += character;
		if (code.length === (sizeOfCode(code) ?? Infinity)) break;
	}

	return code;
}

/** The games of the codes in a text: alone or in a sentence, quoted, wrapped, in either case, and several times over. */
export function findCodes(pasted: string): FoundCodes {
	// A terminal may paste a line's end as the Enter key.
	const text = pasted.slice(0, longestPaste).replaceAll(/\r\n?/g, '\n').replaceAll(quotation, ' ');
	const games = new Map<string, CodedGame>();
	let nearest: CodeFault = 'bad';
	for (const {index} of text.matchAll(/(?<![\da-z])1(?:=?\s*\n\s*)?[\da-z]/gi)) {
		const code = codeAt(text, index).toUpperCase();
		if (code.length < leastCode) continue;
		const read = decodeGame(code);
		if (read.ok) games.set(code, read.game);
		else if (nearest === 'bad') nearest = read.reason;
	}

	return games.size > 0 ? {ok: true, games: [...games.values()]} : {ok: false, reason: nearest};
}
