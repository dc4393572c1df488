import {askedLetter, isLetter, isProgram, status, type Assessment, type Ranking} from '../../engine/index.js';
import {codeOf, kinds} from '../../games/kinds.js';
import {
	asPractice,
	beginHangman,
	botToGuess,
	makeGuess,
	isOver,
	isOwnWord,
	isWatched,
	lookAtFamilies,
	mayHaveHint,
	otherHangman,
	showFamilies,
	takeAnswer,
	takeForfeit,
	takeHint,
	withNames,
	type Answered,
	type HangmanPlay,
	type HangmanStep,
	type NextGame,
} from '../../games/hangman.js';
import type {Thought} from '../../games/programs.js';
import {openGame, type HangmanOpening} from '../../games/open.js';
import {practiceHangman} from '../../games/practice.js';
import type {DayResult, Streak} from '../../statistics/statistics.js';
import {likeHangman} from '../../settings/hangman.js';
import {programsIn} from '../../settings/program.js';
import {stepIn} from '../../settings/readers.js';
import type {LogLine} from '../../text/programs.js';
import type {Route} from '../routes.js';
import type {Digested} from '../common-work.js';
import type {Context, Step} from '../screen.js';
import {beginRace, reduceRace, type RaceMessage, type RaceState} from './race-state.js';
import {
	beginReview,
	reduceReview,
	tightened,
	type ReviewMessage,
	type ReviewState,
	type Standing,
} from './review-state.js';

const setUpFor = (play: HangmanPlay): Route => ({
	to: 'hangman-setup',
	with: {given: likeHangman(play.settings, play.ground.dictionary)},
});

/** What lies beside or under the game. */
export type PanelName = 'guesses' | 'families' | 'thoughts' | 'log';

/** The time between two letters of a watched game, in seconds. */
const paces = [4, 2, 1, 0.5, 0.2] as const;

export type Pace = (typeof paces)[number];

/** The player's days, and the milliseconds until the next. */
export type CountedDays = {
	readonly days: Streak;
	readonly week: readonly DayResult[];
	readonly untilTomorrow: number;
};

/** A game of Hangman on the screen. */
export type HangmanState = {
	readonly play: HangmanPlay;
	readonly panel: PanelName;
	/** What was thought of the turn to come, by the bot that guesses or by the expert for a hint. */
	readonly thought: Ranking | undefined;
	/** Whether the player waits for a hint. */
	readonly isHintWanted: boolean;
	/** What the programs of the game read and wrote last. */
	readonly log: readonly LogLine[];
	/** How far whoever thinks has come with what it has to learn first, from 0 to 1. */
	readonly learning: number | undefined;
	/** Worked out only while the families are shown. */
	readonly standing: Standing | undefined;
	/** The least chance of winning against an honest chooser; worked out only while the families are shown. */
	readonly chance: number | undefined;
	readonly review: ReviewState | undefined;
	/** How a watched game goes by itself. */
	readonly pace: Pace;
	readonly isPaused: boolean;
	/** How many games have been lost one after the other, this one counted. */
	readonly lostInRow: number;
	/** What the player's days come to with this one, once a day's game is over. */
	readonly counted: CountedDays | undefined;
	/** The letter that the arrows point to, by its number; none until they are used. */
	readonly pointer: number | undefined;
	/** As much of a whole word as is typed, while one is; none where letters are guessed. */
	readonly typed: string | undefined;
	/** The digest of its dictionary, once it is known: its code needs it. */
	readonly digest: string | undefined;
	readonly race: RaceState;
};

/** The code of the game as far as it has been played; `undefined` until its dictionary is digested. */
export const codeIn = ({play, digest}: HangmanState): string | undefined =>
	digest === undefined ? undefined : codeOf(play, digest);

export type HangmanMessage =
	| {readonly type: 'letter'; readonly letter: string}
	| {readonly type: 'point'; readonly at: number}
	| {readonly type: 'open-word'}
	| {readonly type: 'erase'}
	| {readonly type: 'say-word'}
	| {readonly type: 'close-word'}
	/** What the chooser answers that took its time. */
	| {readonly type: 'answered'; readonly answer: Answered}
	| {readonly type: 'learning'; readonly share: number}
	| {readonly type: 'thought'; readonly thought: Thought}
	/** What programs call themselves by now, and what those of the game read and wrote. */
	| {readonly type: 'heard'; readonly names: ReadonlyMap<string, string>; readonly log: readonly LogLine[]}
	| {readonly type: 'bot-letter'}
	| {readonly type: 'assessed'; readonly found: Assessment; readonly isFinished: boolean}
	| {readonly type: 'chance-found'; readonly chance: number}
	| ReviewMessage
	| RaceMessage
	| Digested
	| {readonly type: 'days-counted'; readonly counted: CountedDays}
	/** The day had been played before. */
	| {readonly type: 'tried'}
	| {readonly type: 'hint'}
	| {readonly type: 'turn-panel'}
	| {readonly type: 'pause'}
	| {readonly type: 'step'}
	| {readonly type: 'change-pace'; readonly by: 1 | -1}
	| {readonly type: 'review'}
	/** Plays on from before the turn that is reviewed. */
	| {readonly type: 'retry'}
	| {readonly type: 'again'; readonly change?: NextGame}
	| {readonly type: 'set-up'};

