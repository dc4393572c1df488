import {callChooser} from '../../source/games/calls.js';
import {takeAnswer, type HangmanPlay, type HangmanStep} from '../../source/games/hangman.js';
import {choose} from '../../source/workers/tasks/choose.js';

/** The game with what its chooser has to think about answered. */
export function answered({play}: Pick<HangmanStep, 'play'>): HangmanPlay {
	const call = callChooser(play);
	return call ? answered(takeAnswer(play, choose(call.input))) : play;
}
