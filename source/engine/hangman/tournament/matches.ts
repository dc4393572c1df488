import {letterBit, type Letter} from '../../alphabet.js';
import {play, playNow} from '../../play.js';
import {seedRandom} from '../../random.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';
import {beginChoosing, type Chooser, type FindProved} from '../choosers/chooser.js';
import {choosers, isFairChooser, type AnyChooser} from '../choosers/choosers.js';
import {naive} from '../guessers/by-occurrences.js';
import {askedLetter, type Guesser, type Rank, type RankLetters} from '../guessers/guesser.js';
import {guessers, type AnyGuesser} from '../guessers/guessers.js';
import {isProgram, programAgent, type AskProgram, type ProgramAgent, type ProgramName} from '../programs.js';
import {isRevealed, splitPool, type Pattern} from '../rules/families.js';
import {newGame, wrongGuesses, type Forfeiter, type HangmanGame} from '../rules/game.js';
import {nextPosition, positionOf, readPosition, type Knowledge, type Position} from '../rules/position.js';
import {chooserAgent, guesserAgent, hangmanRules, type HangmanAgent} from '../rules/rules.js';
import {addScores, forfeitScore, noGames, scoreOf, type Outcome, type Score} from './scores.js';

/** After so many forfeits in a row a program forfeits the rest of its part of a match: it will not recover. */
const mostForfeits = 3;

type Table = {
	readonly words: Words;
	/** The guesser's knowledge. If it comes from another list, a game ends with the last letter. */
	readonly known: Knowledge;
	readonly secrets?: Pool;
	readonly findProved?: FindProved | undefined;
	readonly part?: MatchPart;
};

export type Match = Table & {readonly guesser: Guesser; readonly chooser: Chooser};

type ProgramMatch = Table & {
	readonly guesser: AnyGuesser;
	readonly chooser: AnyChooser;
	readonly ask: AskProgram;
};

/** One of `count` parts; the index counts from 0. */
export type MatchPart = {readonly index: number; readonly count: number};

const noChance = seedRandom('');

/** Returns a game without a budget: there are as many wrong guesses as letters. */
const newMatchGame = (words: Words, secret?: string): HangmanGame =>
	newGame({
		words,
		chooser: {isFair: false},
		budget: words.alphabet.letters.length,
		random: noChance,
		secret,
	});

/** A game ends once one word is left, and is shown if the guesser doesn't know the list. */
const isDecided = (pool: Pool, pattern: Pattern, {known}: Table): boolean =>
	pool.length === 1 && (!known.isElsewhere || isRevealed(pattern));

const outcomeOf = (game: HangmanGame): Outcome => ({
	word: wordAt(game.words, game.pool[0]!),
	misses: wrongGuesses(game).length,
});

const untilDecided =
	(agent: HangmanAgent, match: Table): HangmanAgent =>
	prompt =>
		isDecided(prompt.ask.game.pool, prompt.ask.game.pattern, match) ? undefined : agent(prompt);

async function playProgramGame(match: ProgramMatch, secret: string | undefined): Promise<HangmanGame> {
	const {guesser, chooser, words, findProved, ask} = match;
	const programs: ProgramAgent[] = [];
	const open = (by: Forfeiter, name: ProgramName): HangmanAgent => {
		const program = programAgent({by, name}, ask);
		programs.push(program);
		return program.agent;
	};
	const guessing = isProgram(guesser) ? open('guesser', guesser) : botAgent(guessers[guesser], match);
	const choosing = isProgram(chooser)
		? open('chooser', chooser)
		: chooserAgent(beginChoosing(choosers[chooser], words, findProved));
	const game = await play(hangmanRules, newMatchGame(words, secret), [
		untilDecided(guessing, match),
		choosing,
	]);
	for (const {tellEnd} of programs) await tellEnd(game);
	return game;
}

