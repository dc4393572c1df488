export {createAlphabet, fold, mostLetters, type Alphabet} from './alphabet.js';
export {languages, type Language} from './languages.js';
export * from './letters.js';
export * from './words.js';
export * from './dictionary.js';
export * from './random.js';
export * from './hangman/patterns.js';
export * from './hangman/families.js';
export * from './hangman/chooser.js';
export * from './hangman/choosers.js';
export * from './hangman/game.js';
export * from './hangman/solver/solver.js';
export type {ShouldStop} from './hangman/solver/search.js';
export {workBudget} from './hangman/solver/turns.js';
export * from './hangman/costs.js';
export * from './hangman/counts.js';
export * from './hangman/position.js';
export * from './hangman/ranking.js';
export * from './hangman/guessers.js';
export * from './hangman/hint.js';
export * from './hangman/perfect-chooser.js';
export * from './hangman/perfect-guesser.js';
export * from './hangman/assess.js';
export * from './hangman/appraise.js';
export * from './hangman/review.js';
export * from './hangman/scores.js';
export * from './hangman/matches.js';
export * from './hangman/schedule.js';
export * from './hangman/scoreboard.js';
export * from './ghost/book.js';
export {
	completes,
	effectOf,
	effects,
	ends,
	findNode,
	fragmentAt,
	isPlayable,
	movesFrom,
	winningMoves,
	type Effect,
	type End,
	type Move,
	type Step,
} from './ghost/moves.js';
export {countBehind, wordsBehind, type Behind} from './ghost/behind.js';
export * from './ghost/game.js';
export * from './ghost/match.js';
export * from './ghost/players.js';
export * from './ghost/coach.js';
export * from './ghost/turning-point.js';
export {isWinningMove, moverWins, type Solution} from './ghost/solver.js';
export {root, type Node} from './ghost/trie.js';
export type {OnProgress} from './ghost/web-builder.js';
export * from './ghost/tree.js';
export {type Crib, type Cribs} from './ghost/crib.js';
export * from './ghost/openings.js';
