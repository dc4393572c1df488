import {fold, type Alphabet} from '../alphabet.js';
import {languages} from '../languages.js';
import type {Dictionary, LengthCount} from './dictionary.js';
import {longestWord} from './words.js';
import {WordBuckets} from './buckets.js';
import {OrderedWords, countWords, mergeLists} from './ordered-words.js';

/** `not-text`: it holds a NUL; `empty`: nothing but blanks; `no-words`: entries, but no usable word; `too-many`: more words with spellings of their own than memory should hold. */
export type DictionaryFault = 'not-text' | 'empty' | 'no-words' | 'too-many';

/** A piece of a text, cut anywhere; bytes hold ASCII only. */
export type Piece = string | Uint8Array;

export type ParsedDictionary =
	| {readonly ok: true; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: DictionaryFault};

export type DictionaryReader = {
	/** Takes the next piece of a text; `false` means that the text has a fault and the rest is not needed. */
	readonly add: (piece: Piece) => boolean;
	readonly finish: () => ParsedDictionary;
};

// What a character means: the number of a letter, with two bits beside it, or one of the others.
const letterMask = 63;
const capital = 64;
const marked = 128;
const blank = 256;
const lineEnd = 257;
const other = 258;
/** Decided by the whole entry: half of a surrogate pair, a mark to be composed, a character that is two letters. */
const unclear = 259;
const unknown = 0xffff;

/** An entry of more characters is no word, however many of them are marks. */
const longestEntry = 1000;

type Units = Uint8Array | Uint16Array;

const none = new Uint8Array(0);

function joinUnits(rest: Units, piece: Piece): Units {
	if (typeof piece !== 'string' && rest.length === 0) return piece;
	const size = rest.length + piece.length;
	const isPlain = typeof piece !== 'string' && rest instanceof Uint8Array;
	const units = isPlain ? new Uint8Array(size) : new Uint16Array(size);
	units.set(rest);
	if (typeof piece !== 'string') units.set(piece, rest.length);
	else for (let at = 0; at < piece.length; at++) units[rest.length + at] = piece.charCodeAt(at);
	return units;
}

/** What UTF-16 units mean, in a table that is filled as they appear. */
function createMeanings(alphabet: Alphabet, numbers: ReadonlyMap<string, number>) {
	const table = new Uint16Array(0x10000).fill(unknown);
	const find = (character: string): number => {
		if (character === '\n' || character === '\r') return lineEnd;
		if (/\s/.test(character)) return blank;
		if (/[\p{M}\p{Cs}]/u.test(character)) return unclear;
		const folded = fold(alphabet, character);
		const number = numbers.get(folded ?? '');
		if (number === undefined) return folded === undefined ? other : unclear;
		if (character === folded) return number;
		return number | (character.toLocaleLowerCase(alphabet.locale) === folded ? capital : marked);
	};
	return (unit: number): number => {
		const meaning = table[unit]!;
		return meaning === unknown ? (table[unit] = find(String.fromCharCode(unit))) : meaning;
	};
}

/** An entry's spelling; one all in capitals becomes lower case. */
function spellSmall(entry: string, {locale}: Alphabet): string {
	const text = entry.normalize('NFC');
	return text === text.toLocaleUpperCase(locale) ? text.toLocaleLowerCase(locale) : text;
}

function countLengths(starts: Uint32Array): LengthCount[] {
	const counts = new Uint32Array(longestWord + 1);
	for (let word = 1; word < starts.length; word++) counts[starts[word]! - starts[word - 1]!]!++;
	return Array.from(counts, (count, length) => ({length, count})).filter(({count}) => count > 0);
}

