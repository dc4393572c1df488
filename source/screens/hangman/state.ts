import {
	askedLetter,
	isLetter,
	momentsOf,
	status,
	sharpen,
	tightenAssessment,
	type MomentReview,
	type Assessment,
	type Ranking,
} from '../../engine/index.js';
import {
	againHangman,
	beginHangman,
	botToGuess,
	guessLetter,
	isOver,
	judgeGame,
	isOwnWord,
	isWatched,
	lookAtFamilies,
	mayHaveHint,
	otherHangman,
	showFamilies,
	takeAnswer,
	takeHint,
	type HangmanPlay,
	type HangmanStep,
	type NextGame,
} from '../../games/hangman.js';
import {openHangmanGame, type HangmanOpening} from '../../games/open.js';
import type {DayResult, Streak} from '../../statistics/statistics.js';
import {beginRival, endRival, racedBy, takeRivalLetter, type Rival} from '../../games/rival.js';
import {askedForHangman} from '../../settings/hangman.js';
import {mistakeIn} from '../../text/hangman-review.js';
import type {AnsweredLetter} from '../../workers/tasks/play-along.js';
import type {Route} from '../routes.js';
import type {Digested} from '../common-work.js';
import type {Context, Step} from '../screen.js';

/** The set-up with the choices that this game was made of; a secret word is asked for anew. */
const setUpFor = (play: HangmanPlay): Route => ({
	to: 'hangman-setup',
	with: {asked: {...askedForHangman(play.settings), ...(isOwnWord(play) && {secret: ''})}},
});

/** What lies beside or under the game. */
export type PanelName = 'guesses' | 'families' | 'thoughts';

/** The time between two letters of a watched game, in seconds. */
const paces = [4, 2, 1, 0.5, 0.2] as const;

export type Pace = (typeof paces)[number];

/** How the game stands, as far as it is worked out. */
export type Standing = {
	readonly known: Assessment;
	/** Whether nobody looks any further. */
	readonly isFinished: boolean;
};

/** A finished game that is looked at again. */
export type ReviewState = {
	readonly isOpen: boolean;
	/** The turn that is shown, from 0. */
	readonly turn: number;
	/** What is found about each moment of the game so far. */
	readonly appraisals: readonly (MomentReview | undefined)[];
	/** The misses that each family of a turn comes to, by the turn. */
	readonly costs: ReadonlyMap<number, Standing>;
	/** The moments about which there is no more to find. */
	readonly done: ReadonlySet<number>;
};

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
	/** The digest of its dictionary, once it is known: its code needs it. */
	readonly digest: string | undefined;
	/** The game beside this one. */
	readonly rival: Rival | undefined;
	/** The game as it began, while the player's best is looked for to race with it. */
	readonly racedFrom: HangmanPlay | undefined;
};

export type HangmanMessage =
	| {readonly type: 'letter'; readonly letter: string}
	| {readonly type: 'point'; readonly at: number}
	/** What the chooser answers that took its time. */
	| {readonly type: 'answered'; readonly family: number; readonly isProved: boolean}
	| {readonly type: 'thought'; readonly thought: Ranking}
	| {readonly type: 'bot-letter'}
	| {readonly type: 'assessed'; readonly found: Assessment; readonly isFinished: boolean}
	| {readonly type: 'chance-found'; readonly chance: number}
	/** The same of a turn that is reviewed. */
	| {
			readonly type: 'looked-back';
			readonly turn: number;
			readonly found: Assessment;
			readonly isFinished: boolean;
	  }
	| {
			readonly type: 'appraised';
			readonly moment: number;
			readonly found: MomentReview;
			readonly isFinal: boolean;
	  }
	| Digested
	| {readonly type: 'days-counted'; readonly counted: CountedDays}
	/** The moves of the player's best game, if there is one. */
	| {readonly type: 'best-found'; readonly moves: string | undefined}
	/** A letter of the rival's. */
	| {readonly type: 'rival-guessed'; readonly answered: AnsweredLetter}
	| {readonly type: 'rival-done'}
	/** Nobody looks any further for what the moments were worth. */
	| {readonly type: 'reviewed'}
	| {readonly type: 'hint'}
	| {readonly type: 'turn-panel'}
	| {readonly type: 'pause'}
	| {readonly type: 'step'}
	| {readonly type: 'change-pace'; readonly by: 1 | -1}
	| {readonly type: 'review'}
	| {readonly type: 'review-turn'; readonly by: 1 | -1}
	| {readonly type: 'review-mistake'; readonly by: 1 | -1}
	| {readonly type: 'close-review'}
	| {readonly type: 'again'; readonly change?: NextGame}
	| {readonly type: 'set-up'};

