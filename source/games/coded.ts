import {encodeGame, markAnswers, type CodedGhostMove, type CodedGuess} from '../codes/index.js';
import {dayNumber} from '../daily/index.js';
import {
	isLetter,
	isSpelled,
	letterIndex,
	longestWord,
	spell,
	type Action,
	type Alphabet,
	type Dictionary,
} from '../engine/index.js';
import {ownTurns} from './own-turns.js';
import type {GameEvent} from './events.js';
import type {GhostPlay} from './ghost.js';
import type {HangmanPlay} from './hangman.js';

function guessesOf({game, moves}: HangmanPlay): readonly CodedGuess[] {
	const {alphabet} = game.words;
	return Array.from(moves, move => (isLetter(alphabet, move) ? letterIndex(alphabet, move) : 'hint'));
}

const numbersOf = (alphabet: Alphabet, word: string): readonly number[] =>
	spell(alphabet, word).map(letter => letterIndex(alphabet, letter));

/** What marks the answers of a game's chooser to the player's letters. */
export const answersOf = (play: HangmanPlay): number =>
	markAnswers(ownTurns(play).map(({kept}) => kept.places));

/** The code of a game of Hangman, as far as it has been played; `undefined` where its seed is too long for one. */
export function codeOfHangman(play: HangmanPlay, digest: string): string | undefined {
	const {settings, daily, game} = play;
	const moves = guessesOf(play);
	const answers = answersOf(play);
	if (daily) return encodeGame({game: 'daily', day: dayNumber(daily.date), moves, answers});
	const {language, length, budget, chooser, guesser, secret, seed} = settings;
	return encodeGame({
		game: 'hangman',
		language,
		digest,
		length,
		budget,
		chooser,
		guesser,
		secret: secret === undefined ? undefined : numbersOf(game.words.alphabet, secret),
		seed,
		moves,
		answers,
	});
}

function codedAction(alphabet: Alphabet, action: Action): CodedGhostMove {
	if (action.kind === 'challenge') return action;
	if (action.kind === 'letter') return {...action, letter: letterIndex(alphabet, action.letter)};
	const {word = ''} = action;
	// Whatever else was named is no word: it lost as none does.
	const isWord = isSpelled(alphabet, word) && word.length <= longestWord;
	return {kind: 'name', word: isWord ? numbersOf(alphabet, word) : undefined};
}

/** The code of a round of Ghost, as far as it has been played. A round of a match counts as a game of its own. */
export function codeOfGhost({settings, match, game}: GhostPlay, digest: string): string | undefined {
	const {language, variant, rule, player, opponent, minLength, seed} = settings;
	return encodeGame({
		game: 'ghost',
		language,
		digest,
		variant,
		rule,
		player,
		opponent,
		first: match.beginner === 0 ? 'you' : 'computer',
		minLength,
		isMatch: false,
		seed,
		moves: game.turns.map(({action}) => codedAction(game.book.dictionary.alphabet, action)),
	});
}

/** The code of a game that something has happened in, as far as it has been played. */
export const codeOf = (event: GameEvent, digest: string): string | undefined =>
	event.game === 'ghost' ? codeOfGhost(event.play, digest) : codeOfHangman(event.play, digest);

/** The dictionary of a game that something has happened in. */
export const dictionaryIn = (event: GameEvent): Dictionary =>
	event.game === 'ghost' ? event.play.book.dictionary : event.play.ground.dictionary;
