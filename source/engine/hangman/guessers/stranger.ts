import {lowestLetter, type LetterSet} from '../../alphabet.js';
import {countLetters, packLetters, wordAt, type Pool, type Words} from '../../words/words.js';
import {hidden} from '../rules/families.js';
import {matchPattern, revealedIn, type Position} from '../rules/position.js';
import {expert} from './expert.js';
import {ranksOf, type Alike, type Guesser, type Rank, type RankLetters, type Ranking} from './guesser.js';
import {learn, type Learnt} from './stranger/learn.js';
import {chancesOf, readPattern, type Chances} from './stranger/letters.js';
import type {MadeWords} from './stranger/made-words.js';

/** How likely it is that a word is listed, before its first letter: where the list is that of the game, and where the word comes from elsewhere. */
const listedChances = {ours: 0.97, elsewhere: 0.02};

/** The part of the unlisted words that are made as others are; the rest are guessed letter by letter. */
const madePart = 0.8;

/** The least share of the chance by letters that is left to unlisted words, whatever the listed ones take. */
const leastUnlisted = 0.02;

const noneMade: MadeWords = {letters: new Uint8Array(), weights: new Float32Array()};

const namedWords = 10;

/** Returns the words of most weight: of 30,000 in 0.3 ms; sorting them all would take 12. */
function heaviest(weights: Float32Array, pool: Pool): readonly number[] {
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

function addWord(chances: Chances, set: LetterSet, chance: number): void {
	chances.total += chance;
	for (let rest = set; rest !== 0; rest &= rest - 1) chances.holding[lowestLetter(rest)]! += chance;
}

function createJudge(words: Words, learnt: Learnt, listedChance: number) {
	const {alphabet, length} = words;
	const {letters, weights} = learnt.made[length] ?? noneMade;
	const made = packLetters(alphabet, letters, length);
	const madeFactor = learnt.madeTotal === 0 ? 0 : ((1 - listedChance) * madePart) / learnt.madeTotal;
	const spelled = chancesOf(learnt.letters, words);
	return ({guessed, pattern, fitting}: Position) => {
		const sum: Chances = {total: 0, holding: new Float64Array(alphabet.letters.length)};
		let known = 0;
		for (const word of fitting()) {
			addWord(sum, words.sets[word]!, listedChance / learnt.count);
			known += spelled[word]!;
		}

		const listed = sum.total;
		const alike = matchPattern(made, pattern, guessed);
		for (const word of alike) addWord(sum, made.sets[word]!, madeFactor * weights[word]!);
		const all = readPattern(learnt.letters, revealedIn(alphabet, pattern), guessed);
		const rest = Math.max(1 - known / all.total, leastUnlisted);
		const spelledFactor = rest * (1 - listedChance) * (1 - madePart);
		const total = sum.total + spelledFactor * all.total;
		return {
			listed: listed / total,
			chances: sum.holding.map((chance, letter) => (chance + spelledFactor * all.holding[letter]!) / total),
			alike: (): readonly Alike[] =>
				heaviest(weights, alike).map(word => ({
					word: wordAt(made, word),
					share: (madeFactor * weights[word]!) / total,
				})),
		};
	};
}

/**
Guesses words that may be on no list.

It weighs three kinds of words: the listed, words made as those are made, and all that can be spelled as they are. While the word is most likely listed it guesses as `expert` does, else the letter that it most likely holds.
*/
export const stranger: Guesser = ({words, list = words, isElsewhere = false, learnt = () => learn(list)}) => {
	let judge: ReturnType<typeof createJudge> | undefined;
	let byExpert: RankLetters | undefined;
	return (position): Ranking => {
		if (!position.pattern.includes(hidden)) return {words: position.fitting().length, letters: []};
		judge ??= createJudge(words, learnt(), isElsewhere ? listedChances.elsewhere : listedChances.ours);
		const {listed, chances, alike} = judge(position);
		if (listed > 0.5) return (byExpert ??= expert({words}))(position);
		const counts = countLetters(words, position.fitting());
		const letters = ranksOf(words.alphabet, counts)
			.map((rank, index): Rank => ({...rank, chance: chances[index]!}))
			.filter((_, index) => (position.guessed & (1 << index)) === 0)
			.toSorted((a, b) => b.chance - a.chance);
		return {words: counts.total, letters, alike: alike()};
	};
};
