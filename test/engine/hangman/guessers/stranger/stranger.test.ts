import {describe, expect, test} from 'vitest';
import {
	askedLetter,
	guessers,
	languages,
	learn,
	letterSet,
	parseDictionary,
	readPosition,
	wordsOfLength,
	type Knowledge,
	type Dictionary,
	type Ranking,
} from '../../../../../source/engine/index.js';
import {mask} from '../../../../mask.js';

function listOf(words: readonly string[]): Dictionary {
	const parsed = parseDictionary(words.join('\n'));
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

const stems = [
	'walk',
	'talk',
	'play',
	'jump',
	'kick',
	'lift',
	'rest',
	'hunt',
	'dust',
	'mend',
	'pick',
	'turn',
];

const list = listOf(
	stems.flatMap(stem => [stem, `${stem}s`, `${stem}ed`, `${stem}ing`]).filter(word => word !== 'lifted'),
);

const learnt = learn(list);

type Learning = Pick<Knowledge, 'learnt' | 'isElsewhere'>;

const elsewhere: Learning = {learnt: () => learnt, isElsewhere: true};

function rank(pattern: string, guessed: string, learning = elsewhere): Ranking {
	const words = wordsOfLength(list, pattern.length);
	return guessers.stranger({words, list, ...learning})(
		readPosition({
			words,
			pattern,
			guessed: letterSet(languages.en, guessed),
		}),
	);
}

/** The letters asked until a word is found. */
function play(word: string, learning: Learning): string {
	let asked = '';
	while (!Array.from(word).every(letter => asked.includes(letter))) {
		const letter = askedLetter(rank(mask(word, asked), asked, learning));
		if (letter === undefined || asked.includes(letter)) throw new Error(`It asks ${letter} after ${asked}`);
		asked += letter;
	}

	return asked;
}

describe('stranger', () => {
	test('guesses a word that its list lacks, but should have', () => {
		const {words, letters, alike} = rank('---ted', 'ted');
		expect(words).toBe(1);
		expect(letters.map(({letter}) => letter)).toHaveLength(23);
		expect(rank('--fted', 'fted').words).toBe(0);
		expect(rank('--fted', 'fted').alike?.map(({word}) => word)).toContain('lifted');
		expect(askedLetter(rank('-ifted', 'ifted'))).toBe('l');
		expect(alike?.map(({word}) => word)).not.toContain('hunted');
	});

	test.each(['lifted', 'zebra', 'qqqq', 'strengths', 'x'])('always has a letter to ask for %s', word => {
		expect(new Set(play(word, elsewhere)).size).toBeLessThanOrEqual(26);
	});

	test('goes on from letter to letter of a word that nothing is like', () => {
		const {words, letters} = rank('qz-', 'qz');
		expect(words).toBe(0);
		expect(letters.every(({chance}) => chance > 0 && chance < 1)).toBe(true);
		expect(letters.map(({chance}) => chance)).toEqual(
			letters.map(({chance}) => chance).toSorted((a, b) => b - a),
		);
	});

	test('the chances of the one hidden letter add up to 1, whatever is known', () => {
		const shapes: readonly [pattern: string, guessed: string][] = [
			['-alk', 'alk'],
			['hunt-d', 'huntdi'],
			['-ifted', 'ifted'],
			['zeb-a', 'zeba'],
			['q-z', 'qz'],
		];
		for (const [pattern, guessed] of shapes)
			for (const isElsewhere of [true, false]) {
				const {letters, words} = rank(pattern, guessed, {learnt: () => learnt, isElsewhere});
				if (!isElsewhere && words > 0) continue;
				expect(letters.reduce((sum, {chance}) => sum + chance, 0)).toBeCloseTo(1, 9);
			}
	});

	test('takes little time for words of many letters that are all alike', () => {
		const ones = listOf(Array.from('abcdefghijklmnopqrstuvwxyz'));
		const words = wordsOfLength(ones, 50);
		const position = readPosition({
			words,
			pattern: '-'.repeat(50),
			guessed: 0,
		});
		const learnt = () => learn(ones);
		expect(guessers.stranger({words, learnt})(position).letters).toHaveLength(26);
	});

	test('guesses as expert does where the word is on the list, as far as it can know', () => {
		const ours = {learnt: () => learnt, isElsewhere: false};
		const words = wordsOfLength(list, 4);
		const position = readPosition({
			words,
			pattern: '-a--',
			guessed: letterSet(languages.en, 'a'),
		});
		expect(rank('-a--', 'a', ours)).toEqual(guessers.expert({words})(position));
		expect(rank('-a--', 'a', ours).alike).toBeUndefined();
	});

	test('names each word made with its share of all that fit', () => {
		const {alike = []} = rank('------', '');
		const shares = alike.map(({share}) => share);
		expect(shares).toEqual(shares.toSorted((a, b) => b - a));
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
		expect(alike.every(({word}) => word.length === 6)).toBe(true);
	});

	test('learns from the words of a length where there are no others, and the same every time', () => {
		const words = wordsOfLength(list, 6);
		const position = readPosition({
			words,
			pattern: '--z---',
			guessed: letterSet(languages.en, 'z'),
		});
		const once = guessers.stranger({words})(position);
		expect(once.letters).toHaveLength(25);
		expect(guessers.stranger({words})(position)).toEqual(once);
	});

	test('has nothing to ask once a word is found', () => {
		expect(rank('zebra', 'zebra').letters).toEqual([]);
	});

	test('tells how far its learning is', () => {
		const shares: number[] = [];
		learn(list, share => shares.push(share));
		expect(shares.at(-1)).toBe(1);
		expect(shares).toEqual(shares.toSorted((a, b) => a - b));
	});
});

test('where listed words explain all that is shown, little is left to others', () => {
	const {letters} = rank('-alk', 'alk');
	const others = letters.filter(({letter}) => letter !== 'w' && letter !== 't');
	expect(others.reduce((sum, {chance}) => sum + chance, 0)).toBeLessThan(0.001);
});
