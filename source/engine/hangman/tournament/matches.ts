import {seedRandom} from '../../random.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';
import {chooserOf} from '../choosers/choosers.js';
import {
	newGame,
	status,
	wrongGuesses,
	hidden,
	hiddenPattern,
	splitPool,
	type HangmanGame,
} from '../rules/game.js';
import {addScores, forfeitScore, noGames, scoreOf, type Score, type Outcome} from './scores.js';
import {beginSides, playOut, type Players} from './sides.js';
import {letterBit, type Letter} from '../../alphabet.js';
import {beginChoosing, type Chooser} from '../choosers/chooser.js';
import type {FindProved} from '../choosers/proved-answers.js';
import type {LetterCounts} from '../../words/counts.js';
import {nextPosition, readPosition, type Position} from '../rules/position.js';
import {naive} from '../guessers/by-occurrences.js';
import {
	askedLetter,
	type Background,
	type Guesser,
	type Rank,
	type RankLetters,
} from '../guessers/guesser.js';
import type {Learnt} from '../guessers/stranger/learn.js';

/** So many games in a row, and a program forfeits what is left of its part of a match: it will not recover. */
const mostForfeits = 3;

type ProgramMatch = Players & Pick<Match, 'secrets' | 'part'>;

const noChance = seedRandom('');

/** Such a game has no budget: it ends once one word is left, and is shown where the guesser doesn't know the list. */
const isDecided = (game: HangmanGame, isShown: boolean): boolean =>
	game.pool.length === 1 && (!isShown || status(game) !== 'playing');

/** The score of the games of a match that a program has part in: each of them is played by itself, for a program may remember what it was asked. */
export async function playProgramMatch(match: ProgramMatch): Promise<Score> {
	const {words, chooser, secrets = everyWord(words), part = {index: 0, count: 1}} = match;
	if (words.count === 0 || secrets.length === 0) return noGames;
	const {isFair} = chooserOf(chooser);
	const budget = words.alphabet.letters.length;
	const all = isFair ? Array.from(secrets, word => wordAt(words, word)) : [undefined];
	const games = all.filter((_, at) => at % part.count === part.index);
	let score = noGames;
	let inRow = 0;
	for (const [at, secret] of games.entries()) {
		const begun = newGame({words, chooser: {isFair}, budget, random: noChance, secret});
		const sides = beginSides(match);
		const isOver = (played: HangmanGame) => isDecided(played, match.known !== undefined);
		const {game, forfeit} = await playOut(begun, sides, isOver);
		await sides.end(game);
		if (forfeit === undefined) {
			if (!isOver(game)) throw new Error('A guesser asks a letter that was not guessed while words are left');
			inRow = 0;
			const word = wordAt(words, game.pool[0]!);
			score = addScores(score, scoreOf([{word, misses: wrongGuesses(game).length}]));
			continue;
		}

		const isOut = ++inRow === mostForfeits;
		const count = isOut ? games.length - at : 1;
		score = addScores(score, forfeitScore({...forfeit, games: count}));
		if (isOut) break;
	}

	return score;
}

export type Match = {
	readonly guesser: Guesser;
	readonly chooser: Chooser;
	readonly words: Words;
	readonly dictionary: LetterCounts;
	readonly secrets?: Pool;
	readonly findProved?: FindProved | undefined;
	/** What the guesser knows, where it is another list: then a game ends with the last letter. */
	readonly known?: Known | undefined;
	readonly learnt?: Learnt | undefined;
	readonly part?: MatchPart;
};

/** What a guesser knows of a list that the word is not from: the words of the length, and the letters of all. */
type Known = {readonly words: Words; readonly dictionary: LetterCounts};

/** One of `count` parts; the index counts from 0. */
export type MatchPart = {readonly index: number; readonly count: number};

function ask(name: string, rank: RankLetters, position: Position): Letter {
	const letter = askedLetter(rank(position));
	if (letter === undefined) throw new Error(`The guesser ${name} asks nothing while words are left`);
	if ((position.guessed & letterBit(position.words.alphabet, letter)) !== 0)
		throw new Error(`The guesser ${name} asks ${letter} for the second time`);
	return letter;
}

