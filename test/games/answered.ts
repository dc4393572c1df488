import {chooserRequest, takeAnswer, type HangmanPlay, type HangmanStep} from '../../source/games/hangman.js';
import {hold} from '../../source/workers/held.js';
import {choose} from '../../source/workers/tasks/choose.js';

/** The game with what its chooser has to think about answered. */
export function answered({play}: Pick<HangmanStep, 'play'>): HangmanPlay {
	const request = chooserRequest(play);
	if (request === undefined) return play;
	return answered(takeAnswer(play, choose({game: hold(request.ground), letters: request.letters})));
}