/** Whether the families may be looked at: in a game about someone's own word they would name it. */
export const mayShowFamilies = (play: HangmanPlay): boolean =>
	isWatched(play) || isOver(play) || !isOwnWord(play);

function firstPanel(play: HangmanPlay): PanelName {
	if (play.settings.verbose && mayShowFamilies(play)) return 'families';
	return isWatched(play) ? 'thoughts' : 'guesses';
}

type Habits = Pick<HangmanState, 'panel' | 'pace' | 'lostInRow' | 'digest'>;

function begin(step: HangmanStep, habits?: Habits, against?: string): Step<HangmanState> {
	const {play, events} = step;
	const begun = events.find(({type}) => type === 'began')?.play;
	const by = racedBy(play.settings, against);
	const panel = habits?.panel ?? firstPanel(play);
	return {
		state: {
			play: showFamilies(play, panel === 'families'),
			panel,
			thought: undefined,
			isHintWanted: false,
			standing: undefined,
			chance: undefined,
			review: undefined,
			pace: habits?.pace ?? 1,
			isPaused: false,
			lostInRow: habits?.lostInRow ?? 0,
			counted: undefined,
			pointer: undefined,
			digest: habits?.digest,
			rival: begun && by && by !== 'best' ? beginRival(begun, by) : undefined,
			racedFrom: by === 'best' ? begun : undefined,
		},
		events,
	};
}

export const openHangman = (params: HangmanOpening, {freshId, player}: Context): Step<HangmanState> =>
	begin(openHangmanGame(params, freshId, player.recorder), undefined, params.against);

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
			...(isAsked && {isHintWanted: false}),
			lostInRow: lostAfter(state.lostInRow, play, events),
			// The end of a day tells which letters gave something away.
			...(play.daily && isOver(play) && {review: state.review ?? freshReview(play, false)}),
			...(isAnswered && {thought: undefined, standing: undefined, chance: undefined}),
		},
		events,
	};
}

const only = (state: HangmanState): Step<HangmanState> => ({state});

/** The bot's letter, once it has thought; a bot with nothing left to ask gives up. */
function guessThought(state: HangmanState): Step<HangmanState> {
	const letter = botToGuess(state.play) && state.thought && askedLetter(state.thought);
	return letter ? advance(state, guessLetter(state.play, letter)) : {state};
}

function takeThought(state: HangmanState, thought: Ranking): Step<HangmanState> {
	if (!state.isHintWanted) return {state: {...state, thought}};
	const {play, events} = takeHint(state.play);
	return {state: {...state, thought, isHintWanted: false, play}, events};
}

/** Whether a hint may be asked for. */
const canHint = ({play, thought, isHintWanted}: HangmanState): boolean =>
	!isWatched(play) && mayHaveHint(play) && !thought && !isHintWanted && play.waiting.length === 0;

/** What has been found about where a game stands: it only ever gets more precise. */
const tightened = (before: Standing | undefined, found: Assessment, isFinished: boolean): Standing => ({
	known: before ? tightenAssessment(before.known, found) : found,
	isFinished,
});

/** The next panel: the families, then what is seen without them. */
function turnPanel(state: HangmanState): Step<HangmanState> {
	const {play, panel} = state;
	if (panel !== 'families') {
		if (!mayShowFamilies(play)) return {state};
		const shown = lookAtFamilies(play);
		return {state: {...state, panel: 'families', play: shown.play}, events: shown.events};
	}

	const next = isWatched(play) && !isOver(play) ? 'thoughts' : 'guesses';
	return {state: {...state, panel: next, play: showFamilies(play, false)}};
}

function changePace(state: HangmanState, by: 1 | -1): HangmanState {
	const pace = paces[Math.min(paces.length - 1, Math.max(0, paces.indexOf(state.pace) + by))];
	return pace === undefined ? state : {...state, pace};
}

function freshReview({game}: HangmanPlay, isOpen: boolean): ReviewState {
	const appraisals = momentsOf(game).map(() => undefined);
	return {isOpen, turn: 0, appraisals, costs: new Map(), done: new Set()};
}

function openReview(state: HangmanState): HangmanState {
	if (!isOver(state.play)) return state;
	if (state.review) return {...state, review: {...state.review, isOpen: true}};
	return {...state, review: freshReview(state.play, true)};
}

