import {
	isLetter,
	letterBit,
	letterIndex,
	letterSet,
	type Alphabet,
	type Letter,
	type LetterSet,
} from '../../alphabet.js';
import {everyWord, findWord, type Pool, type Words} from '../../words/words.js';
import {once} from '../../once-per.js';
import {isMiss, reveal, type Family, type Pattern} from './families.js';
import {guessedLetters, wrongWords, type HangmanGame} from './game.js';

/** Returns the letters of a pattern by their numbers, -1 for a hidden one. */
export const revealedIn = (alphabet: Alphabet, pattern: Pattern): readonly number[] =>
	Array.from(pattern, shown => (isLetter(alphabet, shown) ? letterIndex(alphabet, shown) : -1));

const setOf = (revealed: readonly number[]): LetterSet =>
	revealed.reduce((set, letter) => (letter < 0 ? set : (set | (1 << letter)) >>> 0), 0);

/** Whether a word has the letters that are revealed, and no guessed letter where none is (-1). */
function agrees(
	letters: Uint8Array,
	start: number,
	revealed: readonly number[],
	guessed: LetterSet,
): boolean {
	for (let place = 0; place < revealed.length; place++) {
		const letter = letters[start + place]!;
		const expected = revealed[place]!;
		if (expected < 0 ? (guessed & (1 << letter)) !== 0 : letter !== expected) return false;
	}

	return true;
}

/** Returns the words of a pool that agree with the revealed letters of a pattern as long as they are, and have no guessed letter in a hidden place: `bee` does not fit `be-`. */
export function matchPattern(
	words: Words,
	pattern: Pattern,
	guessed: LetterSet = 0,
	pool = everyWord(words),
): Pool {
	const {alphabet, length, letters} = words;
	const revealed = revealedIn(alphabet, pattern);
	const matches = new Uint32Array(pool.length);
	let found = 0;
	for (const word of pool) if (agrees(letters, word * length, revealed, guessed)) matches[found++] = word;
	return matches.slice(0, found);
}

/** A guesser's view of a game. */
export type Observation = {
	readonly pattern: Pattern;
	/** The letters guessed so far; an observation may leave out those that the pattern shows. */
	readonly guessed: LetterSet;
	readonly wrongWords?: readonly string[];
};

/** An observation together with the words that a guesser knows; pools are worked out when they are first asked for. */
export type Position = Omit<Observation, 'wrongWords'> & {
	readonly words: Words;
	readonly agreeing: () => Pool;
	/** The agreeing words in which no hidden place holds a guessed letter, without the wrong words. */
	readonly fitting: () => Pool;
};

export function readPosition({
	words,
	pattern,
	guessed,
	wrongWords: wrong = [],
}: Observation & Pick<Position, 'words'>): Position {
	const tried = (guessed | setOf(revealedIn(words.alphabet, pattern))) >>> 0;
	return {
		words,
		pattern,
		guessed: tried,
		agreeing: once(() => matchPattern(words, pattern)),
		fitting: once(() => without(words, matchPattern(words, pattern, tried), wrong)),
	};
}

function without(words: Words, pool: Pool, texts: readonly string[]): Pool {
	if (texts.length === 0) return pool;
	const out = texts.map(text => findWord(words, text));
	return pool.filter(word => !out.includes(word));
}

export const observationOf = (game: HangmanGame): Observation => ({
	pattern: game.pattern,
	guessed: letterSet(game.words.alphabet, guessedLetters(game)),
	wrongWords: wrongWords(game),
});

/** Returns a guesser's position in a game; its words may be others than the game's. */
export function positionOf(game: HangmanGame, words = game.words): Position {
	const position = readPosition({words, ...observationOf(game)});
	return words === game.words ? {...position, fitting: () => game.pool} : position;
}

export function nextPosition(position: Position, letter: Letter, family: Family): Position {
	const {words, guessed, agreeing} = position;
	const pattern = reveal(position.pattern, letter, family.places);
	return {
		words,
		pattern,
		guessed: (guessed | letterBit(words.alphabet, letter)) >>> 0,
		agreeing: isMiss(family) ? agreeing : once(() => matchPattern(words, pattern, 0, agreeing())),
		fitting: () => family.pool,
	};
}
