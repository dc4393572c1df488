import {letterBit, type Letter} from '../../alphabet.js';
import {play} from '../../play.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';
import type {Chooser, FindProved} from '../choosers/chooser.js';
import {askedLetter, type Guesser, type Knowledge} from '../guessers/guesser.js';
import {guessers} from '../guessers/guessers.js';
import {isProgram, programAgent, type AskProgram, type ProgramAgent, type ProgramName} from '../programs.js';
import {isMiss, isRevealed, splitPool, type Pattern} from '../rules/families.js';
import {newGame, wrongGuesses, type Forfeiter, type HangmanGame} from '../rules/game.js';
import {nextPosition, positionOf, readPosition, type Position} from '../rules/position.js';
import {chooserAgent, guesserAgent, hangmanRules, type HangmanAgent} from '../rules/rules.js';
import {noGames, scoreOf, type ForfeitedGames, type MatchOutcome, type Score} from './scores.js';

/** After so many forfeits in a row a program forfeits the rest of its part of a match: it will not recover. */
const mostForfeits = 3;

/** One of `count` parts; the index counts from 0. */
export type MatchPart = {readonly index: number; readonly count: number};

export const wholeMatch: MatchPart = {index: 0, count: 1};

/** The games between a guesser and a chooser without a budget, on words of one length. */
export type Match = {
	readonly guesser: Guesser | ProgramName;
	readonly chooser: Chooser | ProgramName;
	readonly words: Words;
	/** The guesser's knowledge. If it comes from another list, a game ends with the last letter. */
	readonly known: Knowledge;
	/** The words that a fair chooser keeps, one in each game; all of them if left out. */
	readonly secrets?: Pool;
	readonly part?: MatchPart;
	readonly findProved?: FindProved | undefined;
	readonly ask?: AskProgram | undefined;
};

/** Returns a game without a budget: there are as many wrong guesses as letters. */
const newMatchGame = (words: Words, secret?: string): HangmanGame =>
	newGame({words, budget: words.alphabet.letters.length, secret});

/** A game ends once one word is left, and is shown if the guesser doesn't know the list. */
const isDecided = (pool: Pool, pattern: Pattern, {known}: Match): boolean =>
	pool.length === 1 && (!known.isElsewhere || isRevealed(pattern));

/** Begins a guesser's memory of a game. Where it knows another list and no word of that fits, it asks the most frequent letters of that list, then any. */
function beginAsking(guesser: Guesser, known: Knowledge): (position: Position) => Letter {
	const {words, isElsewhere} = known;
	const {alphabet} = words;
	const rank = guesser(known);
	return seen => {
		const position = seen.words === words ? seen : readPosition({...seen, words});
		const isOpen = (letter: Letter) => (position.guessed & letterBit(alphabet, letter)) === 0;
		let letter = askedLetter(rank(position));
		if (isElsewhere) letter ??= askedLetter(guessers.naive(known)(position)) ?? alphabet.letters.find(isOpen);
		if (letter === undefined) throw new Error('A guesser asks nothing while words are left');
		if (!isOpen(letter)) throw new Error(`A guesser asks ${letter} for the second time`);
		return letter;
	};
}

async function playGame(match: Match, secret: string | undefined): Promise<HangmanGame> {
	const {guesser, chooser, words, known, findProved, ask} = match;
	const programs: ProgramAgent[] = [];
	const open = (by: Forfeiter, name: ProgramName): HangmanAgent => {
		if (ask === undefined) throw new Error('A program must be asked');
		const program = programAgent({by, name}, ask);
		programs.push(program);
		return program.agent;
	};
	const openBot = (bot: Guesser): HangmanAgent => {
		const asks = beginAsking(bot, known);
		return guesserAgent(game => asks(positionOf(game)));
	};
	const guessing = isProgram(guesser) ? open('guesser', guesser) : openBot(guesser);
	const choosing = isProgram(chooser)
		? open('chooser', chooser)
		: chooserAgent(chooser.begin(words, findProved));
	const untilDecided: HangmanAgent = prompt =>
		isDecided(prompt.ask.pool, prompt.ask.pattern, match) ? undefined : guessing(prompt);
	const game = await play(hangmanRules, newMatchGame(words, secret), [untilDecided, choosing]);
	for (const {tellEnd} of programs) await tellEnd(game);
	return game;
}

const outcomeOf = (game: HangmanGame): MatchOutcome => ({
	word: wordAt(game.words, game.pool[0]!),
	misses: wrongGuesses(game).length,
});

async function playEach(match: Match, secrets: readonly (string | undefined)[]): Promise<Score> {
	const {index, count} = match.part ?? wholeMatch;
	const games = secrets.filter((_, at) => at % count === index);
	const outcomes: MatchOutcome[] = [];
	const forfeits: ForfeitedGames[] = [];
	let inRow = 0;
	for (const [at, secret] of games.entries()) {
		const game = await playGame(match, secret);
		if (game.forfeit === undefined) {
			if (!isDecided(game.pool, game.pattern, match))
				throw new Error('A guesser left a game before it was decided');
			inRow = 0;
			outcomes.push(outcomeOf(game));
			continue;
		}

		const isOut = ++inRow === mostForfeits;
		forfeits.push({...game.forfeit, games: isOut ? games.length - at : 1});
		if (isOut) break;
	}

	return scoreOf(outcomes, forfeits);
}

/** Plays all games of a bot against a fair chooser at once, as a walk over the tree of families. */
function walk(match: Match, guesser: Guesser, secrets: Pool): Score {
	const {words, known, part = wholeMatch} = match;
	const ask = beginAsking(guesser, known);
	const outcomes: MatchOutcome[] = [];
	const grain = Math.max(1, words.count / (4 * part.count));
	let branches = 0;
	// Every part walks the large pools, then takes its share of the branches below them.
	const visit = (position: Position, sought: Pool, misses: number, isStem: boolean): void => {
		const pool = position.fitting();
		const isBranch = isStem && pool.length <= grain;
		if (isBranch && branches++ % part.count !== part.index) return;
		if (isDecided(pool, position.pattern, match)) {
			outcomes.push({word: wordAt(words, pool[0]!), misses});
			return;
		}

		const letter = ask(position);
		const wanted = sought.length === pool.length ? undefined : splitPool(words, sought, letter);
		for (const family of splitPool(words, pool, letter)) {
			const inside = wanted ? wanted.find(({places}) => places === family.places)?.pool : family.pool;
			if (inside === undefined) continue;
			const next = nextPosition(position, letter, family);
			visit(next, inside, isMiss(family) ? misses + 1 : misses, isStem && !isBranch);
		}
	};

	visit(positionOf(newMatchGame(words)), secrets, 0, true);
	return scoreOf(outcomes);
}

/** Plays a match. Programs are asked game by game, since they may remember what they were asked; bots use no chance. A bot that asks nothing, or a letter twice, throws. */
export async function playMatch(match: Match): Promise<Score> {
	const {words, guesser, chooser, secrets = everyWord(words)} = match;
	if (words.count === 0 || secrets.length === 0) return noGames;
	if (isProgram(chooser) || !chooser.isFair) return playEach(match, [undefined]);
	if (!isProgram(guesser)) return walk(match, guesser, secrets);
	return playEach(
		match,
		Array.from(secrets, word => wordAt(words, word)),
	);
}
