import {
	answerWith,
	askChooser,
	basisOf as basisFor,
	chooserOf,
	findWord,
	forfeitBy,
	isCalled,
	isMiss,
	isProgram,
	isUnlisted,
	isWholeWord,
	newGame,
	nextSeed,
	remainingGuesses,
	reviewGame,
	seedRandom,
	status,
	wordsOfLength,
	type Basis,
	type ChooserName,
	type AnyChooser,
	type AnyGuesser,
	type Dictionary,
	type Forfeited,
	type Guess,
	type HangmanGame,
	type Letter,
	type MomentReview,
	type Question,
	type Review,
	type Situation,
	type Turn,
	type Words,
} from '../engine/index.js';
import {provedBeforehand} from '../dictionaries/proved.js';
import type {Beforehand} from '../lab/index.js';
import type {Day} from '../daily/index.js';
import {rememberingChooser} from './chooser-memory.js';
import {
	guessesIn,
	hintMark,
	hintsIn,
	lookMark,
	forfeitIn,
	readGuess,
	readPlaces,
	splitMoves,
	writeForfeit,
	writeGuess,
} from '../text/moves.js';
import {playerName} from '../text/programs.js';
import {largestBudget, type HangmanSettings} from '../settings/hangman.js';

/** What a game is played with from its beginning to its end: one value, which a worker holds for all questions of the game. */
export type HangmanGround = {
	readonly words: Words;
	readonly dictionary: Dictionary;
	readonly chooser: AnyChooser;
	readonly budget: number;
	/** The word of a fair chooser. */
	readonly secret: string | undefined;
};

export type PlayedDay = {
	readonly date: Day;
	/** The misses that perfect play leads to. */
	readonly value: number;
	/** The letters that were answered before the player's first, the misses among them counted in the budget. */
	readonly given: readonly Letter[];
};

export type PlayerNames = Readonly<Record<'guesser' | 'chooser' | 'race', string>>;

export type HangmanPlay = {
	readonly id: string;
	readonly settings: HangmanSettings;
	/** What its players are called: a program by its command until it has said its name. */
	readonly names: PlayerNames;
	readonly ground: HangmanGround;
	readonly game: HangmanGame;
	/** The guesses that have no answer yet, in order; moves of any kind in a game that is played again. */
	readonly waiting: readonly string[];
	/** What the first of them asks the chooser, where it takes its time to answer. */
	readonly question: Question | undefined;
	readonly forfeit: Forfeited | undefined;
	/** Whether the last answer is proved to be the best; else the chooser's work ran out and it went by bounds. */
	readonly isProved: boolean;
	/** What was refused last: it has been guessed, or is a word that can't be the secret. */
	readonly refused: Guess | undefined;
	/** What was done so far: the letters, `=word.` for a whole word, behind each the places that a program answered, a `?` for each hint, a `*` for each look at the families since the letter before; at its end, behind a `#`, who broke it off and why. */
	readonly moves: string;
	/** What makes it the game of a day; undefined for any other. */
	readonly daily: PlayedDay | undefined;
	/** How many guesses were made before the game was opened; the marks of help among them are in its moves. */
	readonly earlierLetters: number;
	readonly areFamiliesShown: boolean;
	/** Whether it counts nowhere: it is played on from the middle of another, or of a day that had been played. */
	readonly isPractice: boolean;
};

export type HangmanEvent = {readonly game: 'hangman'; readonly play: HangmanPlay} & (
	| {readonly type: 'began'}
	| {readonly type: 'asked'; readonly guess: Guess}
	| {readonly type: 'answered'; readonly turn: Turn}
	| {readonly type: 'helped'}
	| {readonly type: 'over'; readonly result: 'won' | 'lost'}
);

export type HangmanStep = {readonly play: HangmanPlay; readonly events: readonly HangmanEvent[]};

/** Begins the game that the settings describe: the same one whatever shows it. */
export function beginHangman(dictionary: Dictionary, settings: HangmanSettings, id: string): HangmanStep {
	return begun(beginWith(wordsOfLength(dictionary, settings.length), dictionary, settings, id));
}

export const asPractice = (play: HangmanPlay): HangmanPlay => ({...play, isPractice: true});

export const begun = (play: HangmanPlay): HangmanStep => ({
	play,
	events: [{game: 'hangman', type: 'began', play}],
});

