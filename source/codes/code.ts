import {bitReader, bitWriter, UnreadableBits} from './bits.js';
import {answerBits, putGame, takeGame, UnknownName} from './body.js';
import type {CodedGame} from './coded.js';
import {checkSymbols, isChecked, readSymbols, writeSymbols, type Symbol32} from './symbols.js';

/**
Why a text is refused as a code.

`bad`: it is none; `truncated`: its end is missing; `mistyped`: some of its characters are wrong; `newer`: a newer version made it.
*/
export type CodeFault = 'bad' | 'truncated' | 'mistyped' | 'newer';

export type DecodedGame =
	{readonly ok: true; readonly game: CodedGame} | {readonly ok: false; readonly reason: CodeFault};

const version = 1;

/** The version, the length of the whole code as two symbols and a check symbol of these three: so much will never change. */
const headerLength = 4;
const headerChecks = 1;

/** The check symbols at the end. */
const endChecks = 2;

/** The longest code; only seeds of hundreds of characters come near. */
const longest = 32 * 32 - 1;

/** The code of a game; `undefined` where it would have more than 1,023 characters. */
export function encodeGame(game: CodedGame): string | undefined {
	const bits = bitWriter();
	putGame(bits, game);
	const body = bits.symbols();
	const length = headerLength + body.length + endChecks;
	if (length > longest) return undefined;
	const head = [version, length >> 5, length & 31];
	const symbols = [...head, ...checkSymbols(head, headerChecks), ...body];
	return writeSymbols([...symbols, ...checkSymbols(symbols, endChecks)]);
}

/** The game of a code, in either case; blanks and hyphens don't matter, and an O is a 0. */
export function decodeGame(text: string): DecodedGame {
	const characters = text.replaceAll(/[\s-]/g, '');
	if (!/^[\da-z]+$/i.test(characters)) return {ok: false, reason: 'bad'};
	const symbols = readSymbols(characters);
	const reason = findFault(symbols);
	return reason === undefined ? readBody(symbols) : {ok: false, reason};
}

function findFault(symbols: readonly Symbol32[]): CodeFault | undefined {
	if (symbols.includes(-1)) return 'mistyped';
	if (symbols.length < headerLength) return 'truncated';
	if (!isChecked(symbols.slice(0, headerLength), headerChecks)) return 'mistyped';
	const [made = 0, high = 0, low = 0] = symbols;
	const length = high * 32 + low;
	if (made === 0 || length < headerLength + endChecks) return 'bad';
	if (symbols.length < length) return 'truncated';
	if (symbols.length > length) return 'mistyped';
	if (made > version) return 'newer';
	return isChecked(symbols, endChecks) ? undefined : 'mistyped';
}

function readBody(symbols: readonly Symbol32[]): DecodedGame {
	const bits = bitReader(symbols.slice(headerLength, -endChecks));
	try {
		const game = takeGame(bits);
		bits.end();
		return {ok: true, game};
	} catch (error) {
		if (error instanceof UnknownName) return {ok: false, reason: 'newer'};
		if (error instanceof UnreadableBits) return {ok: false, reason: 'bad'};
		throw error;
	}
}

/**
A number that the places of the kept families of a game make, in the order of the letters.

A code carries it: whoever plays the letters again sees whether they were answered as they were then, or whether this version of a chooser answers otherwise.
*/
export function markAnswers(places: readonly number[]): number {
	let mark = 0x81_1c_9d_c5;
	for (const place of places) {
		for (const character of `${place.toString(36)} `)
			mark = Math.imul(mark ^ character.charCodeAt(0), 0x01_00_01_93);
	}

	return (mark >>> 0) % 2 ** answerBits;
}