const backgroundOf = ({learnt, known}: Match): Background | undefined =>
	learnt && (() => ({learnt, isElsewhere: known !== undefined}));

/** Begins the memory of a guesser for one game, or for all ways that a game can go. */
function beginRanking(match: Match): RankLetters {
	const {guesser, known, words} = match;
	if (known === undefined) return guesser.begin(words, backgroundOf(match));
	const rank = guesser.begin(known.words, backgroundOf(match));
	const rankNaively = naive.begin(known.words);
	return ({pattern, guessed, remaining}) => {
		const position = readPosition({...known, pattern, guessed, remaining});
		const ranking = rank(position);
		if (ranking.letters.length > 0) return ranking;
		const anyLetters = everyLetter(position);
		const liked = rankNaively(position);
		return {...liked, letters: [...liked.letters, ...anyLetters]};
	};
}

const everyLetter = ({words: {alphabet}, guessed}: Position): readonly Rank[] =>
	alphabet.letters
		.filter(letter => (guessed & letterBit(alphabet, letter)) === 0)
		.map(letter => ({letter, words: 0, occurrences: 0, chance: 0}));

/** Whether the game goes no further: one word is left, and shown where the guesser doesn't know the list. */
const isDone = (position: Position, {known}: Match): boolean =>
	position.fitting().length === 1 && (known === undefined || !position.pattern.includes(hidden));

function opening({words, dictionary}: Match): Position {
	const pattern = hiddenPattern(words.length);
	const pool = everyWord(words);
	const position = readPosition({
		words,
		dictionary,
		pattern,
		guessed: 0,
		remaining: words.alphabet.letters.length,
	});
	return {...position, agreeing: () => pool, fitting: () => pool};
}

/**
The score of the games between a guesser and a chooser without a budget: a game ends once one word is left, or where the guesser knows another list with the last letter.

Neither uses chance, so a fair chooser's games are one walk over the tree of families, and a cheating chooser has one game. A guesser that asks nothing, or a letter twice, throws.
*/
export function playMatch(match: Match): Score {
	const {words, chooser} = match;
	if (words.count === 0 || match.secrets?.length === 0) return scoreOf([]);
	return scoreOf(chooser.isFair ? playFair(match) : [playCheat(match)]);
}

const outcomeOf = ({words, remaining, fitting}: Position): Outcome => ({
	word: wordAt(words, fitting()[0]!),
	misses: words.alphabet.letters.length - remaining,
});

function playFair(match: Match): readonly Outcome[] {
	const {words, guesser, part = {index: 0, count: 1}} = match;
	const rank = beginRanking(match);
	const outcomes: Outcome[] = [];
	const grain = Math.max(1, words.count / (4 * part.count));
	let branches = 0;
	// Every part walks the large pools, then takes its share of the branches below them.
	const walk = (position: Position, secrets: Pool, isStem: boolean): void => {
		const pool = position.fitting();
		const isBranch = isStem && pool.length <= grain;
		if (isBranch && branches++ % part.count !== part.index) return;
		if (isDone(position, match)) {
			outcomes.push(outcomeOf(position));
			return;
		}

		const letter = ask(guesser.name, rank, position);
		const sought = secrets.length === pool.length ? undefined : splitPool(words, secrets, letter);
		for (const family of splitPool(words, pool, letter)) {
			const inside = sought ? sought.find(({places}) => places === family.places)?.pool : family.pool;
			if (inside !== undefined) walk(nextPosition(position, letter, family), inside, isStem && !isBranch);
		}
	};

	const first = opening(match);
	walk(first, match.secrets ?? first.fitting(), true);
	return outcomes;
}

function playCheat(match: Match): Outcome {
	const {words, chooser, guesser, findProved} = match;
	const rank = beginRanking(match);
	const choose = beginChoosing(chooser, words, findProved);
	let position = opening(match);
	while (!isDone(position, match)) {
		const letter = ask(guesser.name, rank, position);
		const families = splitPool(words, position.fitting(), letter);
		const {remaining} = position;
		const {family} = choose({words, guess: letter, families, remaining, secret: undefined});
		position = nextPosition(position, letter, family);
	}

	return outcomeOf(position);
}
