import type {FigureName} from '../../components/figure.js';
import {guess, nextSeed, status, type Dictionary, type HangmanGame, type Letter} from '../../engine/index.js';
import {startHangman, type HangmanSettings} from '../../setup/hangman.js';

/** A game of Hangman on the screen. */
export type HangmanPlay = {
	readonly settings: HangmanSettings;
	readonly dictionary: Dictionary;
	readonly figure: FigureName;
	readonly game: HangmanGame;
	readonly areFamiliesShown: boolean;
	/** A letter that was refused, because it has been guessed. */
	readonly refused: Letter | undefined;
};

export function openHangman(
	dictionary: Dictionary,
	settings: HangmanSettings,
	figure: FigureName,
): HangmanPlay {
	return {
		settings,
		dictionary,
		figure,
		game: startHangman(dictionary, settings),
		areFamiliesShown: settings.verbose,
		refused: undefined,
	};
}

export const isHangmanRunning = ({game}: HangmanPlay): boolean =>
	game.turns.length > 0 && status(game) === 'playing';

export function guessLetter(play: HangmanPlay, letter: Letter): HangmanPlay {
	const result = guess(play.game, letter);
	if (result.ok) return {...play, game: result.game, refused: undefined};
	return result.reason === 'already-guessed' ? {...play, refused: letter} : play;
}

export const toggleFamilies = (play: HangmanPlay): HangmanPlay => ({
	...play,
	areFamiliesShown: !play.areFamiliesShown,
});

/** The next game with the same settings; somebody's own secret word is known by now, so the fiend draws one. */
export function playAgain({dictionary, settings, figure, areFamiliesShown}: HangmanPlay): HangmanPlay {
	const next = {...settings, secret: undefined, seed: nextSeed(settings.seed)};
	return {...openHangman(dictionary, next, figure), areFamiliesShown};
}
