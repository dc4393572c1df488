export * from './letters.js';
export * from './words.js';
export * from './dictionary.js';
export * from './random.js';
export * from './hangman/patterns.js';
export * from './hangman/families.js';
export * from './hangman/choosers.js';
export * from './hangman/game.js';
export * from './hangman/solver/solver.js';
export type {ShouldStop} from './hangman/solver/search.js';
export {solverOf} from './hangman/solver/solver-of.js';
export {workBudget} from './hangman/solver/turns.js';
export * from './hangman/costs.js';
export * from './hangman/counts.js';
export * from './hangman/position.js';
export * from './hangman/ranking.js';
export * from './hangman/guessers.js';
export * from './hangman/hint.js';
export * from './hangman/perfect-chooser.js';
export * from './hangman/perfect-guesser.js';
export * from './hangman/scores.js';
export * from './hangman/matches.js';
export * from './hangman/schedule.js';
export * from './hangman/scoreboard.js';
export {
	buildTrie,
	childrenOf,
	countWords,
	hasWords,
	isWord,
	letterOf,
	root,
	type Node,
	type Trie,
} from './ghost/trie.js';
export * from './ghost/solver.js';
export * from './ghost/game.js';
export {players, type Player, type PlayerName, type Sight} from './ghost/players.js';
