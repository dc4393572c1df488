import {describe, expect, test} from 'vitest';
import {digestOfWords, provedAnswers, readAnswersEntry} from '../../source/dictionaries/proved-answers.js';
import {writeAnswer} from '../../scripts/data/write-answers.js';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {
	chooseFamily,
	createSolver,
	everyWord,
	isMiss,
	letterBit,
	packWords,
	splitPool,
	wordAt,
	wordsOfLength,
	type Letter,
	type Words,
} from '../../source/engine/index.js';
import {perfectChooser} from '../../source/engine/hangman/choosers/perfect.js';
import {provedOf} from '../../source/dictionaries/proved.js';
import {someOf} from '../some-of.js';

async function load(dictionary: string) {
	const loaded = await loadDictionary(dictionary);
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	return loaded.dictionary;
}

/** The answers to all letters, or to some, in the game with a pool, proved anew. */
function proveAnew(
	words: Words,
	pool = everyWord(words),
	letters: readonly Letter[] = words.alphabet.letters,
): readonly string[] {
	const solver = createSolver(words);
	return letters.map(letter => {
		const families = splitPool(words, pool, letter);
		if (families.length === 1) return writeAnswer(undefined);
		const {family} = chooseFamily({
			solver,
			families,
			remaining: Infinity,
			held: 0,
			shouldStop: () => false,
		});
		const misses = solver.bounds(family.pool).atLeast + (isMiss(family) ? 1 : 0);
		return writeAnswer({family: families.indexOf(family), misses});
	});
}

describe.each(['small', 'common', 'huge'] as const)('the first answers on %s', dictionary => {
	test('are there for every length with a choice, and worth what is proved of it', async () => {
		const {lengths, ...rest} = await load(dictionary);
		for (const {length, count} of lengths) {
			const words = wordsOfLength({lengths, ...rest}, length);
			const proved = provedAnswers(words);
			expect(proved?.value).toBe(
				count === 1 ? undefined : provedOf({dictionary, language: 'en'}, length, count).perfect?.atLeast,
			);
			if (proved === undefined) continue;
			for (const letter of words.alphabet.letters) {
				const answer = proved.find([letter]);
				if (answer === undefined) expect(splitPool(words, everyWord(words), letter)).toHaveLength(1);
				else {
					expect(answer.misses).toBeGreaterThanOrEqual(proved.value);
					expect(answer.misses).toBeLessThanOrEqual(proved.value + 1);
				}
			}
		}
	});

	test('come out again for the quick lengths', async () => {
		const loaded = await load(dictionary);
		for (const {length, count} of loaded.lengths.filter(({count}) => count < 300)) {
			if (count === 1 || length === 3) continue;
			const words = wordsOfLength(loaded, length);
			const proved = provedAnswers(words);
			expect(words.alphabet.letters.map(letter => writeAnswer(proved?.find([letter])))).toEqual(
				proveAnew(words),
			);
		}
	});
});

test.each([
	['small', 7, 'e'],
	['common', 7, 'e'],
	['huge', 9, 'i'],
] as const)(
	'some second answers on %s come out again, with %i letters behind %s',
	async (dictionary, length, first) => {
		const words = wordsOfLength(await load(dictionary), length);
		const proved = provedAnswers(words);
		const kept = splitPool(words, everyWord(words), first)[proved?.find([first])?.family ?? -1];
		const letters = ['a', 'o', 's'] as const;
		expect(letters.map(letter => writeAnswer(proved?.find([first, letter])))).toEqual(
			proveAnew(words, kept?.pool, letters),
		);
	},
);

/** The lengths whose values without letters are proved. */
const withValues = [
	['small', [6, 7]],
	['common', [4, 5]],
	['huge', [3, 6, 7, 8]],
] as const;