/** A game with some words of a dictionary, before its first letter. */
export function beginWith(
	words: Words,
	dictionary: Dictionary,
	settings: HangmanSettings,
	id: string,
): HangmanPlay {
	const {budget, chooser, secret, seed} = settings;
	const game = newGame({
		words,
		chooser: chooserOf(chooser),
		budget,
		random: seedRandom(seed),
		secret,
	});
	return {
		id,
		settings,
		names: namesIn(settings),
		ground: {words, dictionary, chooser, budget, secret: game.secret},
		game,
		waiting: [],
		question: undefined,
		forfeit: undefined,
		isProved: true,
		refused: undefined,
		moves: '',
		daily: undefined,
		earlierLetters: 0,
		areFamiliesShown: false,
		isPractice: false,
	};
}

const namesIn = (
	{guesser, chooser, race}: HangmanSettings,
	said?: ReadonlyMap<string, string>,
): PlayerNames => ({
	guesser: playerName(guesser, said),
	chooser: playerName(chooser, said),
	race: playerName(race, said),
});

export const withNames = (play: HangmanPlay, said: ReadonlyMap<string, string>): HangmanPlay => ({
	...play,
	names: namesIn(play.settings, said),
});

export type NextGame = 'harder' | 'easier';

/** So many lost games in a row, and an easier one is offered. */
const lossesToEase = 3;

/** The fair chooser, and those that cheat, the strongest last. */
const byStrength = ['random', 'evil', 'cunning', 'perfect'] as const satisfies readonly ChooserName[];

/** The settings of a harder game: after a game without a miss against a stronger chooser, where there is one, for fewer wrong guesses would change nothing; else with a wrong guess fewer. */
function harderThan(play: HangmanPlay): Partial<HangmanSettings> | undefined {
	const {budget, chooser} = play.settings;
	const at = byStrength.findIndex(name => name === chooser);
	const stronger = at < 0 ? undefined : byStrength[at + 1];
	if (ownMisses(play) === 0 && stronger !== undefined) return {chooser: stronger};
	return budget > 1 ? {budget: budget - 1} : undefined;
}

/** How the next game may differ after so many lost games in a row: harder after one that was won, easier after three that were lost. */
export function offerAfter(play: HangmanPlay, lostInRow: number): NextGame | undefined {
	const {chooser} = play.settings;
	if (isWatched(play) || isOwnWord(play) || isCalled(chooser) || play.daily || play.forfeit) return undefined;
	if (status(play.game) === 'won') return harderThan(play) && 'harder';
	return lostInRow >= lossesToEase && play.settings.budget < largestBudget ? 'easier' : undefined;
}

/** The settings of the next game, the same ones but for what is to be harder or easier; `undefined` where someone's own word, or a command, is to be typed anew. A word that a bot has guessed is known by now. */
export function nextHangman(play: HangmanPlay, change?: NextGame): HangmanSettings | undefined {
	const {settings} = play;
	const {secret, guesser, chooser, budget, seed} = settings;
	if ((secret !== undefined && guesser === 'you') || isCalled(chooser)) return undefined;
	return {
		...settings,
		secret: undefined,
		forAFriend: false,
		from: undefined,
		seed: nextSeed(seed),
		...(change === 'harder' && harderThan(play)),
		...(change === 'easier' && {budget: Math.min(budget + 2, largestBudget)}),
	};
}

/** Whether a guess waits for the answer of a chooser that takes its time. */
export const isAsking = ({question}: HangmanPlay): boolean => question !== undefined;

export const isOver = ({game}: HangmanPlay): boolean => status(game) !== 'playing';

/** Whether someone typed the secret word; no one else may know it. */
export const isOwnWord = ({settings}: Pick<HangmanPlay, 'settings'>): boolean =>
	settings.secret !== undefined;

export const isWatched = ({settings}: Pick<HangmanPlay, 'settings'>): boolean => settings.guesser !== 'you';

/** Whether something of it would be lost by leaving. */
export const isUnderWay = (play: HangmanPlay): boolean => play.game.turns.length > 0 && !isOver(play);

/** Plays again what was done in a game before; letters wait for their answers where the chooser takes its time. */
export const playAgain = (play: HangmanPlay, moves: string): HangmanStep =>
	proceed({
		play: {
			...play,
			waiting: splitMoves(moves),
			earlierLetters: play.game.turns.length + guessesIn(moves).length,
		},
		events: [],
	});

/** Plays a move: a guess as it is among moves, or the mark of help that was had. */
export const playMove = (play: HangmanPlay, move: string): HangmanStep =>
	proceed({play: {...play, waiting: [...play.waiting, move]}, events: []});

