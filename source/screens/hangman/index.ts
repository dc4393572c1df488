import {printable} from '../../dictionary-files.js';
import {isOver, isUnderWay} from '../../games/hangman.js';
import {gameAbout} from '../../text/hangman.js';
import {reviewAbout} from '../../text/hangman-review.js';
import {codeText} from '../../text/share.js';
import {nameOfSource} from '../house.js';
import type {Screen} from '../screen.js';
import {codeIn} from './code.js';
import {hangmanKeys} from './keys.js';
import {
	openHangman,
	reduceHangman,
	type HangmanMessage,
	type HangmanParams,
	type HangmanState,
} from './state.js';
import {HangmanView} from './view.js';
import {hangmanWork} from './work.js';

export type {HangmanParams} from './state.js';

/** A game of Hangman, and its review. */
export const screen: Screen<HangmanParams, HangmanState, HangmanMessage> = {
	open: openHangman,
	reduce: reduceHangman,
	keys: hangmanKeys,
	View: HangmanView,
	work: ({state, isCovered}) => hangmanWork(state, isCovered),
	title(state) {
		const {play, review} = state;
		const {chooser, length, dictionary, seed} = play.settings;
		const code = isOver(play) && !review?.isOpen ? codeIn(state) : undefined;
		return {
			trail: review?.isOpen ? ['hangman', 'review'] : ['hangman'],
			status: `${code === undefined ? '' : `code ${code} · `}${chooser} · ${length} letters · ${nameOfSource(dictionary)} · seed ${printable(seed)}`,
		};
	},
	about(state) {
		const {play, review} = state;
		return [review?.isOpen ? reviewAbout(play) : gameAbout(play), codeText(codeIn(state))].join(' ').trim();
	},
	leaveQuestion: ({play}) => (isUnderWay(play) ? 'Leave this game?' : undefined),
};