describe.each(withValues)('the values of the words of %s without some letters', (dictionary, lengths) => {
	test.each(lengths)('of %i letters agree with the answers', async length => {
		const words = wordsOfLength(await load(dictionary), length);
		const {letters} = words.alphabet;
		const proved = provedAnswers(words);
		const hasMiss = (left: readonly Letter[]) => {
			const set = left.reduce((bits, letter) => bits | letterBit(words.alphabet, letter), 0);
			return words.sets.some(each => (each & set) === 0);
		};
		/** The letters that are answered with a miss behind others that are; what the misses cost is what is left without them. */
		const missed = (before: readonly Letter[]) =>
			letters.filter(letter => {
				const left = [...before, letter];
				const answer = proved?.find(left);
				if (answer === undefined || !hasMiss(left)) return false;
				const cost = 1 + (proved?.valueWithout(left) ?? NaN);
				const isMissed = answer.family === 0;
				expect(isMissed ? cost === answer.misses : cost <= answer.misses).toBe(true);
				return isMissed;
			});
		const pairs = missed([]).flatMap(first => missed([first]));
		expect(pairs.length).toBeGreaterThan(100);
		expect(proved?.valueWithout([])).toBe(proved?.value);
	});
});

const withoutLetters = [
	['small', 6, 'aeiu'],
	['small', 7, 'aei'],
	['common', 4, 'aeiv'],
	['common', 5, 'aeou'],
	['huge', 3, 'aeos'],
	['huge', 6, 'aei'],
	['huge', 7, 'aei'],
	['huge', 8, 'aei'],
] as const;

test.each(someOf(withoutLetters, 3))(
	'a value of %s comes out again, %i letters without %s',
	async (dictionary, length, left) => {
		const words = wordsOfLength(await load(dictionary), length);
		const pool = everyWord(words).filter(
			word => !Array.from(wordAt(words, word)).some(letter => left.includes(letter)),
		);
		expect(pool.length).toBeGreaterThan(30);
		expect(provedAnswers(words)?.valueWithout(Array.from(left))).toBe(
			createSolver(words).solve(pool).atLeast,
		);
	},
);

test('perfect answers first letters with them at once, and without them not in so little time', async () => {
	const words = wordsOfLength(await load('common'), 5);
	for (const letter of ['e', 'g', 'w'] as const) {
		const families = splitPool(words, everyWord(words), letter);
		const question = {words, guess: letter, families, remaining: 8, secret: undefined} as const;
		const kept = provedAnswers(words)?.find([letter])?.family ?? -1;
		const chooser = perfectChooser(0);
		expect(chooser.begin(words, provedAnswers)(question)).toEqual({
			places: families[kept]?.places,
			isProved: true,
		});
		expect(chooser.begin(words)(question).isProved).toBe(false);
	}
});

test('what is proved of some words is not used for others', async () => {
	const words = wordsOfLength(await load('small'), 6);
	const texts = Array.from({length: words.count}, (_, index) => wordAt(words, index));
	expect(provedAnswers(packWords(texts))?.value).toBe(11);
	expect(provedAnswers(packWords(texts.slice(1)))).toBeUndefined();
	expect(provedAnswers(packWords(texts.with(0, 'zzzzzz')))).toBeUndefined();
	expect(provedAnswers(packWords([...texts, 'zzzzzz']))).toBeUndefined();
	expect(digestOfWords(packWords(['ab', 'ba']))).not.toBe(digestOfWords(packWords(['ab', 'bb'])));
});

test('an entry is read as it was written', () => {
	const words = packWords(['at', 'it']);
	const answers = words.alphabet.letters.map(letter =>
		writeAnswer(letter === 'i' ? {family: 40, misses: 11} : undefined),
	);
	const {value, find} = readAnswersEntry(
		{value: 1, first: answers.join(' '), second: {i: answers.join(' ')}},
		words,
	);
	expect(value).toBe(1);
	expect(find(['i'])).toEqual({family: 40, misses: 11});
	expect(find(['i', 'i'])).toEqual({family: 40, misses: 11});
	expect(find(['a'])).toBeUndefined();
	expect(find(['a', 'i'])).toBeUndefined();
	expect(find(['i', 'i', 'i'])).toBeUndefined();
	expect(find([])).toBeUndefined();
});
