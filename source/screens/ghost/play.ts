import {
	act,
	endRound,
	matchLoser,
	nextSeed,
	seedRandom,
	type Action,
	type Book,
	type End,
	type GhostGame,
	type GhostMatch,
	type Letter,
	type Random,
} from '../../engine/index.js';
import {
	botAt,
	computerAction,
	sideToMove,
	startGhost,
	startMatch,
	type GhostSettings,
} from '../../setup/ghost.js';
import {isSameSpot, type Lesson, type Plan} from './study.js';
import {atGame, takeStep, type Direction, type Walk} from './walk.js';

/** What lies beside or under the game. */
export const ghostPanels = ['letters', 'coach', 'tree'] as const;

export type GhostPanel = (typeof ghostPanels)[number];

/** A game of Ghost on the screen. */
export type GhostPlay = {
	readonly settings: GhostSettings;
	readonly book: Book;
	readonly game: GhostGame;
	/** The rounds before this one. */
	readonly match: GhostMatch;
	/** What the computers draw from. */
	readonly random: Random;
	readonly panel: GhostPanel;
	/** Where your letter goes. */
	readonly end: End;
	/** The word that somebody who was challenged is typing. */
	readonly answer: string;
	/** The last of what the coach had to say. */
	readonly lesson: Lesson | undefined;
	/** Where the tree is looked at, and what is drawn there. */
	readonly walk: Walk;
	readonly plan: Plan | undefined;
	/** Whether a game between two bots halts. */
	readonly isPaused: boolean;
};

export function openGhost(book: Book, settings: GhostSettings): GhostPlay {
	const game = startGhost(book, settings);
	return {
		settings,
		book,
		game,
		match: startMatch(settings),
		random: seedRandom(settings.seed),
		panel: settings.verbose ? 'coach' : 'letters',
		end: 'back',
		answer: '',
		lesson: undefined,
		walk: atGame(game),
		plan: undefined,
		isPaused: false,
	};
}

/** The match once the round that is over counts. */
export const scoreOf = ({game: {ending}, match}: GhostPlay): GhostMatch =>
	ending ? endRound(match, ending.loser) : match;

/** Whether the match goes on after this round. */
export const hasNextRound = (play: GhostPlay): boolean =>
	play.settings.isMatch && matchLoser(scoreOf(play)) === undefined;

export const isGhostRunning = (play: GhostPlay): boolean =>
	play.game.ending
		? hasNextRound(play)
		: play.game.turns.length > 0 || play.match.lost.some(lost => lost > 0);

export const isGhostWatched = ({settings}: GhostPlay): boolean =>
	botAt(settings, 0) !== undefined && botAt(settings, 1) !== undefined;

export const isComputersTurn = ({game, match, settings}: GhostPlay): boolean =>
	game.ending === undefined && botAt(settings, sideToMove(match, game)) !== undefined;

/** The game moved on: what was typed is done with, and the tree is drawn of the new fragment. */
function moveOn(play: GhostPlay, action: Action, random = play.random): GhostPlay {
	const result = act(play.game, action);
	if (!result.ok) return play;
	return {...play, game: result.game, random, answer: '', walk: atGame(result.game)};
}

/** Your letter, for the fragment or the word that is typed; refused while it is the computer's turn. */
export function playLetter(play: GhostPlay, letter: Letter): GhostPlay {
	if (isComputersTurn(play)) return play;
	if (play.game.isChallenged) return {...play, answer: play.answer + letter};
	return moveOn(play, {kind: 'letter', letter, end: play.end});
}

export const eraseLetter = (play: GhostPlay): GhostPlay => ({...play, answer: play.answer.slice(0, -1)});

/** Says the word that was typed, or that there is none. */
export const sayWord = (play: GhostPlay): GhostPlay =>
	isComputersTurn(play) ? play : moveOn(play, {kind: 'name', word: play.answer || undefined});

export const challengeOther = (play: GhostPlay): GhostPlay =>
	isComputersTurn(play) ? play : moveOn(play, {kind: 'challenge'});

/** What the computer does, when it is its turn. */
export function playComputer(play: GhostPlay): GhostPlay {
	const choice = computerAction(play.settings, play.match, play.game, play.random);
	return choice ? moveOn(play, ...choice) : play;
}

export const chooseEnd = (play: GhostPlay, end: End): GhostPlay =>
	play.book.variant === 'superghost' ? {...play, end} : play;

export const pauseGhost = (play: GhostPlay): GhostPlay => ({...play, isPaused: !play.isPaused});

/** One turn of a watched game, and a halt. */
export const stepGhost = (play: GhostPlay): GhostPlay => ({...playComputer(play), isPaused: true});

/** The panel after the one that is shown. */
export const nextPanel = (panel: GhostPanel): GhostPanel =>
	ghostPanels[(ghostPanels.indexOf(panel) + 1) % ghostPanels.length] ?? panel;

export const turnGhostPanel = (play: GhostPlay): GhostPlay => ({
	...play,
	panel: nextPanel(play.panel),
	walk: atGame(play.game),
});

export const takeLesson = (play: GhostPlay, lesson: Lesson): GhostPlay => ({...play, lesson});

/** The tree, unless one has walked on meanwhile. */
export const takePlan = (play: GhostPlay, plan: Plan): GhostPlay =>
	isSameSpot(plan.spot, play.walk.path.at(-1)) ? {...play, plan} : play;

export const walkTree = (play: GhostPlay, direction: Direction): GhostPlay =>
	play.plan && isSameSpot(play.plan.spot, play.walk.path.at(-1))
		? {...play, walk: takeStep(play.walk, play.plan, direction)}
		: play;

/** The next round, or another game with the same settings. */
export function playGhostAgain(play: GhostPlay): GhostPlay {
	const {book, settings, panel} = play;
	const next = openGhost(book, {...settings, seed: nextSeed(settings.seed)});
	return {...next, panel, ...(hasNextRound(play) && {match: scoreOf(play)})};
}
