import {isLetter, letterIndex, type Alphabet} from '../../alphabet.js';
import {oncePer} from '../../once-per.js';
import {countLetters} from '../../words/counts.js';
import {everyWord, packLetters, wordAt, type Pool, type Words} from '../../words/words.js';
import {hidden} from '../rules/game.js';
import {matchPattern, type Position} from '../rules/position.js';
import {expert} from './expert.js';
import type {Alike, Guesser, Rank, Ranking} from './guesser.js';
import {chanceOf, createLattice} from './stranger/lattice.js';
import {learnWords, type Learnt} from './stranger/learn.js';

/** How likely it is that a word is listed, before its first letter: where the list is that of the game, and where the word comes from elsewhere. */
const listedChances = {ours: 0.97, elsewhere: 0.05};

/** The part of the unlisted words that are made as others are; the rest are guessed letter by letter. */
const madePart = 0.8;

/** Of what the letters say of all words this much is left to the unlisted, whatever the listed take. */
const leastUnlisted = 0.02;

/** So many words are named as being like the one sought. */
const namedWords = 10;

/** Words of one length, each with a weight. */
type Weighted = {readonly words: Words; readonly weights: Float32Array};

/** The words made that have the length of some others. */
function madeOfLength({made}: Learnt, {alphabet, length}: Words): Weighted {
	const lengthAt = (word: number) => made.starts[word + 1]! - made.starts[word]!;
	let from = 0;
	while (from < made.weights.length && lengthAt(from) < length) from++;
	let to = from;
	while (to < made.weights.length && lengthAt(to) === length) to++;
	const letters = made.letters.subarray(made.starts[from], made.starts[to]);
	return {words: packLetters(alphabet, letters, length), weights: made.weights.subarray(from, to)};
}

/** The letters of a pattern by their numbers, -1 where one is hidden. */
const readPattern = (alphabet: Alphabet, pattern: string): readonly number[] =>
	Array.from(pattern, shown => (isLetter(alphabet, shown) ? letterIndex(alphabet, shown) : -1));

/** The chance of some words together, and of those among them that hold each letter. */
type Chances = {total: number; readonly holding: Float64Array};

const noWords = (letterCount: number): Chances => ({total: 0, holding: new Float64Array(letterCount)});

function addWords(to: Chances, {words: {sets}, weights}: Weighted, pool: Pool, factor: number): void {
	const {holding} = to;
	let total = 0;
	for (const word of pool) {
		const weight = factor * weights[word]!;
		total += weight;
		for (let rest = sets[word]!; rest !== 0; rest &= rest - 1)
			holding[31 - Math.clz32(rest & -rest)]! += weight;
	}

	to.total += total;
}

/** Adds what the letters say of the words that are on no list: of all words but those listed. */
function addSpelled(to: Chances, all: Chances, listed: Chances, factor: number): void {
	const without = (whole: number, part: number) => factor * Math.max(whole - part, leastUnlisted * whole);
	to.total += without(all.total, listed.total);
	for (const [letter, chance] of all.holding.entries())
		to.holding[letter]! += without(chance, listed.holding[letter]!);
}

/** What there is to know about words of one length, whether they are listed or not. */
function createJudge(words: Words, learnt: Learnt, listedChance: number) {
	const letterCount = words.alphabet.letters.length;
	const lattice = createLattice(learnt.letters, letterCount);
	const made = madeOfLength(learnt, words);
	const madeFactor = learnt.made.total === 0 ? 0 : ((1 - listedChance) * madePart) / learnt.made.total;
	const evenly = {words, weights: new Float32Array(words.count).fill(listedChance / learnt.count)};
	const spelled = {
		words,
		weights: Float32Array.from(everyWord(words), word =>
			chanceOf(learnt.letters, letterCount, lettersOf(words, word)),
		),
	};

	return ({guessed, pattern, fitting}: Position) => {
		const listed = fitting();
		const sum = noWords(letterCount);
		addWords(sum, evenly, listed, 1);
		const listedTotal = sum.total;
		const likeThem = matchPattern(made.words, pattern, guessed);
		addWords(sum, made, likeThem, madeFactor);
		const known = noWords(letterCount);
		addWords(known, spelled, listed, 1);
		const all = lattice.read(readPattern(words.alphabet, pattern), guessed);
		addSpelled(sum, all, known, (1 - listedChance) * (1 - madePart));
		return {
			...sum,
			/** The share of the listed words. */
			listed: listedTotal / sum.total,
			/** The likeliest of the words made. */
			alike: (): readonly Alike[] =>
				heaviest(made, likeThem).map(word => ({
					word: wordAt(made.words, word),
					share: (madeFactor * made.weights[word]!) / sum.total,
				})),
		};
	};
}

/** The words of a pool that weigh most, the heaviest first. */
function heaviest({weights}: Weighted, pool: Pool): readonly number[] {
	const best: number[] = [];
	for (const word of pool) {
		const last = best[namedWords - 1];
		if (last !== undefined && weights[word]! <= weights[last]!) continue;
		const place = best.findIndex(each => weights[each]! < weights[word]!);
		best.splice(place < 0 ? best.length : place, 0, word);
		best.length = Math.min(best.length, namedWords);
	}

	return best;
}

const lettersOf = ({letters, length}: Words, word: number): Uint8Array =>
	letters.subarray(word * length, (word + 1) * length);

/**
Guesses words that may be on no list.

It weighs three kinds of words: the listed, words made as those are made, and all that can be spelled as they are. While the word is most likely listed it guesses as `expert` does, else the letter that it most likely holds.
*/
export const stranger: Guesser = {
	name: 'stranger',
	begin(words, background) {
		const begin = () => {
			const {learnt, isElsewhere} = background?.() ?? {learnt: learnWords(words), isElsewhere: false};
			return createJudge(words, learnt, isElsewhere ? listedChances.elsewhere : listedChances.ours);
		};
		let judge: ReturnType<typeof begin> | undefined;
		const byExpert = oncePer((known: Words) => expert.begin(known));
		return (position): Ranking => {
			if (!position.pattern.includes(hidden)) return {words: position.fitting().length, letters: []};
			judge ??= begin();
			const {total, holding, listed, alike} = judge(position);
			if (listed > 0.5) return byExpert(words)(position);
			const counts = countLetters(words, position.fitting());
			const letters = words.alphabet.letters
				.map((letter, index): Rank => ({
					letter,
					words: counts.words[index]!,
					occurrences: counts.occurrences[index]!,
					chance: holding[index]! / total,
				}))
				.filter((_, index) => (position.guessed & (1 << index)) === 0)
				.toSorted((a, b) => b.chance - a.chance);
			return {words: counts.total, letters, alike: alike()};
		};
	},
};