/** Whether the families may be looked at: in a game about someone's own word they would name it. */
export const mayShowFamilies = (play: HangmanPlay): boolean =>
	isWatched(play) || isOver(play) || !isOwnWord(play);

/** The panels that `Tab` goes through: the guesses or what the guesser thinks, the families, and what programs read and wrote. */
const panelsOf = (play: HangmanPlay): readonly PanelName[] => [
	isWatched(play) && !isOver(play) && !isProgram(play.settings.guesser) ? 'thoughts' : 'guesses',
	...(mayShowFamilies(play) ? (['families'] as const) : []),
	...(programsIn(play.settings).length > 0 ? (['log'] as const) : []),
];

function firstPanel(play: HangmanPlay): PanelName {
	if (play.settings.verbose && mayShowFamilies(play)) return 'families';
	if (isProgram(play.settings.guesser)) return 'log';
	return isWatched(play) ? 'thoughts' : 'guesses';
}

type Habits = Pick<HangmanState, 'panel' | 'pace' | 'lostInRow' | 'digest'>;

function begin(step: HangmanStep, habits?: Habits, against?: string): Step<HangmanState> {
	const {play, events} = step;
	const begun = events.find(({type}) => type === 'began')?.play;
	const panel = habits?.panel ?? firstPanel(play);
	return {
		state: {
			play: showFamilies(play, panel === 'families'),
			panel,
			thought: undefined,
			isHintWanted: false,
			log: [],
			learning: undefined,
			standing: undefined,
			chance: undefined,
			review: undefined,
			pace: habits?.pace ?? 1,
			isPaused: false,
			lostInRow: habits?.lostInRow ?? 0,
			counted: undefined,
			pointer: undefined,
			typed: undefined,
			digest: habits?.digest,
			race: beginRace(begun, against),
		},
		events,
	};
}

export const openHangman = (params: HangmanOpening, {freshId, player}: Context): Step<HangmanState> =>
	begin(openGame(params, freshId, player.recorder), undefined, params.against);

/** How many games have been lost one after the other, once one of them is over. */
function lostAfter(before: number, {game}: HangmanPlay, events: HangmanStep['events']): number {
	if (!events.some(({type}) => type === 'over')) return before;
	return status(game) === 'won' ? 0 : before + 1;
}

/** The state after a step of the game; what was thought and worked out of a turn before is past. */
function advance(state: HangmanState, {play, events}: HangmanStep): Step<HangmanState> {
	const isAnswered = play.game !== state.play.game;
	const isAsked = isAnswered || play.question !== state.play.question;
	return {
		state: {
			...state,
			play,
			...(isAsked && {isHintWanted: false, learning: undefined}),
			lostInRow: lostAfter(state.lostInRow, play, events),
			// The end of a day tells which letters gave something away.
			...(play.daily && isOver(play) && {review: state.review ?? beginReview(play, false)}),
			// Why a program broke it off is in what it wrote.
			...(play.forfeit && !state.play.forfeit && {panel: 'log'}),
			...(isAnswered && {thought: undefined, standing: undefined, chance: undefined}),
		},
		events,
	};
}

const only = (state: HangmanState): Step<HangmanState> => ({state});

/** The bot's letter, once it has thought; a bot with nothing left to ask gives up. */
function guessThought(state: HangmanState): Step<HangmanState> {
	const letter = botToGuess(state.play) && state.thought && askedLetter(state.thought);
	return letter ? advance(state, makeGuess(state.play, letter)) : {state};
}

function takeThought(state: HangmanState, thought: Thought): Step<HangmanState> {
	if ('forfeit' in thought) return advance(state, takeForfeit(state.play, thought.forfeit));
	if (!state.isHintWanted) return {state: {...state, thought}};
	const {play, events} = takeHint(state.play);
	return {state: {...state, thought, isHintWanted: false, play}, events};
}

/** Whether a hint may be asked for. */
const canHint = ({play, thought, isHintWanted}: HangmanState): boolean =>
	!isWatched(play) && mayHaveHint(play) && !thought && !isHintWanted && play.waiting.length === 0;

/** The next panel. */
function turnPanel(state: HangmanState): Step<HangmanState> {
	const {play} = state;
	const panel = stepIn(panelsOf(play), state.panel, 1);
	if (panel !== 'families') return {state: {...state, panel, play: showFamilies(play, false)}};
	const shown = lookAtFamilies(play);
	return {state: {...state, panel, play: shown.play}, events: shown.events};
}

function changePace(state: HangmanState, by: 1 | -1): HangmanState {
	const pace = paces[Math.min(paces.length - 1, Math.max(0, paces.indexOf(state.pace) + by))];
	return pace === undefined ? state : {...state, pace};
}

