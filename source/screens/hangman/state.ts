import {stepIn} from '../common.js';
import {
	foldTyped,
	isProgram,
	status,
	type Guess,
	type HangmanAnswer,
	type HangmanApplied,
	type HangmanMove,
	type Ranking,
	type MomentFound,
} from '../../engine/index.js';
import {
	advance,
	isOver,
	isOwnWord,
	isWatched,
	nextHangman,
	ownTurns,
	practiceHangman,
	programIn,
	type HangmanPlay,
	type NextGame,
} from '../../games/hangman/hangman.js';
import {createGate, createHand, type Gate} from '../../games/hand.js';
import type {HangmanHand, SecondOpinion} from '../../games/hangman/agents.js';
import {openGame, type HangmanOpening} from '../../games/open.js';
import type {DaysCounted} from '../../text/hangman/daily.js';
import {likeHangman} from '../../settings/hangman.js';
import type {LogLine} from '../../programs/child.js';
import type {Route} from '../routes.js';
import type {Face} from '../session.js';
import type {Context, Step, Update} from '../screen.js';
import {beginRival, racedBy, type DayBot, type Rival} from '../../games/hangman/rival.js';
import {practiceText} from '../../text/words.js';
import type {AssessmentFound} from '../../workers/tasks/analysis.js';

export const reviewedShare = ({play, appraisals}: HangmanState): number =>
	appraisals.filter(found => found?.isFinal).length / (ownTurns(play).length + 1);

export const isReviewed = (state: HangmanState): boolean => reviewedShare(state) === 1;

export const setUpFor = ({settings, dictionary}: HangmanPlay): Route => ({
	to: 'hangman-setup',
	with: {given: likeHangman(settings, dictionary)},
});

type PanelName = 'guesses' | 'families' | 'thoughts' | 'log';

export const paces = [4, 2, 1, 0.5, 0.2] as const;

export type HangmanState = {
	readonly play: HangmanPlay;
	readonly hand: HangmanHand;
	readonly gate: Gate;
	readonly isReplayed: boolean;
	readonly refused?: Guess | undefined;
	readonly panel: PanelName;
	/** Whether the player has asked for the panel since the last answer. */
	readonly isAsked: boolean;
	readonly thought?: Ranking | undefined;
	readonly isHintWanted: boolean;
	readonly log: readonly LogLine[];
	/** The share of what a guesser must learn first, from 0 to 1. */
	readonly learning?: number | undefined;
	/** The judgements of families that were in view, by turn; turn -1 is before the first letter. */
	readonly assessments: ReadonlyMap<number, AssessmentFound>;
	readonly isReviewing: boolean;
	readonly shownTurn: number;
	readonly appraisals: readonly (MomentFound | undefined)[];
	readonly isExpertShown: boolean;
	/** The letters that `expert` would have guessed, by turn. */
	readonly opinions: ReadonlyMap<number, SecondOpinion | undefined>;
	readonly pace: (typeof paces)[number];
	readonly isPaused: boolean;
	/** The number of games lost in a row before this one. */
	readonly lostBefore: number;
	readonly counted?: DaysCounted | undefined;
	readonly bots?: readonly DayBot[] | undefined;
	readonly pointer?: number | undefined;
	/** As much of a whole word as is typed, while one is; none where letters are guessed. */
	readonly typed?: string | undefined;
	readonly rival?: Rival | undefined;
	/** Whether it is the game of a code, or a part of it tried again, after which no other follows in plain lines. */
	readonly isCoded: boolean;
};

export type HangmanUpdate = Update<HangmanState>;

export const lostInRow = ({play, lostBefore}: HangmanState): number =>
	status(play.game) === 'won' ? 0 : lostBefore + 1;

/** Whether the families may be looked at: in a game about someone's own word they would name it. */
const mayShowFamilies = (play: HangmanPlay): boolean => isWatched(play) || isOver(play) || !isOwnWord(play);

/** Whether there is the log of a program that may be read: a rival's would tell its letters before the end. */
const mayShowLog = (play: HangmanPlay): boolean =>
	isProgram(play.settings.guesser) || (isOver(play) && programIn(play) !== undefined);

export const panelsOf = (play: HangmanPlay): readonly PanelName[] => [
	isWatched(play) && !isOver(play) && !isProgram(play.settings.guesser) ? 'thoughts' : 'guesses',
	...(mayShowFamilies(play) ? (['families'] as const) : []),
	...(mayShowLog(play) ? (['log'] as const) : []),
];

/** Returns the default panel; in line mode most panels are printed on request only, and families once there are some. */
function restingPanel(play: HangmanPlay, face: Face): PanelName {
	const hasFamilies = face === 'screen' || play.game.turns.length > 0;
	if (play.settings.verbose && hasFamilies && mayShowFamilies(play)) return 'families';
	if (face !== 'screen') return 'guesses';
	if (isProgram(play.settings.guesser)) return 'log';
	return isWatched(play) ? 'thoughts' : 'guesses';
}