const inReview = (state: HangmanState, change: (review: ReviewState) => ReviewState): HangmanState =>
	state.review ? {...state, review: change(state.review)} : state;

/** What has been found about a moment: it only ever gets more precise. */
function takeAppraisal(
	review: ReviewState,
	moment: number,
	found: MomentReview,
	isFinal: boolean,
): ReviewState {
	const before = review.appraisals[moment];
	return {
		...review,
		appraisals: review.appraisals.with(moment, before ? sharpen(before, found) : found),
		done: isFinal ? new Set([...review.done, moment]) : review.done,
	};
}

/** The turn before or after; it stops at the ends. */
const turnReview = (turns: number, review: ReviewState, by: number): ReviewState => ({
	...review,
	turn: Math.min(turns - 1, Math.max(0, review.turn + by)),
});

/** The next turn in a direction that gave something away, if there is one. */
function jumpToMistake(play: HangmanPlay, review: ReviewState, by: 1 | -1): ReviewState {
	const {turns} = judgeGame(play, review.appraisals);
	for (let turn = review.turn + by; turn >= 0 && turn < turns.length; turn += by) {
		const judged = turns[turn];
		if (judged && mistakeIn(judged) === 'mistake') return {...review, turn};
	}

	return review;
}

const inRace = (state: HangmanState, change: (rival: Rival) => Rival): HangmanState =>
	state.rival ? {...state, rival: change(state.rival)} : state;

/** Begins the race with the player's best game, where there is one. */
function raceBest(state: HangmanState, moves: string | undefined): HangmanState {
	const {racedFrom} = state;
	const rival = racedFrom && moves !== undefined ? beginRival(racedFrom, {kind: 'best', moves}) : undefined;
	return {...state, rival, racedFrom: undefined};
}

/** Whether the review has nothing more to find. */
export const isReviewed = ({appraisals, done}: ReviewState): boolean => done.size === appraisals.length;

/** Another game, with the same settings unless it is to be harder or easier; someone's own word needs to be typed anew. */
function playAgain(
	{play, panel, pace, lostInRow, digest}: HangmanState,
	change: NextGame | undefined,
	{freshId}: Context,
): Step<HangmanState> {
	const {settings, ground} = play;
	const next = change ? otherHangman(settings, change) : againHangman(settings);
	const habits = {panel, pace, lostInRow: change ? 0 : lostInRow, digest};
	return begin(beginHangman(ground.dictionary, next, freshId()), habits);
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
			const {letter} = message;
			return isWatched(play) || !isLetter(play.game.words.alphabet, letter)
				? {state}
				: advance(state, guessLetter(play, letter));
		}

		case 'point': {
			return only({...state, pointer: message.at});
		}

		case 'answered': {
			return advance(state, takeAnswer(play, message));
		}

		case 'thought': {
			return takeThought(state, message.thought);
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

		case 'looked-back': {
			const {turn, found, isFinished} = message;
			return only(
				inReview(state, review => ({
					...review,
					costs: new Map([...review.costs, [turn, tightened(review.costs.get(turn), found, isFinished)]]),
				})),
			);
		}

		case 'appraised': {
			const {moment, found, isFinal} = message;
			return only(inReview(state, review => takeAppraisal(review, moment, found, isFinal)));
		}

		case 'reviewed': {
			return only(inReview(state, review => ({...review, done: new Set(review.appraisals.keys())})));
		}

		case 'days-counted': {
			return only({...state, counted: message.counted});
		}

		case 'digested': {
			return only({...state, digest: message.digest});
		}

		case 'best-found': {
			return only(raceBest(state, message.moves));
		}

		case 'rival-guessed': {
			return only(inRace(state, rival => takeRivalLetter(rival, message.answered)));
		}

		case 'rival-done': {
			return only(inRace(state, endRival));
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

		case 'review-turn': {
			return only(inReview(state, review => turnReview(play.game.turns.length, review, message.by)));
		}

		case 'review-mistake': {
			return only(inReview(state, review => jumpToMistake(play, review, message.by)));
		}

		case 'close-review': {
			return only(inReview(state, review => ({...review, isOpen: false})));
		}

		case 'again': {
			if (play.daily) return {state, go: {to: 'daily', with: {}}};
			return isOwnWord(play) && !isWatched(play)
				? {state, go: setUpFor(play)}
				: playAgain(state, message.change, context);
		}

		case 'set-up': {
			if (play.daily) return {state, go: {to: 'daily', with: {}}};
			return {state, go: setUpFor(play)};
		}
	}
}
