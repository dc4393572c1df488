import {seedRandom} from '../../random.js';
import {everyWord, wordAt} from '../../words/words.js';
import {chooserOf} from '../choosers/choosers.js';
import {newGame, status, wrongGuesses, type HangmanGame} from '../rules/game.js';
import type {Match} from './matches.js';
import {addScores, forfeitScore, noGames, scoreOf, type Score} from './scores.js';
import {beginSides, playOut, type Players} from './sides.js';

/** So many games in a row, and a program forfeits what is left of its part of a match: it will not recover. */
const mostForfeits = 3;

export type ProgramMatch = Players & Pick<Match, 'secrets' | 'part'>;

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
