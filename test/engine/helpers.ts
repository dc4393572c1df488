import {guess} from './guess.js';
import fc from 'fast-check';
import {
	type Dictionary,
	packWords,
	wordAt,
	type Pool,
	type Words,
	type WordList,
} from '../../source/engine/words/words.js';
import {parseDictionary} from '../../source/engine/words/parse.js';
import type {GhostGame, GhostRefusal, GhostTurn} from '../../source/engine/ghost/rules/game.js';
import type {Action} from '../../source/engine/ghost/rules/moves.js';
import {ghostRules} from '../../source/engine/ghost/rules/rules.js';
import {choosers, drawSecret, type ChooserName} from '../../source/engine/hangman/choosers/choosers.js';
import {newGame, type HangmanGame} from '../../source/engine/hangman/rules/game.js';
import {
	emptyScoreboard,
	enterScore,
	planJobs,
	playTournamentJob,
	type TournamentJob,
	type Scoreboard,
	type Tournament,
} from '../../source/engine/hangman/tournament/schedule.js';
import {letterAt, spell, type Letter} from './english.js';
import {root, type Node} from '../../source/engine/ghost/variants/book.js';
import {type Trie, buildTrie, childrenOf} from '../../source/engine/ghost/variants/trie.js';
import {type SharedBook, makeBook} from '../../source/engine/ghost/variants/books.js';
import type {VariantName} from '../../source/engine/ghost/variants/variants.js';
import {mask} from '../mask.js';

/** The words of a pool as texts. */
export const texts = (words: Words, pool: Pool): string[] => Array.from(pool, word => wordAt(words, word));