/** A turn as a move: with its answer where a program gave it, for nothing else knows that again. */
export const writeTurn = ({settings}: HangmanPlay, {guess, kept}: Turn): string =>
	writeGuess(guess, isProgram(settings.chooser) ? kept.places : undefined);

/** Guesses a letter or a whole word. It waits for its turn where earlier guesses have no answer yet, and for the chooser where that takes its time. */
export const makeGuess = (play: HangmanPlay, guess: Guess): HangmanStep => playMove(play, writeGuess(guess));

/** Whether a guess may be right: a whole word that is on no list, or does not fit what is shown, is refused and costs nothing. A secret that someone typed may be on no list, so that any word may be it. */
export const mayBe = ({game}: HangmanPlay, guess: Guess): boolean => {
	if (!isWholeWord(guess) || isUnlisted(game)) return true;
	const word = findWord(game.words, guess);
	return word !== undefined && game.pool.includes(word);
};

/** Takes the moves that wait, as far as the chooser answers at once. */
function proceed({play, events}: HangmanStep): HangmanStep {
	const [move, ...rest] = play.waiting;
	if (move === undefined || play.question !== undefined) return {play, events};
	const without = {...play, waiting: rest};
	if (move === hintMark) return proceed({play: countHint(without), events});
	if (move === lookMark) return proceed({play: countLook(without), events});
	const forfeit = forfeitIn(move);
	if (forfeit) {
		const broken = takeForfeit(without, forfeit);
		return {play: broken.play, events: [...events, ...broken.events]};
	}

	const guess = readGuess(move);
	const asked = askChooser(play.game, guess);
	if (!asked.ok) {
		const refused = asked.reason === 'already-guessed' ? guess : play.refused;
		return proceed({play: {...without, refused}, events});
	}

	const {question} = asked;
	const {settings} = play;
	// What a program answered stands among the moves; without it, one that isn't here can't be asked.
	const places = isProgram(settings.chooser) ? readPlaces(move) : undefined;
	const known = question.families.findIndex(each => each.places === places);
	if (!mayBe(play, guess) || (known < 0 && isCalled(settings.chooser)))
		return proceed({play: {...without, refused: guess}, events});
	const asking: HangmanPlay = {...play, question, refused: undefined};
	const heard: HangmanStep = {
		play: asking,
		events: [...events, {game: 'hangman', type: 'asked', play: asking, guess}],
	};
	if (known >= 0) return settle(heard, known, true);
	const chooser = chooserOf(settings.chooser);
	if (chooser.isQuick) {
		const choose = rememberingChooser(play.ground, chooser, play.game);
		const {family, isProved} = choose(question);
		return settle(heard, question.families.indexOf(family), isProved);
	}

	// A program hears every guess, even where there is nothing to choose.
	const isSettled = question.families.length === 1 && !isProgram(settings.chooser);
	return isSettled ? settle(heard, 0, true) : heard;
}

function settle({play, events}: HangmanStep, family: number, isProved: boolean): HangmanStep {
	const {question, waiting} = play;
	const kept = question?.families[family];
	if (question === undefined || kept === undefined)
		throw new RangeError('A chooser keeps one of the families of the question');
	const {game, turn} = answerWith(play.game, question, kept);
	const answered = noteView({
		...play,
		game,
		isProved,
		question: undefined,
		waiting: waiting.slice(1),
		moves: play.moves + writeTurn(play, turn),
	});
	const result = status(game);
	return proceed({
		play: answered,
		events: [
			...events,
			{game: 'hangman', type: 'answered', play: answered, turn},
			...(result === 'playing' ? [] : [{game: 'hangman', type: 'over', play: answered, result} as const]),
		],
	});
}

/** A chooser's answer: a family by its index, and whether it is proved to be the best; or that it forfeits the game. */
export type Answered = {readonly family: number; readonly isProved: boolean} | {readonly forfeit: Forfeited};

export const takeAnswer = (play: HangmanPlay, answer: Answered): HangmanStep =>
	'forfeit' in answer
		? takeForfeit(play, answer.forfeit)
		: settle({play, events: []}, answer.family, answer.isProved);

