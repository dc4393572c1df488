import {familyOf, guess} from '../../guess.js';
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createWorstCases} from '../../../../source/engine/hangman/choosers/cunning.js';
import {spell} from '../../english.js';
import {
	choosers,
	everyWord,
	guessers,
	isMiss,
	newGame,
	packWords,
	parseDictionary,
	playMatch,
	splitPool,
	status,
	wordAt,
	wordsOfLength,
	wrongGuesses,
	type ChooserName,
	type Family,
	type Letter,
	type Words,
} from '../../../../source/engine/index.js';
import {countMisses, stringPlayers} from '../string-players.js';
import {mask} from '../../../mask.js';
import {someOf} from '../../../some-of.js';

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
	const families = splitPool(words, everyWord(words), letter);
	const choose = choosers.cunning.begin(words);
	const choice = choose({words, guess: letter, families, remaining, secret: undefined});
	return {families, family: familyOf({families}, choice), isProved: choice.isProved};
}

/** The family that the rule names: sure misses within the budget, then the sum of both, then the size; the first of equals. */
function promisesMost(words: Words, families: readonly Family[], remaining: number): Family | undefined {
	const {frequent, expert} = createWorstCases(words);
	const grades = families.map(family => {
		const miss = isMiss(family) ? 1 : 0;
		const [one, two] = [frequent(family.pool) + miss, expert(family.pool) + miss];
		return {family, grade: [Math.min(one, two, remaining), one + two, family.pool.length] as const};
	});
	const [best] = grades.toSorted(({grade: a}, {grade: b}) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
	return best?.family;
}

const keptWords = (list: readonly string[], letter: Letter, remaining: number): string[] => {
	const words = packWords(list);
	return Array.from(kept(words, letter, remaining).family.pool, word => wordAt(words, word));
};

describe('cunning', () => {
	test('takes the miss that ends the game, where evil would give a hit away', () => {
		expect(keptWords(['deal', 'tear', 'monk'], 'e', 1)).toEqual(['monk']);
		const words = packWords(['deal', 'tear', 'monk']);
		const options = {words, budget: 1};
		const ends = (['evil', 'cunning'] as const).map(name => {
			const result = guess(newGame(options), 'e', choosers[name].begin(words));
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

	test('keeps the family that promises most', () => {
		fc.assert(
			fc.property(someWords, someLetter, fc.integer({min: 2, max: 4}), (list, letter, remaining) => {
				const words = packWords(list);
				const {families, family, isProved} = kept(words, letter, remaining);
				expect(family).toEqual(promisesMost(words, families, remaining));
				expect(isProved).toBe(true);
			}),
		);
	});

	test.each([
		[
			'the misses of both together',
			'baby camp fret gale jury menu myth neon rode sari',
			'a',
			'baby camp gale sari',
		],
		['words', 'bare dive each loaf monk ogre tent vise', 'e', 'bare dive ogre vise'],
	] as const)('keeps the family of more %s where as many misses are sure', (_, list, letter, family) => {
		expect(keptWords(list.split(' '), letter, 2)).toEqual(family.split(' '));
	});

	/** So many orders of the letters of a word: asking any of its letters rules out words, and none is a miss. */
	const orders = (word: string, count: number): string[] => {
		const all = (rest: string): string[] =>
			rest.length < 2
				? [rest]
				: Array.from(rest).flatMap(letter => all(rest.replace(letter, '')).map(order => letter + order));
		return all(word).slice(0, count);
	};

	test('knows how expert would go on with up to 300 words, and goes by their promise with more', () => {
		const list =
			'accede clergy copier deface excise fleets fooled gamest grades gripes hashes intern muscle nicest spares unsafe velvet welled';
		const keptOf = (count: number) =>
			keptWords([...list.split(' '), ...orders('vwqxyz', count - 18)], 'e', 8);
		expect(keptOf(300)).toHaveLength(282);
		expect(keptOf(301)).toEqual(['copier', 'fooled', 'grades', 'gripes', 'hashes', 'spares']);
	});

	test('looks at every second word of more than 15,000', () => {
		// Each second word behind a first `a` is of a chain of seven, but of a chain of nine half the words are left.
		const fillers = orders('lmnopq', 7).toReversed();
		const first = Array.from('bcdefgh', (letter, at) => [
			`a${letter}kkkkkk`,
			`a${letter}${fillers[at] ?? ''}`,
		]);
		const second = Array.from('bcdefghij', letter => `${letter}akkkkkk`);
		const keptOf = (count: number) =>
			keptWords([...first.flat(), ...second, ...orders('bcdefghi', count - 23)], 'a', 8);
		expect(keptOf(15_000)).toEqual(second);
		expect(keptOf(15_001)).toEqual(first.flat());
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

	test('of the expert are what it misses on its worst word', async () => {
		await fc.assert(
			fc.asyncProperty(someWords, async list => {
				const words = packWords(list);
				const match = {guesser: guessers.expert, chooser: choosers.random, words, known: {words}};
				const worst = (await playMatch(match)).hardest[0]?.misses;
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

async function worst(guesser: 'paga' | 'expert', chooser: ChooserName, words: Words): Promise<number> {
	const {hardest} = await playMatch({
		guesser: guessers[guesser],
		chooser: choosers[chooser],
		words,
		known: {words, list: common},
	});
	return hardest[0]?.misses ?? 0;
}

describe.each(['paga', 'expert'] as const)('against %s', guesser => {
	test.each(someOf([4, 5, 6, 7, 8, 9, 10, 11, 12], 1))(
		'at %i letters cunning forces more misses than evil, if any word costs more',
		async length => {
			const words = wordsOfLength(common, length);
			const evil = await worst(guesser, 'evil', words);
			const cunning = await worst(guesser, 'cunning', words);
			if (cunning <= evil)
				expect([evil, cunning]).toEqual(Array(2).fill(await worst(guesser, 'random', words)));
		},
		60_000,
	);
});

test('a game against cunning stays consistent to its end', () => {
	const words = wordsOfLength(common, 5);
	let game = newGame({words, budget: 8});
	const choose = choosers.cunning.begin(words);
	for (const letter of spell('esaroitnlcdu')) {
		const result = guess(game, letter, choose);
		if (result.ok) game = result.game;
	}

	expect(status(game)).toBe('lost');
	expect(wrongGuesses(game)).toHaveLength(8);
	const guessed = game.turns.map(({guess}) => guess);
	for (const word of game.pool) expect(mask(wordAt(words, word), guessed)).toBe(game.pattern);
});
