import {fold, type Alphabet} from '../alphabet.js';
import {longestWord} from './words.js';
import {countWords, type WordList} from './word-list.js';
import {WordBuckets} from './buckets.js';

/** `not-text`: it holds a NUL; `empty`: nothing but blanks; `no-words`: entries, but no usable word; `too-many`: more words with spellings of their own than memory should hold. */
export type DictionaryFault = 'not-text' | 'empty' | 'no-words' | 'too-many';

/** What a reader has found: words in alphabetical order, each once. */
export type ReadWords = WordList & {
	/** The true spellings of the words that aren't spelled as they are played, by these: `cote` as cote, coté, côté. */
	readonly spellings: ReadonlyMap<string, readonly string[]>;
	/** How many entries were left out: with anything but letters of the alphabet, or with more than 50 of them. */
	readonly skipped: number;
};

export type WordReader = {
	/** Takes the next piece of a text, cut anywhere; `false` says that nothing more is wanted, since the text has a fault. */
	readonly add: (piece: string) => boolean;
	/** The words of all pieces. */
	readonly finish: () =>
		{readonly ok: true; readonly words: ReadWords} | {readonly ok: false; readonly reason: DictionaryFault};
};

// What a character means: the number of a letter, with two bits beside it, or one of the others.
const letterMask = 63;
const capital = 64;
const marked = 128;
const blank = 256;
const lineEnd = 257;
const other = 258;
/** Only the entry as a whole tells: half of a pair, a mark to be composed, a character that is two letters. */
const unclear = 259;
const nul = 260;
const unknown = 0xffff;

/** An entry of more characters is no word, however many of them are marks. */
const longestEntry = 1000;

/** The most words with spellings of their own, which are kept as texts. */
const mostSpelled = 2_000_000;

/** A table from UTF-16 units to what they mean, filled as they are met. */
function createMeanings(alphabet: Alphabet, numbers: ReadonlyMap<string, number>) {
	const table = new Uint16Array(0x10000).fill(unknown);
	const find = (character: string): number => {
		if (character === '\0') return nul;
		if (character === '\n' || character === '\r') return lineEnd;
		if (/^\s$/.test(character)) return blank;
		if (/^[\p{M}\p{Cs}]$/u.test(character)) return unclear;
		const folded = fold(alphabet, character);
		const number = folded === undefined ? undefined : numbers.get(folded);
		if (number === undefined) return folded === undefined ? other : unclear;
		if (character === folded) return number;
		return number | (character.toLocaleLowerCase(alphabet.locale) === folded ? capital : marked);
	};
	return (unit: number): number => {
		const meaning = table[unit]!;
		return meaning === unknown ? (table[unit] = find(String.fromCharCode(unit))) : meaning;
	};
}

/** An entry's spelling; one all in capitals is written small. */
function spellSmall(entry: string, {locale}: Alphabet): string {
	const text = entry.normalize('NFC');
	return text === text.toLocaleUpperCase(locale) ? text.toLocaleLowerCase(locale) : text;
}

/**
Reads words from a text that comes in pieces, one entry a line.

Lines may end with LF, CRLF or CR, a byte-order mark may stand first; blanks around an entry are trimmed. An entry is folded to the letters of the alphabet and keeps its own spelling besides; one all in capitals counts as written small. Memory is needed for the words, not for the text.
*/
export function createWordReader(alphabet: Alphabet): WordReader {
	const numbers = new Map(alphabet.letters.map((letter, number) => [letter, number]));
	const meaningOf = createMeanings(alphabet, numbers);
	const buckets = new WordBuckets(alphabet.letters.length);
	const spellings = new Map<string, string[]>();
	const word = new Uint8Array(longestWord + 1);
	let skipped = 0;
	/** The line that the text so far ends in the midst of. */
	let rest = '';
	let isSkipping = false;
	let fault: DictionaryFault | undefined;

	/** Takes an entry that isn't written in letters of the alphabet alone. */
	const addSpelled = (entry: string) => {
		const key = entry.length > longestEntry ? undefined : fold(alphabet, entry);
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
		buckets.add(word, key.length, isSpelled);
	};

	/** Where the line ends that goes on at a place of the text, or the text's end. */
	const skipLine = (text: string, from: number): number => {
		let at = from;
		for (; at < text.length; at++) {
			const unit = text.charCodeAt(at);
			if (unit === 10 || unit === 13) break;
			if (unit === 0) fault = 'not-text';
		}

		return at;
	};

	/** Reads the line that begins at a place of the text; gives where the next one does, or -1 where the text ends first. */
	const readLine = (text: string, from: number): number => {
		const {length: size} = text;
		let at = from;
		while (at < size && meaningOf(text.charCodeAt(at)) === blank) at++;
		const first = at;
		let length = 0;
		let marks = 0;
		let capitals = 0;
		let meaning: number = blank;
		for (; at < size; at++) {
			meaning = meaningOf(text.charCodeAt(at));
			if (meaning >= blank || length > longestWord) break;
			word[length++] = meaning & letterMask;
			if (meaning >= marked) marks++;
			else if (meaning >= capital) capitals++;
		}

		const after = at;
		while (at < size && meaning === blank) meaning = ++at < size ? meaningOf(text.charCodeAt(at)) : blank;
		if (at === size) return -1;
		if (meaning === lineEnd && length <= longestWord) {
			if (length === 0) return at + 1;
			if (marks > 0 || (capitals > 0 && capitals < length)) addSpelled(text.slice(first, after));
			else buckets.add(word, length, false);
			return at + 1;
		}

		const to = skipLine(text, at);
		if (to === size) return -1;
		if (meaning === unclear) addSpelled(text.slice(first, to).trim());
		else skipped++;
		return to + 1;
	};

	const add = (piece: string): boolean => {
		const text = rest + piece;
		let at = 0;
		if (isSkipping) {
			at = skipLine(text, 0);
			isSkipping = at === text.length;
		}

		while (at < text.length && fault === undefined) {
			const next = readLine(text, at);
			if (next < 0) break;
			at = next;
		}

		rest = text.slice(at).trimStart();
		if (rest.length > longestEntry) {
			// Nothing but blanks may follow, and then it is a word.
			rest = `${rest.trimEnd()} `;
			if (rest.length > longestEntry + 1) {
				skipped++;
				isSkipping = true;
				rest = '';
			}
		}

		return fault === undefined;
	};

	const finish: WordReader['finish'] = () => {
		if (fault === undefined) add('\n');
		if (fault !== undefined) return {ok: false, reason: fault};
		const words = buckets.finish(letters => {
			const key = Array.from(letters, letter => alphabet.letters[letter]).join('');
			const known = spellings.get(key) ?? [];
			if (!known.includes(key)) known.unshift(key);
		});
		if (countWords(words) === 0) return {ok: false, reason: skipped === 0 ? 'empty' : 'no-words'};
		return {ok: true, words: {...words, spellings, skipped}};
	};

	return {add, finish};
}