function openReview(state: HangmanState): HangmanState {
	if (!isOver(state.play)) return state;
	if (state.review) return {...state, review: {...state.review, isOpen: true}};
	return {...state, review: beginReview(state.play, true)};
}

/** Another game, with the same settings unless it is to be harder or easier; someone's own word needs to be typed anew. */
function playAgain(
	state: HangmanState,
	change: NextGame | undefined,
	{freshId}: Context,
): Step<HangmanState> {
	const {play, panel, pace, lostInRow, digest} = state;
	const {settings, ground} = play;
	const next = change ? otherHangman(play, change) : kinds.hangman.again(settings);
	if (next === undefined) return {state, go: setUpFor(play)};
	const habits = {panel, pace, lostInRow: change ? 0 : lostInRow, digest};
	return begin(beginHangman(ground.dictionary, next, freshId()), habits);
}

/** The game from before a guess of the player's on, counted from 0. */
function playFrom(state: HangmanState, guess: number, {freshId, player}: Context): Step<HangmanState> {
	const {play, pace, lostInRow, digest} = state;
	const opened = openGame(practiceHangman(play, guess), freshId, player.recorder);
	return begin({...opened, play: asPractice(opened.play)}, {panel: 'guesses', pace, lostInRow, digest});
}

/** The game from before the reviewed turn on; the letters that a day begins with stay. */
function retry(state: HangmanState, context: Context): Step<HangmanState> {
	const {play, review} = state;
	if (!review?.isOpen) return {state};
	return playFrom(state, Math.max(0, review.turn - (play.daily?.given.length ?? 0)), context);
}

/** Whether a whole word may be named now. */
const mayName = (play: HangmanPlay): boolean =>
	!isWatched(play) && !isOver(play) && play.waiting.length === 0;

/** A letter that is guessed, or one more of the word that is typed; a character may be two letters. */
function typeLetter(given: HangmanState, letters: string): Step<HangmanState> {
	const {play, typed} = given;
	const {words} = play.game;
	if (typed !== undefined)
		return only({...given, typed: (typed + letters).slice(0, words.length), pointer: undefined});
	if (isWatched(play) || !isLetter(words.alphabet, letters)) return {state: given};
	return advance(given, makeGuess(play, letters));
}

/** What a message does in a game of Hangman. */
export function reduceHangman(
	state: HangmanState,
	message: HangmanMessage,
	context: Context,
): Step<HangmanState> {
	const {play} = state;
	switch (message.type) {
		case 'letter': {
			return typeLetter(state, message.letter);
		}

		case 'open-word': {
			return only(mayName(play) ? {...state, typed: ''} : state);
		}

		case 'erase': {
			return only({...state, typed: state.typed?.slice(0, -1)});
		}

		case 'say-word': {
			const {typed} = state;
			const isWhole = typed?.length === play.game.words.length;
			return isWhole ? advance({...state, typed: undefined}, makeGuess(play, typed)) : {state};
		}

		case 'close-word': {
			return only({...state, typed: undefined});
		}

		case 'point': {
			return only({...state, pointer: message.at});
		}

		case 'answered': {
			return advance(state, takeAnswer(play, message.answer));
		}

		case 'learning': {
			return only({...state, learning: message.share});
		}

		case 'thought': {
			return takeThought({...state, learning: undefined}, message.thought);
		}

		case 'heard': {
			const {names, log} = message;
			return only({...state, play: withNames(play, names), log});
		}

		case 'bot-letter': {
			return guessThought(state);
		}

		case 'assessed': {
			const {found, isFinished} = message;
			return only({...state, standing: tightened(state.standing, found, isFinished)});
		}

		case 'chance-found': {
			return only({...state, chance: message.chance});
		}

		case 'days-counted': {
			return only({...state, counted: message.counted});
		}

		case 'tried': {
			return only({...state, play: asPractice(play)});
		}

		case 'digested': {
			return only({...state, digest: message.digest});
		}

		case 'hint': {
			return only(canHint(state) ? {...state, isHintWanted: true} : state);
		}

		case 'turn-panel': {
			return turnPanel(state);
		}

		case 'pause': {
			return only({...state, isPaused: !state.isPaused});
		}

		case 'step': {
			return guessThought({...state, isPaused: true});
		}

		case 'change-pace': {
			return only(changePace(state, message.by));
		}

		case 'review': {
			return only(openReview(state));
		}

		case 'retry': {
			return retry(state, context);
		}

		case 'appraised':
		case 'reviewed':
		case 'looked-back':
		case 'review-turn':
		case 'review-mistake':
		case 'turn-expert':
		case 'opinion':
		case 'close-review': {
			const {review} = state;
			return only(review ? {...state, review: reduceReview(review, message, play)} : state);
		}

		case 'best-found':
		case 'rival-guessed':
		case 'rival-done': {
			return only({...state, race: reduceRace(state.race, message)});
		}

		case 'again': {
			return play.daily ? playFrom(state, 0, context) : playAgain(state, message.change, context);
		}

		case 'set-up': {
			return {state, go: play.daily ? {to: 'daily', with: {}} : setUpFor(play)};
		}
	}
}