/** The dictionary of a text that is known to be good. */
export function dictionaryOf(text: string): Dictionary {
	const parsed = parseDictionary(text);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

/** The words of a list as texts, in its order. */
export const wordsIn = (list: WordList): string[] =>
	Array.from({length: list.starts.length - 1}, (_, word) =>
		Array.from(list.letters.slice(list.starts[word], list.starts[word + 1]), letterAt).join(''),
	);

/** Texts by what they show of one letter, in the ASCII order of what they show. */
export function naiveFamilies(list: readonly string[], letter: Letter): [pattern: string, texts: string[]][] {
	const families: Record<string, string[]> = {};
	for (const text of list) (families[mask(text, letter)] ??= []).push(text);
	return Object.entries(families).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** So few letters that words, families and fragments often meet. */
export const fewLetters = spell('abcd');

export const someLetter = fc.constantFrom(...fewLetters);

export const someWord = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
	fc.string({unit: someLetter, minLength, maxLength});

/** Words of one length, mostly short ones and up to the longest, each once and in order. */
export const wordsOfOneLength: fc.Arbitrary<string[]> = fc
	.oneof({weight: 4, arbitrary: fc.integer({min: 1, max: 6})}, fc.integer({min: 1, max: 50}))
	.chain(length => fc.uniqueArray(someWord(length, length), {minLength: 1, maxLength: 40}))
	.map(list => list.sort());

/** A game on the words of a list with blanks between them. */
export function firstGame(list: string, chooser: ChooserName, budget = 8, seed = ''): HangmanGame {
	const words = packWords(list.split(' '));
	return newGame({words, budget, secret: drawSecret(chooser, words, seed)});
}

export const poolOf = ({words, pool}: HangmanGame): string[] => texts(words, pool);

/** The game before and after each letter, until it is over. */
export function statesOf(
	game: HangmanGame,
	order: readonly Letter[],
	chooser: ChooserName = 'evil',
): (readonly [before: HangmanGame, after: HangmanGame])[] {
	const choose = choosers[chooser].begin(game.words);
	const states: (readonly [HangmanGame, HangmanGame])[] = [];
	let before = game;
	for (const letter of order) {
		const result = guess(before, letter, choose);
		if (!result.ok) break;
		states.push([before, result.game]);
		before = result.game;
	}

	return states;
}

/** The game after these letters, all of which must be legal; evil answers, or another chooser. */
export function guessAll(game: HangmanGame, letters: string, chooser?: ChooserName): HangmanGame {
	const states = statesOf(game, spell(letters), chooser);
	if (states.length < letters.length) throw new Error(`Of ${letters} only ${states.length} letters count`);
	return states.at(-1)?.[1] ?? game;
}

/** A game of one of the choosers that is about to begin, and the order in which letters are guessed: those its words have, and some more. */
export const someGame = (
	...names: readonly ChooserName[]
): fc.Arbitrary<{game: HangmanGame; chooser: ChooserName; order: Letter[]}> =>
	fc
		.record({
			list: wordsOfOneLength,
			chooser: fc.constantFrom(...names),
			budget: fc.integer({min: 1, max: 6}),
			seed: fc.string(),
			order: fc.shuffledSubarray<Letter>([...fewLetters, 'x', 'y'], {minLength: 4}),
		})
		.map(({list, chooser, budget, seed, order}) => ({
			game: firstGame(list.join(' '), chooser, budget, seed),
			chooser,
			order,
		}));

/** The trie of the words of a list with blanks between them. */
export const trieOf = (list: string, minLength = 1): Trie =>
	buildTrie(dictionaryOf(list.replaceAll(' ', '\n')), minLength);

/** The book of Ghost or Superghost on the words of a list with blanks between them. */
export const bookOf = (list: string, minLength = 1, variant: VariantName = 'ghost'): SharedBook =>
	makeBook(variant, dictionaryOf(list.replaceAll(' ', '\n')), minLength);

/** Every fragment of a trie and its node, in alphabetical order. */
export const fragmentsOf = (
	trie: Trie,
	node: Node = root,
	fragment = '',
): (readonly [fragment: string, node: Node])[] => [
	[fragment, node],
	...childrenOf(trie, node).flatMap(child =>
		fragmentsOf(trie, child, fragment + letterAt(trie.letters[child] ?? NaN)),
	),
];

/** The game after an action, and the turn; or why it is refused. */
export type GhostResult =
	| {readonly ok: true; readonly game: GhostGame; readonly turn: GhostTurn}
	| {readonly ok: false; readonly reason: GhostRefusal};

export function act(before: GhostGame, action: Action): GhostResult {
	const applied = ghostRules.answer(before, action);
	if (!applied.ok) return applied;
	if (applied.event.kind !== 'played') throw new Error('An action is a turn');
	return {ok: true, game: applied.state, turn: applied.event.turn};
}

export const playLetter = (game: GhostGame, letter: Letter, place = ''): GhostResult =>
	act(game, {kind: 'letter', letter, place});

export const challenge = (game: GhostGame): GhostResult => act(game, {kind: 'challenge'});

export const nameWord = (game: GhostGame, word: string | undefined): GhostResult =>
	act(game, {kind: 'name', word});

/** The game of Ghost after these letters, all of which must be legal. */
export const playAll = (game: GhostGame, letters: string): GhostGame =>
	spell(letters).reduce((before, letter) => {
		const result = playLetter(before, letter);
		if (!result.ok) throw new Error(result.reason);
		return result.game;
	}, game);

/** The words that can end a game: those of enough letters that begin with no other such word. */
export function naiveMinimal(list: readonly string[], minLength: number): string[] {
	const long = [...new Set(list)].filter(text => text.length >= minLength).sort();
	return long.filter(text => !long.some(other => other !== text && text.startsWith(other)));
}

/** Words of all lengths in which many begin with others. */
export const someWords = fc.array(someWord(1, 6), {minLength: 1, maxLength: 30});

/** Plays the jobs of a tournament in some order, and returns the scores. */
export async function playJobs(
	dictionary: Dictionary,
	tournament: Tournament,
	jobs: readonly TournamentJob[] = planJobs(dictionary, tournament),
): Promise<Scoreboard> {
	let board = emptyScoreboard;
	for (const job of jobs)
		board = enterScore(board, job, await playTournamentJob({dictionary, tournament}, job));
	return board;
}