export function takeForfeit(play: HangmanPlay, forfeit: Forfeited): HangmanStep {
	if (isOver(play)) return {play, events: []};
	const game = forfeitBy(play.game, forfeit.by);
	const moves = play.moves + writeForfeit(forfeit);
	const over: HangmanPlay = {...play, game, forfeit, moves, question: undefined, waiting: []};
	const result = forfeit.by === 'guesser' ? 'lost' : 'won';
	return {play: over, events: [{game: 'hangman', type: 'over', play: over, result}]};
}

export const situationOf = ({game}: HangmanPlay): Situation => ({
	pool: game.pool,
	families: game.turns.at(-1)?.families ?? [],
	remaining: remainingGuesses(game),
});

/** Whether its words can tell where a game stands: not where the secret is none of them. */
export const mayAssess = ({game}: HangmanPlay): boolean => !isUnlisted(game);

export function situationAfter({game}: HangmanPlay, index: number): Situation | undefined {
	const turn = game.turns[index];
	if (turn === undefined) return undefined;
	const misses = game.turns.slice(0, index + 1).filter(({kept}) => isMiss(kept)).length;
	return {pool: turn.kept.pool, families: turn.families, remaining: Math.max(1, game.budget - misses)};
}

export const basisOf = ({ground}: Pick<HangmanPlay, 'ground'>): Basis => basisFor(chooserOf(ground.chooser));

/** A game judged by what has been found about its moments; the letters that a day begins with are nobody's. */
export const judgeGame = ({game, daily}: HangmanPlay, found: readonly (MomentReview | undefined)[]): Review =>
	reviewGame(game, found, daily?.given.length);

/** What is proved beforehand about where the player began. */
export const knownBeforehand = ({settings, game: {words}, daily}: HangmanPlay): Beforehand =>
	daily
		? {perfect: {atLeast: daily.value, atMost: daily.value}}
		: provedBeforehand(settings, words.length, words.count);

/** The bot or the program whose turn it is, if one is to guess now. */
export const botToGuess = (play: HangmanPlay): AnyGuesser | undefined =>
	play.settings.guesser === 'you' || isOver(play) || play.waiting.length > 0
		? undefined
		: play.settings.guesser;

/** Whether a hint may be had: in a day's game it costs a guess, and never the last. */
export const mayHaveHint = ({game, daily}: HangmanPlay): boolean =>
	status(game) === 'playing' && (daily === undefined || remainingGuesses(game) > 1);

/** A hint is given; what was refused before is past. The chooser doesn't know that it cost a guess. */
const countHint = (play: HangmanPlay): HangmanPlay => ({
	...play,
	game: play.daily ? {...play.game, budget: play.game.budget - 1} : play.game,
	moves: play.moves + hintMark,
	refused: undefined,
});

const countLook = (play: HangmanPlay): HangmanPlay =>
	/\*\?*$/.test(play.moves) ? play : {...play, moves: play.moves + lookMark};

/** Whether a look at the families would help: there are some, and it is the player who guesses. */
const wouldHelp = (play: HangmanPlay): boolean =>
	!isWatched(play) && !isOver(play) && play.game.turns.length > 0;

/** Counts a look where the families are in view; those before the game was opened are among its moves. */
const noteView = (play: HangmanPlay): HangmanPlay =>
	play.areFamiliesShown && wouldHelp(play) && play.game.turns.length >= play.earlierLetters
		? countLook(play)
		: play;

/** Shows or hides the families; a look at them is help once there are some. */
export const showFamilies = (play: HangmanPlay, areFamiliesShown: boolean): HangmanPlay =>
	noteView({...play, areFamiliesShown});

const helped = (play: HangmanPlay): HangmanStep => ({
	play,
	events: [{game: 'hangman', type: 'helped', play}],
});

export const takeHint = (play: HangmanPlay): HangmanStep => helped(countHint(play));

export function lookAtFamilies(play: HangmanPlay): HangmanStep {
	const shown = showFamilies(play, true);
	return shown.moves === play.moves ? {play: shown, events: []} : helped(shown);
}

/** The turns of the player: in a day's game without the letters that were given. */
export const ownTurns = ({game, daily}: HangmanPlay): HangmanPlay['game']['turns'] =>
	game.turns.slice(daily?.given.length ?? 0);

export const ownMisses = (play: HangmanPlay): number =>
	ownTurns(play).filter(({kept}) => isMiss(kept)).length;

/** The misses over the value, hints counted; `undefined` where the day is lost. */
export const overIn = (play: HangmanPlay): number | undefined =>
	play.daily === undefined || status(play.game) === 'lost'
		? undefined
		: ownMisses(play) + hintsIn(play.moves) - play.daily.value;
