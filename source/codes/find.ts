import {decodeGame, longestCode, type CodedGame, type CodeFault, type DecodedGame} from './code.js';

/** The games of the codes in a pasted text, each once; or why there are none. */
export type FoundCodes =
	| {readonly ok: true; readonly games: readonly CodedGame[]}
	| {readonly ok: false; readonly reason: CodeFault};

const quotation = /^[\s>|]+/gm;

/** Invisible characters that some programs put into long words. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** More than a code and the lines around it; the rest of a longer text is left alone. */
const longestPaste = 20_000;

/** The shortest code there is has more characters. */
const leastCode = 12;

/** Limits on the work for a text that is made to take long. */
const mostLines = 30;
const mostStarts = 500;

/** A line break, with the sign that some mail programs put before it. */
const lineBreak = /=?[ \t]*\n\s*/;

const start = new RegExp(`(?<![\\p{L}\\d.-])[a-z](?:${lineBreak.source})?[.-]`, 'giu');

const run = new RegExp(`^(?:[\\p{L}\\d.-]|${lineBreak.source})*`, 'u');

/** Reads the code that a text begins with, on one line or wrapped over several. */
function readFirst(text: string): DecodedGame {
	const [characters = ''] = run.exec(text) ?? [];
	let read: DecodedGame = {ok: false, reason: 'truncated'};
	let code = '';
	for (const line of characters.split(lineBreak, mostLines)) {
		code += line;
		if (code.length < leastCode) continue;
		read = decodeGame(code.replace(/[.-]+$/, ''));
		// Only what lacks its end can go on in the next line.
		if (read.ok || read.reason !== 'truncated') return read;
	}

	return code.length < leastCode ? {ok: false, reason: 'bad'} : read;
}

/** The games of the codes in a text: alone or in a sentence, quoted, wrapped, in either case, and several times over. */
export function findCodes(pasted: string): FoundCodes {
	// A terminal may paste a line's end as the Enter key.
	const text = pasted
		.slice(0, longestPaste)
		.normalize('NFC')
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(invisible, '')
		.replaceAll(quotation, ' ');
	const games = new Map<string, CodedGame>();
	let nearest: CodeFault = 'bad';
	for (const {index} of [...text.matchAll(start)].slice(0, mostStarts)) {
		const read = readFirst(text.slice(index, index + longestCode * 2));
		if (read.ok) games.set(JSON.stringify(read.game), read.game);
		else if (nearest === 'bad') nearest = read.reason;
	}

	return games.size > 0 ? {ok: true, games: [...games.values()]} : {ok: false, reason: nearest};
}
