import {
	nextSeed,
	play,
	seedRandom,
	type GhostGame,
	type Letter,
	type Random,
	type Seat,
} from '../../engine/index.js';
import {
	computerLetter,
	computerSeat,
	startGhost,
	type GhostBook,
	type GhostSettings,
} from '../../setup/ghost.js';

/** A game of Ghost on the screen. */
export type GhostPlay = {
	readonly settings: GhostSettings;
	readonly book: GhostBook;
	readonly game: GhostGame;
	/** What the computer draws from. */
	readonly random: Random;
};

export const openGhost = (book: GhostBook, settings: GhostSettings): GhostPlay => ({
	settings,
	book,
	game: startGhost(book),
	random: seedRandom(settings.seed),
});

export const isGhostRunning = ({game}: GhostPlay): boolean =>
	game.fragment.length > 0 && game.ending === undefined;

export const isComputersTurn = ({game, settings}: GhostPlay): boolean =>
	game.ending === undefined && game.toMove === computerSeat(settings);

/** Your letter; refused while it is the computer's turn. */
export function playLetter(state: GhostPlay, letter: Letter): GhostPlay {
	if (isComputersTurn(state)) return state;
	const result = play(state.game, letter);
	return result.ok ? {...state, game: result.game} : state;
}

/** The computer's letter, when it is its turn. */
export function playComputer(state: GhostPlay): GhostPlay {
	const choice = computerLetter(state.settings, state.game, state.random);
	if (choice === undefined) return state;
	const [letter, random] = choice;
	const result = play(state.game, letter);
	return result.ok ? {...state, game: result.game, random} : state;
}

export const playGhostAgain = ({book, settings}: GhostPlay): GhostPlay =>
	openGhost(book, {...settings, seed: nextSeed(settings.seed)});

/** Who sits at a seat, as a subject and with the verb that goes with it. */
export function nameOf(settings: GhostSettings, seat: Seat): 'you' | 'computer' | 'player 1' | 'player 2' {
	const computer = computerSeat(settings);
	if (computer === undefined) return seat === 0 ? 'player 1' : 'player 2';
	return seat === computer ? 'computer' : 'you';
}
