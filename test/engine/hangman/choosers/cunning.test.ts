import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createWorstCases} from '../../../../source/engine/hangman/choosers/worst-case.js';
import {spell} from '../../english.js';
import {
	choosers,
	countDictionary,
	everyWord,
	guess,
	guessers,
	isMiss,
	newGame,
	packWords,
	parseDictionary,
	playMatch,
	seedRandom,
	splitPool,
	status,
	wordAt,
	wordsOfLength,
	wrongLetters,
	type ChooserName,
	type Letter,
	type Words,
} from '../../../../source/engine/index.js';
import {dictionaryOf} from '../../helpers.js';
import {countMisses, stringPlayers} from '../string-players.js';

const someWords = fc
	.integer({min: 1, max: 5})
	.chain(length =>
		fc.uniqueArray(
			fc.string({unit: fc.constantFrom(...spell('abcdefg')), minLength: length, maxLength: length}),
			{minLength: 1, maxLength: 40},
		),
	);

const someLetter = fc.constantFrom(...spell('abcdefgh'));

function kept(words: Words, letter: Letter, remaining: number) {
	const [first, ...others] = splitPool(words, everyWord(words), letter);
	if (first === undefined) throw new Error('There are words');
	const families = [first, ...others] as const;
	const choose = choosers.cunning.begin(words);
	return {families, family: choose({words, letter, families, remaining, secret: undefined}).family};
}

const keptWords = (list: readonly string[], letter: Letter, remaining: number): string[] => {
	const words = packWords(list);
	return Array.from(kept(words, letter, remaining).family.pool, word => wordAt(words, word));
};

describe('cunning', () => {
	test('takes the miss that ends the game, where evil would give a hit away', () => {
		expect(keptWords(['deal', 'tear', 'monk'], 'e', 1)).toEqual(['monk']);
		const words = packWords(['deal', 'tear', 'monk']);
		const options = {words, budget: 1, random: seedRandom('')};
		const ends = (['evil', 'cunning'] as const).map(name => {
			const result = guess(newGame({...options, chooser: choosers[name]}), 'e', choosers[name].begin(words));
			return result.ok ? status(result.game) : result.reason;
		});
		expect(ends).toEqual(['playing', 'lost']);
	});

	test('weighs more than the size of a family', () => {
		const rhymes = ['bill', 'fill', 'gill', 'hill'];
		const list = [...rhymes, 'bead', 'fern', 'jest', 'kelp', 'tend'];
		expect(keptWords(list, 'e', 8)).toEqual(rhymes);
		const families = kept(packWords(list), 'e', 8).families;
		expect(Math.max(...families.map(({pool}) => pool.length))).toBeGreaterThan(rhymes.length);
	});

	test('never gives a hit away when a miss ends the game', () => {
		fc.assert(
			fc.property(someWords, someLetter, (list, letter) => {
				const {families, family} = kept(packWords(list), letter, 1);
				expect(isMiss(family)).toBe(families.some(isMiss));
			}),
		);
	});

	test('keeps one of the families, the same one every time', () => {
		fc.assert(
			fc.property(someWords, someLetter, fc.integer({min: 1, max: 26}), (list, letter, remaining) => {
				const words = packWords(list);
				const {families, family} = kept(words, letter, remaining);
				expect(families).toContain(family);
				expect(kept({...words}, letter, remaining).family).toEqual(family);
			}),
		);
	});
});

describe('worst cases', () => {
	test('of the most frequent letter are what paga misses on its worst word', () => {
		fc.assert(
			fc.property(someWords, list => {
				const words = packWords(list);
				const misses = list.map(secret => countMisses(stringPlayers.paga, list, secret));
				expect(createWorstCases(words).frequent(everyWord(words))).toBe(Math.max(...misses));
			}),
		);
	});

	test('of the expert are what it misses on its worst word', () => {
		fc.assert(
			fc.property(someWords, list => {
				const words = packWords(list);
				const dictionary = countDictionary(dictionaryOf(list.join('\n')));
				const match = {guesser: guessers.expert, chooser: choosers.random, words, dictionary};
				const worst = playMatch(match).hardest[0]?.misses;
				expect(createWorstCases(words).expert(everyWord(words))).toBe(worst);
			}),
		);
	});

	test('of any way of guessing are at most as many as there are other words', () => {
		fc.assert(
			fc.property(someWords, list => {
				const words = packWords(list);
				const {promising, expert} = createWorstCases(words);
				expect(promising(everyWord(words))).toBeLessThan(words.count);
				// Where few words are left, the expert's mean is the least there is; its worst case is one of its words.
				expect(expert(everyWord(words))).toBeLessThan(words.count);
			}),
		);
	});
});

const parsed = parseDictionary(
	readFileSync(new URL('../../../../dictionaries/en/common.txt', import.meta.url), 'utf8'),
);
if (!parsed.ok) throw new Error(parsed.reason);
const common = parsed.dictionary;
const counts = countDictionary(common);

const worst = (guesser: 'paga' | 'expert', chooser: ChooserName, words: Words): number =>
	playMatch({guesser: guessers[guesser], chooser: choosers[chooser], words, dictionary: counts}).hardest[0]
		?.misses ?? 0;

describe.each(['paga', 'expert'] as const)('against %s', guesser => {
	test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])(
		'at %i letters cunning forces more misses than evil, if any word costs more',
		length => {
			const words = wordsOfLength(common, length);
			const evil = worst(guesser, 'evil', words);
			const cunning = worst(guesser, 'cunning', words);
			if (cunning <= evil) expect([evil, cunning]).toEqual(Array(2).fill(worst(guesser, 'random', words)));
		},
		60_000,
	);
});

test('a game against cunning stays consistent to its end', () => {
	const words = wordsOfLength(common, 5);
	let game = newGame({words, chooser: choosers.cunning, budget: 8, random: seedRandom('')});
	const choose = choosers.cunning.begin(words);
	for (const letter of spell('esaroitnlcdu')) {
		const result = guess(game, letter, choose);
		if (result.ok) game = result.game;
	}

	expect(status(game)).toBe('lost');
	expect(wrongLetters(game)).toHaveLength(8);
	const guessed = new Set<string>(game.turns.map(({letter}) => letter));
	for (const word of game.pool) {
		const shown = Array.from(wordAt(words, word), letter => (guessed.has(letter) ? letter : '-'));
		expect(shown.join('')).toBe(game.pattern);
	}
});
