import {printable} from '../../dictionary-files.js';
import {isUnderWay} from '../../games/hangman.js';
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
	title({play: {settings}, review}) {
		const {chooser, length, seed} = settings;
		return {
			trail: review?.isOpen ? ['hangman', 'review'] : ['hangman'],
			status: `${chooser} · ${length} letters · ${nameOfSource(settings)} · seed ${printable(seed)}`,
		};
	},
	about: state =>
		state.review?.isOpen
			? reviewAbout(state.play)
			: [gameAbout(state.play), codeText(codeIn(state))].filter(Boolean).join('\n'),
	leaveQuestion: ({play}, {recorder}) =>
		isUnderWay(play) && !recorder.keeps(play) ? 'Leave this game?' : undefined,
};