function begin(
	{play, begun, isNew, pending}: ReturnType<typeof openGame<'hangman' | 'daily'>>,
	habits: Pick<HangmanState, 'panel'> & Partial<HangmanState>,
	against?: readonly HangmanMove[],
): Step<HangmanState> {
	const by = racedBy(begun.settings, against);
	return {
		state: {
			play,
			hand: createHand<HangmanAnswer>(pending),
			gate: createGate(),
			isHintWanted: false,
			log: [],
			assessments: new Map(),
			isReviewing: false,
			shownTurn: 0,
			appraisals: [],
			isExpertShown: false,
			opinions: new Map(),
			pace: 1,
			isPaused: false,
			isReplayed: false,
			isCoded: against !== undefined,
			isAsked: false,
			lostBefore: 0,
			...habits,
			rival: by && beginRival(begun, by),
		},
		played: isNew ? play : undefined,
	};
}

/** Opens a game; a spoken one that is watched waits for the listener. */
export const openHangman = (
	params: HangmanOpening,
	{player, session: {face}}: Context,
): Step<HangmanState> => {
	const {replayed, against} = params;
	const opened = openGame(params, player.recorder);
	const {play} = opened;
	const isReplayed = replayed !== undefined;
	const isReviewing = isReplayed && isOver(play);
	const panel = restingPanel(play, face);
	return begin(opened, {panel, isPaused: face === 'spoken', isReplayed, isReviewing}, against);
};

/** Looks at the families once there are some, if they are in view and the player guesses: that counts as help. */
const lookIfShown = ({play, panel, hand}: HangmanState): (() => void) | undefined =>
	panel === 'families' && !isWatched(play) && !isOver(play) && play.game.turns.length > 0
		? () => hand.give({kind: 'look'})
		: undefined;

export const took =
	(applied: HangmanApplied, answer: HangmanAnswer): HangmanUpdate =>
	(before, {session: {face}}) => {
		const {play, isNew} = advance(before.play, applied);
		if (!applied.ok)
			return {state: {...before, play, ...(answer.kind === 'guess' && {refused: answer.guess})}};
		const isAnswered = applied.event === 'answered';
		const panel = face === 'screen' ? before.panel : restingPanel(play, face);
		const state: HangmanState = {
			...before,
			play,
			refused: undefined,
			...(applied.event === 'asked' && {isHintWanted: false, learning: undefined}),
			isReviewing: before.isReplayed && isOver(play),
			// Why a program broke it off is in what it wrote.
			...(applied.event === 'forfeited' && {panel: 'log'}),
			...(isAnswered && {panel, isAsked: false, thought: undefined}),
		};
		return {state, played: isNew ? play : undefined, effect: isAnswered ? lookIfShown(state) : undefined};
	};

export const showPanel =
	(name?: PanelName): HangmanUpdate =>
	before => {
		const panel = name ?? stepIn(panelsOf(before.play), before.panel, 1);
		const state = {...before, panel, isReviewing: false, isAsked: true};
		return {state, effect: lookIfShown(state)};
	};

/** A word of one's own must be typed anew. */
export const playAgain =
	(change?: NextGame): HangmanUpdate =>
	(state, {player, session: {face}}) => {
		const {play, pace} = state;
		const next = nextHangman(play, change);
		if (next === undefined) return {state, go: setUpFor(play)};
		const lostBefore = change ? 0 : lostInRow(state);
		const begun = openGame({game: 'hangman', settings: next, list: play.dictionary}, player.recorder);
		const isKept = face === 'screen' && panelsOf(begun.play).includes(state.panel);
		const panel = isKept ? state.panel : restingPanel(begun.play, face);
		return begin(begun, {panel, pace, lostBefore});
	};

export const practiceFrom =
	(turn: number): HangmanUpdate =>
	(state, {player, session}) => {
		const {play, ...opened} = openGame(practiceHangman(state.play, turn), player.recorder);
		const {pace, isCoded} = state;
		const habits = {panel: 'guesses', pace, isCoded, lostBefore: lostInRow(state)} as const;
		const begun = begin({...opened, play: {...play, isPractice: true}}, habits);
		// The title says it on the screen.
		return {...begun, ...(session.face !== 'screen' && {say: practiceText})};
	};

export const giveGuess = (state: HangmanState, guess: Guess): Step<HangmanState> => ({
	state,
	effect: () => state.hand.give({kind: 'guess', guess}),
});

/** A character may be two letters. */
export const typeLetter =
	(letters: string): HangmanUpdate =>
	state => {
		const {play, typed} = state;
		const {words} = play.game;
		if (typed !== undefined)
			return {state: {...state, typed: (typed + letters).slice(0, words.length), pointer: undefined}};
		return giveGuess(state, letters);
	};

/** Guesses a whole word: a line that begins with `=`. Returns `undefined` for any other line. An unfinished word keeps its `=`, so that one letter isn't taken for a guess. */
export function guessLine(line: string): HangmanUpdate | undefined {
	const [, text] = /^\s*=(.*)$/su.exec(line) ?? [];
	if (text === undefined) return undefined;
	return state => {
		const {words} = state.play.game;
		const word = foldTyped(words.alphabet, text.trim());
		return giveGuess(state, word?.length === words.length ? word : line.trim());
	};
}
