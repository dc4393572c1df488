import {fold, type Alphabet, languages} from '../alphabet.js';
import {
	type Dictionary,
	type LengthCount,
	longestWord,
	addWord,
	isLast,
	mergeWords,
	roomFor,
} from './words.js';

/** `empty`: nothing but blanks; `no-words`: entries, but no usable word; `too-many`: more words with other spellings than memory should hold. */
export type DictionaryFault = 'empty' | 'no-words' | 'too-many';

export type ParsedDictionary =
	| {readonly ok: true; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: DictionaryFault};

/** A longer entry is no word, even if most of its characters are marks. */
const longestEntry = 1000;

const noLetter = 255;

function indexUnits({letters}: Alphabet): Uint8Array {
	const indices = new Uint8Array(0x1_00_00).fill(noLetter);
	for (const [index, letter] of letters.entries()) indices[letter.charCodeAt(0)] = index;
	return indices;
}

function isLineEnd(text: string, at: number): boolean {
	const unit = text.charCodeAt(at);
	return unit === 10 || unit === 13 || at === text.length;
}

function spellEntry(entry: string, {locale}: Alphabet): string {
	const text = entry.normalize('NFC');
	return text === text.toLocaleUpperCase(locale) ? text.toLocaleLowerCase(locale) : text;
}

function countLengths(starts: Uint32Array): LengthCount[] {
	const counts = new Uint32Array(longestWord + 1);
	for (let word = 1; word < starts.length; word++) counts[starts[word]! - starts[word - 1]!]!++;
	return Array.from(counts, (count, length) => ({length, count})).filter(({count}) => count > 0);
}

/** Packs the words of a text, one a line: those that come after all before them, and the others. `readOther` finds the word in a line that has more than letters of the alphabet. */
function packLines(text: string, alphabet: Alphabet, readOther: (line: string) => string | undefined) {
	const indices = indexUnits(alphabet);
	// A character folds to two letters at most, and each word takes a line.
	const makeRoom = () => roomFor(alphabet, 2 * text.length, text.length / 2 + 1);
	const [ordered, others] = [makeRoom(), makeRoom()];
	const word = new Uint8Array(longestWord + 1);
	for (let line = 0, at = 0; line < text.length; line = ++at) {
		let length = 0;
		for (; at < text.length && length <= longestWord; at++) {
			const index = indices[text.charCodeAt(at)]!;
			if (index === noLetter) break;
			word[length++] = index;
		}

		if (length > longestWord || !isLineEnd(text, at)) {
			while (!isLineEnd(text, at)) at++;
			const other = readOther(text.slice(line, at)) ?? '';
			for (length = 0; length < other.length; length++) word[length] = indices[other.charCodeAt(length)]!;
		}

		// A call of its own for the others would be compiled again at the first one: a list of 274,000 words with two out of place would take 93 ms of processor time, not 78.
		if (length > 0) addWord(isLast(ordered, word, length) ? ordered : others, word, length);
	}

	return {ordered, others};
}

/**
Reads the words of a text, one entry a line.

Lines may end with LF, CRLF or CR, and a byte-order mark may come first; blanks around an entry are trimmed. An entry is folded to letters of the alphabet, but keeps its own spelling, unless that is only capitals. An entry with anything else or of more than 50 letters is skipped and counted; duplicates count once. At most `mostSpelled` words may have spellings of their own.
*/
export function parseDictionary(
	text: string,
	alphabet: Alphabet = languages.en,
	mostSpelled = 2_000_000,
): ParsedDictionary {
	const spellings = new Map<string, string[]>();
	let skipped = 0;

	function readEntry(line: string): string | undefined {
		const entry = line.trim();
		if (entry === '' || spellings.size > mostSpelled) return undefined;
		const word = entry.length > longestEntry ? undefined : fold(alphabet, entry);
		if (word === undefined || word === '' || word.length > longestWord) {
			skipped++;
			return undefined;
		}

		const spelling = spellEntry(entry, alphabet);
		if (spelling === word) return word;
		const known = spellings.get(word);
		if (known === undefined) spellings.set(word, [spelling]);
		else if (!known.includes(spelling)) known.push(spelling);
		return known === undefined ? word : undefined;
	}

	const {ordered, others} = packLines(text, alphabet, readEntry);
	if (spellings.size > mostSpelled) return {ok: false, reason: 'too-many'};
	const words = mergeWords(ordered, others, letters => {
		// A word is packed only once for its own spellings, so this one also came as it is played.
		const word = Array.from(letters, letter => alphabet.letters[letter]).join('');
		const known = spellings.get(word);
		if (known !== undefined && !known.includes(word)) known.unshift(word);
	});
	if (words.count === 0) return {ok: false, reason: skipped === 0 ? 'empty' : 'no-words'};
	const lengths = countLengths(words.starts);
	return {ok: true, dictionary: {...words, lengths, spellings, skipped}};
}