/** Plays the games of a match in which a program has a part one by one, since a program may remember what it was asked. */
export async function playProgramMatch(match: ProgramMatch): Promise<Score> {
	const {words, chooser, secrets = everyWord(words), part = {index: 0, count: 1}} = match;
	if (words.count === 0 || secrets.length === 0) return noGames;
	const all = isFairChooser(chooser) ? Array.from(secrets, word => wordAt(words, word)) : [undefined];
	const games = all.filter((_, at) => at % part.count === part.index);
	let score = noGames;
	let inRow = 0;
	for (const [at, secret] of games.entries()) {
		const game = await playProgramGame(match, secret);
		if (game.forfeit === undefined) {
			if (!isDecided(game.pool, game.pattern, match))
				throw new Error('A guesser left a game before it was decided');
			inRow = 0;
			score = addScores(score, scoreOf([outcomeOf(game)]));
			continue;
		}

		const isOut = ++inRow === mostForfeits;
		const count = isOut ? games.length - at : 1;
		score = addScores(score, forfeitScore({...game.forfeit, games: count}));
		if (isOut) break;
	}

	return score;
}

function ask(name: string, rank: RankLetters, position: Position): Letter {
	const letter = askedLetter(rank(position));
	if (letter === undefined) throw new Error(`The guesser ${name} asks nothing while words are left`);
	if ((position.guessed & letterBit(position.words.alphabet, letter)) !== 0)
		throw new Error(`The guesser ${name} asks ${letter} for the second time`);
	return letter;
}

function botAgent(guesser: Guesser, match: Table): HangmanAgent {
	const rank = beginRanking(guesser, match);
	return guesserAgent(game => ask(guesser.name, rank, positionOf(game, match.known.dictionary)));
}

function beginRanking(guesser: Guesser, {known}: Table): RankLetters {
	const rank = guesser.begin(known);
	if (!known.isElsewhere) return rank;
	const rankNaively = naive.begin(known);
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

/** Returns the score of the games between a guesser and a chooser without a budget. Neither uses chance, so a fair chooser's games are one walk over the tree of families. A guesser that asks nothing, or a letter twice, throws. */
export function playMatch(match: Match): Score {
	const {words, chooser} = match;
	if (words.count === 0 || match.secrets?.length === 0) return scoreOf([]);
	return scoreOf(chooser.isFair ? playFair(match) : [playCheat(match)]);
}

function playFair(match: Match): readonly Outcome[] {
	const {words, known, guesser, part = {index: 0, count: 1}} = match;
	const rank = beginRanking(guesser, match);
	const first = positionOf(newMatchGame(words), known.dictionary);
	const outcomes: Outcome[] = [];
	const grain = Math.max(1, words.count / (4 * part.count));
	let branches = 0;
	// Every part walks the large pools, then takes its share of the branches below them.
	const walk = (position: Position, secrets: Pool, isStem: boolean): void => {
		const pool = position.fitting();
		const isBranch = isStem && pool.length <= grain;
		if (isBranch && branches++ % part.count !== part.index) return;
		if (isDecided(pool, position.pattern, match)) {
			const misses = first.remaining - position.remaining;
			outcomes.push({word: wordAt(words, pool[0]!), misses});
			return;
		}

		const letter = ask(guesser.name, rank, position);
		const sought = secrets.length === pool.length ? undefined : splitPool(words, secrets, letter);
		for (const family of splitPool(words, pool, letter)) {
			const inside = sought ? sought.find(({places}) => places === family.places)?.pool : family.pool;
			if (inside !== undefined) walk(nextPosition(position, letter, family), inside, isStem && !isBranch);
		}
	};

	walk(first, match.secrets ?? first.fitting(), true);
	return outcomes;
}

function playCheat(match: Match): Outcome {
	const {words, chooser, guesser, findProved} = match;
	const game = playNow(hangmanRules, newMatchGame(words), [
		untilDecided(botAgent(guesser, match), match),
		chooserAgent(beginChoosing(chooser, words, findProved)),
	]);
	return outcomeOf(game);
}
