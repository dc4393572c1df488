import {
	chooserAgent,
	chooserNames,
	choosers,
	currentSecret,
	drawSecret,
	firstWords,
	fromRecord,
	hangmanRules,
	hintsIn,
	isMiss,
	isProgram,
	newGame,
	nextSeed,
	playNow,
	remainingGuesses,
	reviewGame,
	status,
	wordsOfLength,
	type Dictionary,
	type HangmanAgent,
	type HangmanApplied,
	type HangmanGame,
	type HangmanMove,
	type MomentReview,
	type ProgramName,
	type Review,
	type Situation,
} from '../../engine/index.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {provedOf, type Beforehand} from '../../dictionaries/proved.js';
import {dayNumber, type Day} from '../../daily/calendar.js';
import {openDay, type OpenedDay} from '../../daily/daily.js';
import {fillHangman, largestBudget, type FigureName, type HangmanSettings} from '../../settings/hangman.js';
import type {OverPar} from '../../statistics/daily.js';
import type {Resumed, GameStep} from '../kind.js';

export type HangmanPlay = {
	readonly id: string;
	readonly settings: HangmanSettings;
	/** The names that programs have given themselves. */
	readonly names: ReadonlyMap<string, string>;
	readonly dictionary: Dictionary;
	readonly game: HangmanGame;
	readonly daily: OpenedDay['daily'] | undefined;
	/** The number of moves made before the game was opened. */
	readonly earlier: number;
	/** Whether it doesn't count: it begins in the middle of another game, or its day was played before. */
	readonly isPractice: boolean;
};

export type HangmanParts = {readonly play: HangmanPlay; readonly move: HangmanMove};

export type HangmanStep = GameStep<HangmanParts>;

const fresh = {names: new Map<string, string>(), daily: undefined, earlier: 0, isPractice: false};

export function beginHangman(dictionary: Dictionary, settings: HangmanSettings, id: string): HangmanPlay {
	const {length, budget, chooser, secret, seed} = settings;
	const words = wordsOfLength(dictionary, length);
	const game = newGame({words, budget, secret: secret ?? drawSecret(chooser, words, seed)});
	return {...fresh, id, settings, dictionary, game};
}

export function beginDaily(dictionary: Dictionary, date: Day, id: string, figure: FigureName): HangmanPlay {
	const {daily, game} = openDay(dictionary, date);
	const {words, budget} = game;
	const settings = fillHangman({
		...{dictionary: 'small', length: words.length, budget, chooser: 'perfect', seed: date},
		figure,
	});
	return {...fresh, id, settings, dictionary, game, daily};
}

/** Returns the game after an answer; a refused answer changes nothing in it. */
export function advance(before: HangmanPlay, applied: HangmanApplied): HangmanStep {
	if (!applied.ok) {
		const {game, earlier} = before;
		// A recorded move that is refused was never made.
		const play = earlier > game.moves.length ? {...before, earlier: earlier - 1} : before;
		return {play, isNew: false};
	}

	const play = {...before, game: applied.state};
	const isMove = applied.event === 'answered' || applied.event === 'helped';
	// Earlier moves were reported when they were made.
	const isLater = play.game.moves.length > play.earlier;
	return {play, isNew: isOver(play) || (isMove && isLater)};
}

/** Returns the chooser of a game if it answers at once: such a chooser needs no memory of the game. */
export function quickChooser({settings, game}: HangmanPlay): HangmanAgent | undefined {
	const chooser = choosers[settings.chooser];
	return chooser.isQuick ? chooserAgent(chooser.begin(game.words)) : undefined;
}

/** Returns a game after moves that were made before; those that the rules refuse change nothing. */
export function resumeHangman(begun: HangmanPlay, moves: readonly HangmanMove[]): Resumed<HangmanParts> {
	const earlier = {...begun, earlier: moves.length};
	const chooser = quickChooser(begun);
	if (chooser === undefined) return {play: earlier, isNew: false, pending: moves, isWhole: true};
	const game = playNow(hangmanRules, begun.game, [fromRecord(moves), chooser]);
	const play = {...earlier, game};
	return {
		play,
		isNew: isOver(play),
		isWhole: game.moves.length === begun.game.moves.length + moves.length,
	};
}

export const programIn = ({settings: {guesser, race}}: HangmanPlay): ProgramName | undefined =>
	[guesser, race].find(isProgram);

export type NextGame = 'harder' | 'easier';

const lossesToEase = 3;

function harderThan(play: HangmanPlay): Partial<HangmanSettings> | undefined {
	const {budget, chooser} = play.settings;
	const stronger = chooserNames[chooserNames.indexOf(chooser) + 1];
	if (ownMisses(play) === 0 && stronger !== undefined) return {chooser: stronger};
	return budget > 1 ? {budget: budget - 1} : undefined;
}

