/** The rules and players of Hangman and Ghost, and what their positions are worth; pure: no clock, no chance but what is passed in. */

export * from './once-per.js';

// The loop of every game
export * from './play.js';

// Letters and words
export * from './alphabet.js';
export * from './words/words.js';
export * from './words/parse.js';
export {countPlaces, type Places} from './words/letter-index.js';
export * from './random.js';

// Hangman: the rules
export * from './hangman/rules/families.js';
export * from './hangman/rules/game.js';
export * from './hangman/rules/moves.js';
export * from './hangman/rules/position.js';
export * from './hangman/rules/rules.js';

// Hangman: who plays
export * from './hangman/choosers/chooser.js';
export * from './hangman/choosers/choosers.js';
export {chooseFamily, type FamilyQuestion} from './hangman/choosers/perfect.js';
export * from './hangman/guessers/guesser.js';
export {worstCases} from './hangman/guessers/perfect.js';
export * from './hangman/guessers/guessers.js';
export {learn, type Learnt} from './hangman/guessers/stranger/learn.js';
export * from './hangman/programs.js';

// Hangman: values, and what a game was worth
export * from './hangman/solver/solver.js';
export type {ShouldStop} from './hangman/solver/search.js';
export {workBudget} from './hangman/solver/work.js';
export * from './hangman/review/assess.js';
export * from './hangman/review/moments.js';
export * from './hangman/review/review.js';

// Hangman: tournaments
export * from './hangman/tournament/matches.js';
export * from './hangman/tournament/schedule.js';
export * from './hangman/tournament/scores.js';

// Ghost: the variants
export * from './ghost/variants/variants.js';
export * from './ghost/variants/books.js';
export type {Book, Limit, Losses, Move} from './ghost/variants/book.js';
export {isStopped} from './ghost/variants/search/search.js';

// Ghost: the rules
export * from './ghost/rules/outlook.js';
export * from './ghost/rules/moves.js';
export * from './ghost/rules/game.js';
export * from './ghost/rules/rules.js';

// Ghost: players and coach
export {chanceAt, decide, players, type Bot, type PlayerName} from './ghost/players/players.js';
export * from './ghost/coach/coach.js';
export * from './ghost/coach/tree.js';
export * from './ghost/coach/openings.js';
