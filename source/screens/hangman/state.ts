import {askedLetter, isLetter, isProgram, status, type Assessment, type Ranking} from '../../engine/index.js';
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
	nextHangman,
	showFamilies,
	takeAnswer,
	takeForfeit,
	takeHint,
	type Answered,
	type HangmanPlay,
	type HangmanStep,
	type NextGame,
} from '../../games/hangman.js';
import type {Thought} from '../../games/programs.js';
import {openGame, type HangmanOpening} from '../../games/open.js';
import {practiceHangman} from '../../games/afterwards.js';
import type {DayResult, Streak} from '../../text/daily.js';
import {likeHangman} from '../../settings/hangman.js';
import {programsIn} from '../../settings/program.js';
import {stepIn} from '../../settings/readers.js';
import type {LogLine} from '../../text/programs.js';
import type {Route} from '../routes.js';
import type {Context, Step, Update} from '../screen.js';
import {beginRace, type RaceState} from './race-state.js';
import {beginReview, tightened, type ReviewState, type Standing} from './review-state.js';

export const setUpFor = ({settings, ground}: HangmanPlay): Route => ({
	to: 'hangman-setup',
	with: {given: likeHangman(settings, ground.dictionary)},
});

export type PanelName = 'guesses' | 'families' | 'thoughts' | 'log';

const paces = [4, 2, 1, 0.5, 0.2] as const;

export type Pace = (typeof paces)[number];

export type CountedDays = {
	readonly days: Streak;
	readonly week: readonly DayResult[];
	readonly untilTomorrow: number;
};

export type HangmanState = {
	readonly play: HangmanPlay;
	readonly panel: PanelName;
	readonly thought?: Ranking | undefined;
	readonly isHintWanted: boolean;
	readonly log: readonly LogLine[];
	/** How far whoever thinks has come with what it has to learn first, from 0 to 1. */
	readonly learning?: number | undefined;
	/** Worked out only while the families are shown. */
	readonly standing?: Standing | undefined;
	/** The least chance of winning against an honest chooser; worked out only while the families are shown. */
	readonly chance?: number | undefined;
	readonly review?: ReviewState | undefined;
	readonly pace: Pace;
	readonly isPaused: boolean;
	/** How many games have been lost one after the other, this one counted. */
	readonly lostInRow: number;
	readonly counted?: CountedDays | undefined;
	/** The letter that the arrows point to, by its number; none until they are used. */
	readonly pointer?: number | undefined;
	/** As much of a whole word as is typed, while one is; none where letters are guessed. */
	readonly typed?: string | undefined;
	/** The digest of its dictionary, once it is known: its code needs it. */
	readonly digest?: string | undefined;
	readonly race: RaceState;
};

export type HangmanUpdate = Update<HangmanState>;

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
			isHintWanted: false,
			log: [],
			pace: habits?.pace ?? 1,
			isPaused: false,
			lostInRow: habits?.lostInRow ?? 0,
			digest: habits?.digest,
			race: beginRace(begun, against),
		},
		events,
	};
}

export const openHangman = (params: HangmanOpening, {freshId, player}: Context): Step<HangmanState> =>
	begin(openGame(params, freshId, player.recorder), undefined, params.against);

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

/** The bot's letter, once it has thought; a bot with nothing left to ask gives up. */
export function guessThought(state: HangmanState): Step<HangmanState> {
	const letter = botToGuess(state.play) && state.thought && askedLetter(state.thought);
	return letter ? advance(state, makeGuess(state.play, letter)) : {state};
}

export const takeThought =
	(thought: Thought): HangmanUpdate =>
	before => {
		const state = {...before, learning: undefined};
		if ('forfeit' in thought) return advance(state, takeForfeit(state.play, thought.forfeit));
		if (!state.isHintWanted) return {state: {...state, thought}};
		const {play, events} = takeHint(state.play);
		return {state: {...state, thought, isHintWanted: false, play}, events};
	};

export const answer =
	(answered: Answered): HangmanUpdate =>
	state =>
		advance(state, takeAnswer(state.play, answered));

export const takeStanding =
	(found: Assessment, isFinished: boolean): HangmanUpdate =>
	state => ({state: {...state, standing: tightened(state.standing, found, isFinished)}});

export const askForHint: HangmanUpdate = state => {
	const {play, thought, isHintWanted} = state;
	const mayAsk =
		!isWatched(play) && mayHaveHint(play) && !thought && !isHintWanted && play.waiting.length === 0;
	return {state: mayAsk ? {...state, isHintWanted: true} : state};
};

export const turnPanel: HangmanUpdate = state => {
	const {play} = state;
	const panel = stepIn(panelsOf(play), state.panel, 1);
	if (panel !== 'families') return {state: {...state, panel, play: showFamilies(play, false)}};
	const shown = lookAtFamilies(play);
	return {state: {...state, panel, play: shown.play}, events: shown.events};
};

export const changePace =
	(by: 1 | -1): HangmanUpdate =>
	state => {
		const pace = paces[Math.min(paces.length - 1, Math.max(0, paces.indexOf(state.pace) + by))];
		return {state: pace === undefined ? state : {...state, pace}};
	};

export const openReview: HangmanUpdate = state => {
	const {play, review = beginReview(play, true)} = state;
	return {state: isOver(play) ? {...state, review: {...review, isOpen: true}} : state};
};

export const reviewing =
	(change: (review: ReviewState, play: HangmanPlay) => ReviewState): HangmanUpdate =>
	state => ({state: state.review ? {...state, review: change(state.review, state.play)} : state});

export const racing =
	(change: (race: RaceState) => RaceState): HangmanUpdate =>
	state => ({state: {...state, race: change(state.race)}});

/** Another game, with the same settings unless it is to be harder or easier; someone's own word needs to be typed anew. */
export const playAgain =
	(change?: NextGame): HangmanUpdate =>
	(state, {freshId}) => {
		const {play, panel, pace, lostInRow, digest} = state;
		const next = nextHangman(play, change);
		if (next === undefined) return {state, go: setUpFor(play)};
		const habits = {panel, pace, lostInRow: change ? 0 : lostInRow, digest};
		return begin(beginHangman(play.ground.dictionary, next, freshId()), habits);
	};

export const practiceFrom =
	(guess: number): HangmanUpdate =>
	({play, pace, lostInRow, digest}, {freshId, player}) => {
		const opened = openGame(practiceHangman(play, guess), freshId, player.recorder);
		return begin({...opened, play: asPractice(opened.play)}, {panel: 'guesses', pace, lostInRow, digest});
	};

export const openWord: HangmanUpdate = state => {
	const {play} = state;
	const mayName = !isWatched(play) && !isOver(play) && play.waiting.length === 0;
	return {state: mayName ? {...state, typed: ''} : state};
};

/** A letter that is guessed, or one more of the word that is typed; a character may be two letters. */
export const typeLetter =
	(letters: string): HangmanUpdate =>
	state => {
		const {play, typed} = state;
		const {words} = play.game;
		if (typed !== undefined)
			return {
				state: {...state, typed: (typed + letters).slice(0, words.length), pointer: undefined},
			};
		if (isWatched(play) || !isLetter(words.alphabet, letters)) return {state};
		return advance(state, makeGuess(play, letters));
	};

export const sayWord: HangmanUpdate = state => {
	const {play, typed} = state;
	const isWhole = typed?.length === play.game.words.length;
	return isWhole ? advance({...state, typed: undefined}, makeGuess(play, typed)) : {state};
};