/**
Reads words from a text that comes in pieces, one entry a line.

`parseDictionary` says what an entry may be; one all in capitals counts as lower case. Memory is needed for the words, not for the text; at most `mostSpelled` words may have spellings of their own, which are kept as texts.
*/
export function createDictionaryReader(
	alphabet: Alphabet = languages.en,
	mostSpelled = 2_000_000,
): DictionaryReader {
	const numbers = new Map(alphabet.letters.map((letter, number) => [letter, number]));
	const meaningOf = createMeanings(alphabet, numbers);
	/** The words that come in order, as long as most of them do. */
	let ordered: OrderedWords | undefined = new OrderedWords(alphabet);
	/** Words that come out of order or have spellings of their own. */
	const others = new WordBuckets(alphabet.letters.length);
	const spellings = new Map<string, string[]>();
	const word = new Uint8Array(longestWord + 1);
	let skipped = 0;
	/** The unfinished line at the end of the text so far. */
	let rest: Units = none;
	let isSkipping = false;
	let fault: DictionaryFault | undefined;

	const addWord = (length: number, isSpelled: boolean) => {
		if (!isSpelled && ordered?.add(word, length) === true) return;
		others.add(word, length, isSpelled);
		if (ordered === undefined || others.count <= ordered.count) return;
		ordered.forEach(letters => {
			others.add(letters, letters.length, false);
		});
		ordered = undefined;
	};

	/** Takes an entry that isn't written in letters of the alphabet alone. */
	const addSpelled = (units: Units, from: number, end: number) => {
		let to = end;
		while (to > from && meaningOf(units[to - 1]!) === blank) to--;
		const entry = to - from > longestEntry ? '' : String.fromCharCode(...units.subarray(from, to));
		const key = fold(alphabet, entry);
		if (key === undefined || key === '' || key.length > longestWord) {
			skipped++;
			return;
		}

		const spelling = spellSmall(entry, alphabet);
		const known = spellings.get(key);
		const isSpelled = spelling !== key;
		if (isSpelled && known !== undefined) {
			if (!known.includes(spelling)) known.push(spelling);
			return;
		}

		if (isSpelled) spellings.set(key, [spelling]);
		if (spellings.size > mostSpelled) fault = 'too-many';
		for (let at = 0; at < key.length; at++) word[at] = numbers.get(key[at]!)!;
		addWord(key.length, isSpelled);
	};

	/** The end of the line that `from` is in, or the text's end. */
	const skipLine = (units: Units, from: number): number => {
		let at = from;
		for (; at < units.length; at++) {
			const unit = units[at]!;
			if (unit === 10 || unit === 13) break;
			if (unit === 0) fault = 'not-text';
		}

		return at;
	};

	/** Reads the line that begins at `from`; gives the start of the next one, or -1 where the text ends first. */
	const readLine = (units: Units, from: number): number => {
		const {length: size} = units;
		let at = from;
		while (at < size && meaningOf(units[at]!) === blank) at++;
		const first = at;
		let length = 0;
		let marks = 0;
		let capitals = 0;
		let meaning: number = blank;
		for (; at < size; at++) {
			meaning = meaningOf(units[at]!);
			if (meaning >= blank) break;
			word[length++] = meaning & letterMask;
			if (meaning >= marked) marks++;
			else if (meaning >= capital) capitals++;
		}

		const after = at;
		while (at < size && meaning === blank) meaning = ++at < size ? meaningOf(units[at]!) : blank;
		if (meaning === lineEnd && length <= longestWord) {
			if (length === 0) return at + 1;
			if (marks > 0 || (capitals > 0 && capitals < length)) addSpelled(units, first, after);
			else addWord(length, false);
			return at + 1;
		}

		const to = skipLine(units, at);
		if (to === size) return -1;
		if (meaning === unclear) addSpelled(units, first, to);
		else skipped++;
		return to + 1;
	};

	/** The unfinished last line of a text, without blanks around it. */
	const keepRest = (units: Units, from: number): Units => {
		let [first, to] = [from, units.length];
		while (first < to && meaningOf(units[first]!) === blank) first++;
		while (to > first && meaningOf(units[to - 1]!) === blank) to--;
		if (to - first > longestEntry) {
			skipped++;
			isSkipping = true;
			return none;
		}

		// One blank is kept, so that anything else after it spoils the entry.
		return units.slice(first, to + 1);
	};

	const add = (piece: Piece): boolean => {
		const units = joinUnits(rest, piece);
		let at = 0;
		if (isSkipping) {
			at = skipLine(units, 0);
			isSkipping = at === units.length;
		}

		while (fault === undefined) {
			if (units instanceof Uint8Array && ordered !== undefined) at = ordered.read(units, at);
			const next = readLine(units, at);
			if (next < 0) break;
			at = next;
		}

		rest = keepRest(units, at);
		return fault === undefined;
	};

	const finish = (): ParsedDictionary => {
		add('\n');
		if (fault !== undefined) return {ok: false, reason: fault};
		/** Adds the plain spelling of a word that came both with and without spellings of its own. */
		const spellPlainly = (letters: Uint8Array) => {
			const key = Array.from(letters, letter => alphabet.letters[letter]).join('');
			const known = spellings.get(key);
			if (known !== undefined && !known.includes(key)) known.unshift(key);
		};
		const rest = others.finish(spellPlainly);
		const words = ordered === undefined ? rest : mergeLists(ordered.words, rest, spellPlainly);
		if (countWords(words) === 0) return {ok: false, reason: skipped === 0 ? 'empty' : 'no-words'};
		const [count, lengths] = [countWords(words), countLengths(words.starts)];
		return {ok: true, dictionary: {...words, alphabet, count, lengths, spellings, skipped}};
	};

	return {add, finish};
}

/**
The words of a text, one entry a line.

Lines may end with LF, CRLF or CR, and a byte-order mark may come first; blanks around an entry are trimmed. An entry is folded to the letters of the alphabet, and its own spelling is kept, too; an entry with anything else or of more than 50 letters is skipped and counted; duplicates count once.
*/
export function parseDictionary(text: string, alphabet: Alphabet = languages.en): ParsedDictionary {
	const reader = createDictionaryReader(alphabet);
	reader.add(text);
	return reader.finish();
}