export function offerAfter(play: HangmanPlay, lostInRow: number): NextGame | undefined {
	if (isWatched(play) || isOwnWord(play) || play.daily) return undefined;
	if (status(play.game) === 'won') return harderThan(play) && 'harder';
	return lostInRow >= lossesToEase && play.settings.budget < largestBudget ? 'easier' : undefined;
}

/** Returns the settings of the next game, which may be harder or easier; `undefined` if someone has to type a new secret. */
export function nextHangman(play: HangmanPlay, change?: NextGame): HangmanSettings | undefined {
	const {settings} = play;
	const {secret, guesser, budget, seed} = settings;
	if (secret !== undefined && guesser === 'you') return undefined;
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

export const isOver = ({game}: HangmanPlay): boolean => status(game) !== 'playing';

/** Returns whether someone typed the secret word, which no one else may know. */
export const isOwnWord = ({settings}: Pick<HangmanPlay, 'settings'>): boolean =>
	settings.secret !== undefined;

export const isWatched = ({settings}: Pick<HangmanPlay, 'settings'>): boolean => settings.guesser !== 'you';

/** Returns what is judged of a game. Its last miss is judged as if a guess were left. */
export const situationOf = (game: HangmanGame): Situation => ({
	pool: game.pool,
	families: game.turns.at(-1)?.families ?? [],
	remaining: Math.max(1, remainingGuesses(game)),
});

/** Judges a game by what has been found about its moments; the letters that a day begins with aren't judged. */
export const judgeGame = (play: HangmanPlay, found: readonly (MomentReview | undefined)[]): Review =>
	reviewGame(play.game, found);

/** Returns what is proved about the position where the player began. */
export const knownBeforehand = ({settings, game: {words}, daily}: HangmanPlay): Beforehand =>
	daily
		? {perfect: {atLeast: daily.value, atMost: daily.value}, evil: undefined}
		: provedOf(settings, words.length, words.count);

/** Returns whether some letters still beat `evil`, where its proofs settle that: what is lost from the start stays lost, and the letters that are proved to win go on winning. */
export function canBeatEvil(play: HangmanPlay): boolean | undefined {
	const {settings, game} = play;
	const {evil} = knownBeforehand(play);
	if (settings.chooser !== 'evil' || evil === undefined) return undefined;
	if (game.budget <= evil.atLeast) return false;
	const isAlong = game.turns.every(({guess}, at) => guess === evil.letters[at]);
	return game.budget > evil.atMost && isAlong ? true : undefined;
}

/** Returns whether a hint may be taken: in a day's game it costs a guess, and never the last. */
export const mayHaveHint = ({game, daily}: HangmanPlay): boolean =>
	status(game) === 'playing' && (daily === undefined || remainingGuesses(game) > 1);

export const ownTurns = ({game}: HangmanPlay): HangmanGame['turns'] => game.turns.slice(game.given);

export const ownMisses = (play: HangmanPlay): number =>
	ownTurns(play).filter(({kept}) => isMiss(kept)).length;

export type DailyOutcome = NonNullable<ReturnType<typeof outcomeOf>>;

/** Returns the result of a day's game, without a letter or a word of it. */
export function outcomeOf(play: HangmanPlay) {
	const {daily, game, isPractice} = play;
	if (daily === undefined) return undefined;
	const {date, value} = daily;
	const hints = hintsIn(game.moves);
	const over: OverPar = status(game) === 'lost' ? 'lost' : ownMisses(play) + hints - value;
	return {number: dayNumber(date), date, value, over, hints, isPractice};
}

const [fitting, ofFamily] = [40, 3];

/** Returns the words whose meanings a game shows once it is over, the secret first. */
export function explainedInHangman(play: HangmanPlay): readonly string[] {
	// A forfeited game names no word.
	if (!isOver(play) || play.game.forfeit !== undefined || !hasMeanings(play.settings)) return [];
	const {game} = play;
	const families = game.turns.at(-1)?.families ?? [];
	return [
		...new Set([
			currentSecret(game),
			...firstWords(game.words, game.pool, fitting),
			...families.flatMap(({pool}) => firstWords(game.words, pool, ofFamily)),
		]),
	];
}

/** Returns what a game is opened from to play on from before one of its turns, without the help taken; the letters that a day begins with stay. It is practice: nothing of it is kept. */
export function practiceHangman(play: HangmanPlay, turn: number) {
	const before = play.game.turns.slice(play.game.given, turn);
	const replayed = before.map(({guess}) => ({kind: 'guess', guess}) as const);
	const list = play.dictionary;
	if (play.daily) {
		const settings = {day: play.daily.date, figure: play.settings.figure};
		return {game: 'daily', settings, list, replayed} as const;
	}

	const settings = {...play.settings, guesser: 'you', race: 'nobody'} as const;
	return {game: 'hangman', settings, list, replayed} as const;
}
