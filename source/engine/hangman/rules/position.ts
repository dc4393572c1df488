import {isLetter, letterBit, letterIndex, letterSet, type Letter, type LetterSet} from '../../alphabet.js';
import {findWord, type Pool, type Words} from '../../words/words.js';
import {once} from '../../once-per.js';
import {isMiss, reveal, type Family, type Pattern} from './families.js';
import {guessedLetters, wrongWords, type HangmanGame} from './game.js';

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

/** The words that agree with the revealed letters of a pattern as long as they are, and have no guessed letter in a hidden place: `bee` does not fit `be-`. */
export function matchPattern(words: Words, pattern: Pattern, guessed: LetterSet = 0): Pool {
	const {alphabet, length, count, letters, sets} = words;
	const shown = letterSet(
		alphabet,
		Array.from(pattern).filter(character => isLetter(alphabet, character)),
	);
	const absent = guessed & ~shown;
	const revealed = Array.from(pattern, shown =>
		isLetter(alphabet, shown) ? letterIndex(alphabet, shown) : -1,
	);
	const matches = new Uint32Array(count);
	let found = 0;
	for (let word = 0; word < count; word++) {
		// Their sets of letters rule out most words.
		const set = sets[word]!;
		if ((set & absent) !== 0 || (set & shown) >>> 0 !== shown) continue;
		if (agrees(letters, word * length, revealed, guessed)) matches[found++] = word;
	}

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
	const {alphabet} = words;
	const shown = Array.from(pattern).filter(character => isLetter(alphabet, character));
	const tried = (guessed | letterSet(alphabet, shown)) >>> 0;
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

/** Returns what a guesser sees of a game. */
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
		agreeing: isMiss(family) ? agreeing : once(() => agreeingIn(words, agreeing(), pattern, letter)),
		fitting: () => family.pool,
	};
}

function agreeingIn({alphabet, letters, length}: Words, pool: Pool, pattern: Pattern, letter: Letter): Pool {
	const index = letterIndex(alphabet, letter);
	const places = Array.from(pattern, (_, place) => place).filter(place => pattern[place] === letter);
	return pool.filter(word => places.every(place => letters[word * length + place] === index));
}
