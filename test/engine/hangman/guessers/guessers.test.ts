import {guess} from '../../guess.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {dictionaryOf} from '../../helpers.js';
import {stillPossible, stringPlayers} from '../string-players.js';
import {letterSet, spell} from '../../english.js';
import {
	askedLetter,
	choosers,
	drawSecret,
	guessers,
	newGame,
	positionOf,
	readPosition,
	wordAt,
	wordsOfLength,
	type Guesser,
	type Ranking,
} from '../../../../source/engine/index.js';

const nine = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
const six = ['broth', 'cakes', 'cones', 'curry', 'dough', 'pesto'];
const dishes = ['i', 'like', 'cheese'];

/** A position on a list of words of all lengths. */
function positionIn(list: readonly string[], pattern: string, guessed: string) {
	const dictionary = dictionaryOf(list.join('\n'));
	const words = wordsOfLength(dictionary, pattern.length);
	return {...readPosition({words, pattern, guessed: letterSet(spell(guessed))}), list: dictionary};
}

const occurrences = ({letters}: Ranking): Record<string, number> =>
	Object.fromEntries(
		letters.map(rank => [rank.letter, rank.occurrences] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
	);

const rank = (guesser: Guesser, {list, ...position}: ReturnType<typeof positionIn>): Ranking =>
	guesser({words: position.words, list})(position);

const order = ({letters}: Ranking): string => letters.map(({letter}) => letter).join('');

test.each([
	// [guesser, words, pattern, guessed, letter]
	['naive', nine, '----', '', 'e'],
	['naive', nine, '----', 'e', 'l'],
	['naive', nine, '----', 'el', 'o'],
	['naive', nine, '-e--', 'e', 'l'],
	['naive', dishes, '------', '', 'e'],
	['pattern', nine, '-e--', 'e', 'a'],
	['pattern', nine, '-l--', 'l', 'e'],
	['pattern', nine, '----', 'e', 'l'],
	['pattern', six, '-o---', 'o', 'c'],
	['paga', nine, '----', 'e', 'o'],
	['paga', nine, '-e--', 'e', 'a'],
	['paga', six, '-----', 'e', 'r'],
	['paga', ['bee', 'bed'], 'be-', 'be', 'd'],
] as const)('%s on %j, shown %s, guessed "%s", asks %s', (name, list, pattern, guessed, letter) => {
	expect(askedLetter(rank(guessers[name], positionIn(list, pattern, guessed)))).toBe(letter);
});

test('the counts of the handouts', () => {
	const {naive, pattern, paga} = guessers;
	expect(occurrences(rank(naive, positionIn(nine, '----', '')))).toEqual({
		...{a: 3, b: 2, c: 1, d: 2, e: 7, f: 1, g: 1, h: 1, i: 1, l: 6, o: 5, p: 1, s: 1, t: 1, w: 1, x: 1, y: 1},
	});
	expect(occurrences(rank(naive, positionIn(dishes, '-', '')))).toEqual({
		...{c: 1, e: 4, h: 1, i: 2, k: 1, l: 1, s: 1},
	});
	expect(occurrences(rank(pattern, positionIn(nine, '-e--', 'e')))).toEqual({a: 2, b: 1, d: 1, l: 1, t: 1});
	expect(occurrences(rank(pattern, positionIn(six, '-o---', '')))).toEqual({
		...{c: 1, d: 1, e: 1, g: 1, h: 1, n: 1, s: 1, u: 1},
	});
	expect(occurrences(rank(paga, positionIn(nine, '----', 'e')))).toEqual({
		...{a: 1, c: 1, d: 1, g: 1, l: 3, o: 4, y: 1},
	});
});

test('pattern lets a shown letter hide elsewhere, paga does not', () => {
	const position = positionIn(nine, '-l--', 'l');
	expect(rank(guessers.pattern, position).words).toBe(3);
	expect(rank(guessers.paga, position).words).toBe(2);
});

test('words with a letter are told apart from its occurrences', () => {
	const [best] = rank(guessers.naive, positionIn(nine, '----', '')).letters;
	expect(best).toEqual({letter: 'e', words: 6, occurrences: 7, chance: 6 / 9});
});

test('nothing is left to ask when no word fits or every letter is guessed', () => {
	for (const guesser of Object.values(guessers)) {
		expect(askedLetter(rank(guesser, positionIn(['an', 'at'], 'an', 'ant')))).toBeUndefined();
	}

	expect(askedLetter(rank(guessers.pattern, positionIn(nine, 'z---', '')))).toBeUndefined();
	expect(askedLetter(rank(guessers.paga, positionIn(nine, '----', 'abcdefghij')))).toBeUndefined();
});

const someLists = fc.integer({min: 1, max: 5}).chain(length =>
	fc.uniqueArray(
		fc.string({unit: fc.constantFrom(...spell('abcdef')), minLength: length, maxLength: length}),
		{
			minLength: 1,
			maxLength: 30,
		},
	),
);

const someGuesses = fc.uniqueArray(fc.constantFrom(...spell('abcdefg')));

test('what a guesser sees is what fits every answer', () => {
	fc.assert(
		fc.property(someLists, someGuesses, fc.string(), (list, guesses, seed) => {
			const dictionary = dictionaryOf(list.join('\n'));
			const words = wordsOfLength(dictionary, list[0]?.length ?? 0);
			let game = newGame({words, budget: 26, secret: drawSecret('random', words, seed)});
			const choose = choosers.random.begin(words);
			for (const letter of guesses) {
				const result = guess(game, letter, choose);
				if (result.ok) game = result.game;
			}

			const seen = positionOf(game);
			const guessed = game.turns.map(({guess}) => guess).join('');
			const possible = stillPossible(list, game.pattern, guessed).sort();
			expect(Array.from(seen.fitting(), word => wordAt(words, word))).toEqual(possible);
			expect(readPosition(seen).fitting()).toEqual(seen.fitting());
		}),
	);
});

test.each(['naive', 'pattern', 'paga'] as const)('%s asks what counting strings asks', name => {
	fc.assert(
		fc.property(someLists, someLists, someGuesses, (list, others, guesses) => {
			const secret = list[0] ?? '';
			const dictionary = [...new Set([...list, ...others])];
			const guessed = guesses.join('');
			const pattern = secret.replaceAll(/./g, letter => (guessed.includes(letter) ? letter : '-'));
			const ranking = rank(guessers[name], positionIn(dictionary, pattern, guessed));
			const asked = askedLetter(ranking) ?? '?';
			expect(asked).toBe(stringPlayers[name](dictionary, pattern, guessed));
			expect(new Set(order(ranking)).size).toBe(ranking.letters.length);
		}),
	);
});
