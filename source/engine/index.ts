/** The rules, players and proofs of Hangman and Ghost; pure: no clock, no chance but what is passed in. */

// Letters and words
export {
	createAlphabet,
	fold,
	foldTyped,
	isLetter,
	isSpelled,
	letterBit,
	letterIndex,
	letterSet,
	mostLetters,
	spell,
	typedLetter,
	type Alphabet,
	type Letter,
	type LetterSet,
} from './alphabet.js';
export {languages, type Language} from './languages.js';
export {spellingsOf, trueWord, wordsOfLength, type Dictionary, type LengthCount} from './words/dictionary.js';
export {
	createDictionaryReader,
	parseDictionary,
	type DictionaryReader,
	type ParsedDictionary,
} from './words/parse.js';
export type {DictionaryFault, Piece} from './words/reader.js';
export {
	everyWord,
	findWord,
	firstWords,
	longestWord,
	packWords,
	wordAt,
	type Pool,
	type Words,
} from './words/words.js';
export {countPlaces, type Places} from './words/letter-index.js';
export {countDictionary, countLetters, type LetterCounts} from './words/counts.js';
export {
	draw,
	nextSeed,
	pick,
	randomAt,
	seedRandom,
	stateOf,
	type Random,
	type RandomState,
} from './random.js';

// Hangman: the rules
export {
	answerWith,
	askChooser,
	currentSecret,
	isUnlisted,
	forfeitBy,
	gameBefore,
	guess,
	guessedLetters,
	hidden,
	hiddenPattern,
	isMiss,
	isWholeWord,
	newGame,
	remainingGuesses,
	reveal,
	splitPool,
	status,
	wrongGuesses,
	wrongWords,
	type Choice,
	type Choose,
	type Family,
	type Forfeiter,
	type Guess,
	type GuessResult,
	type HangmanGame,
	type Opening,
	type Pattern,
	type Question,
	type QuestionResult,
	type Refusal,
	type Status,
	type Turn,
} from './hangman/rules/game.js';
export {
	matchPattern,
	nextPosition,
	positionOf,
	readPosition,
	type Position,
	type Shown,
} from './hangman/rules/position.js';

// Hangman: who plays
export {basisOf, beginChoosing, type Basis, type Chooser} from './hangman/choosers/chooser.js';
export {chooserOf, choosers, type AnyChooser, type ChooserName} from './hangman/choosers/choosers.js';
export type {FindProved, ProvedAnswer, ProvedAnswers} from './hangman/choosers/proved-answers.js';
export {chooseFamily, type FamilyQuestion} from './hangman/choosers/perfect.js';
export {
	askedLetter,
	rankLetter,
	type Alike,
	type Background,
	type Expectation,
	type Guesser,
	type Rank,
	type RankLetters,
	type Ranking,
} from './hangman/guessers/guesser.js';
export {worstCases} from './hangman/guessers/perfect.js';
export {guessers, type AnyGuesser, type GuesserName} from './hangman/guessers/guessers.js';
export {beginGuessing} from './hangman/guessers/begin-guessing.js';
export {learn, type Learnt} from './hangman/guessers/stranger/learn.js';
export {
	commandOf,
	isCalled,
	isCommand,
	isProgram,
	programCalled,
	programNameOf,
	unknownProgram,
	type AskProgram,
	type Forfeited,
	type ProgramAnswer,
	type ProgramLine,
	type ProgramName,
	type ProgramSide,
} from './hangman/programs.js';

// Hangman: values, and what a game was worth
export {
	createSolver,
	isExact,
	type Bounds,
	type Solver,
	type SolverOptions,
} from './hangman/solver/solver.js';
export type {ShouldStop} from './hangman/solver/search.js';
export {workBudget} from './hangman/solver/turns.js';
export {
	assess,
	isAssessed,
	prospectOf,
	tighten,
	tightenAssessment,
	type Assessment,
	type Prospect,
	type Situation,
} from './hangman/review/assess.js';
export {leastChance} from './hangman/review/chance.js';
export {
	createAverageReview,
	isReviewed,
	reviewMoment,
	sharpen,
	type AgainstEvil,
	type Moment,
	type MomentReview,
} from './hangman/review/moments.js';
export {momentsOf, reviewGame, type Review, type TurnReview} from './hangman/review/review.js';

// Hangman: tournaments
export {beginSides, playOut, programSides, type Asked, type Sides} from './hangman/tournament/sides.js';
export {playMatch, type Match, type MatchPart} from './hangman/tournament/matches.js';
export {
	cellsOf,
	createPlayer,
	createProgramPlayer,
	hasProgram,
	planJobs,
	sampleWords,
	type Cell,
	type Job,
	type Knowledge,
	type Tournament,
} from './hangman/tournament/schedule.js';
export {
	emptyScoreboard,
	enterScore,
	resultsOf,
	scoreOfCell,
	type CellResult,
	type Scoreboard,
} from './hangman/tournament/scoreboard.js';
export {
	addScores,
	hardestKept,
	noGames,
	scoreOf,
	summarize,
	summarizeBudget,
	tournamentBudgets,
	type Forfeit,
	type Outcome,
	type Score,
	type Summary,
	type TournamentBudget,
} from './hangman/tournament/scores.js';

// Ghost: the variants
export {
	makeBook,
	makeBookData,
	openBook,
	variantNames,
	variants,
	type BookData,
	type SharedBook,
	type VariantName,
} from './ghost/variants/variants.js';
export type {GhostBook} from './ghost/variants/ghost.js';
export {
	root,
	type Book,
	type BookMaker,
	type Move,
	type Node,
	type OnProgress,
	type Phrases,
	type Place,
	type Samples,
	type Step,
	type Variant,
} from './ghost/variants/variant.js';

// Ghost: the rules
export {
	effectOf,
	effects,
	isPlayable,
	moverWins,
	nodeOf,
	winningMoves,
	type Effect,
} from './ghost/rules/outlook.js';
export {
	act,
	challenge,
	endings,
	lastAlive,
	missedWord,
	nameWord,
	newGhost,
	orderOf,
	play,
	playedRound,
	playerAfter,
	replayRound,
	rules,
	type Action,
	type Ending,
	type GhostGame,
	type GhostPosition,
	type GhostRefusal,
	type GhostResult,
	type GhostTurn,
	type PlayedRound,
	type Rule,
} from './ghost/rules/game.js';
export {
	endRound,
	matchWinner,
	newMatch,
	nextOrder,
	penalty,
	penaltyOf,
	type GhostMatch,
} from './ghost/rules/match.js';

// Ghost: who plays, and what there is to know
export {chanceAt, decide, players, type Player, type PlayerName} from './ghost/players/players.js';
export {safeMoves, standings, standingsAt, type Standing} from './ghost/players/standings.js';
export {coach, lastWordOf, shortestEnd, type Advice, type Coaching} from './ghost/coach/coach.js';
export {coachParty, type PartyAdvice, type PartyCoaching} from './ghost/coach/party.js';
export {drawTree, type Remainder, type Tree, type TreeLine} from './ghost/coach/tree.js';
export {standingAt, turningPoint, type TurningPoint, type TurnStanding} from './ghost/coach/turning-point.js';
export {findOpenings, type Openings} from './ghost/coach/openings.js';
export {findTreeCribs, type Crib, type Cribs} from './ghost/coach/crib.js';
