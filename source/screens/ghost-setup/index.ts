import {variants} from '../../engine/index.js';
import {botNames, isBot, type Opponent} from '../../settings/ghost.js';
import {solvingText} from '../../text/words.js';
import {ghostForm} from '../forms/ghost.js';
import {makeBook} from '../make-book.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {bookOf, dictionaryOf} from '../session.js';
import {setUpScreen, type SetUpState} from '../set-up.js';

/** The ghost is clearer for stronger bots, which come first in the list. */
const presenceOf = (opponent: Opponent): number =>
	isBot(opponent) ? 1 - botNames.indexOf(opponent) / botNames.length : 0.5;

export const screen: Screen<SetUpParams<'ghost'>, SetUpState<'ghost'>> = setUpScreen({
	title: 'ghost',
	nameOf: () => 'ghost',
	forms: {ghost: ghostForm},
	first: () => 'opponent',
	start(settings, _, session) {
		const list = bookOf(session, settings);
		return list && {go: {to: 'ghost', with: {game: 'ghost', list, settings}}};
	},
	progress(values, made, session) {
		const {title, solving} = variants[values.variant];
		const isSolving =
			solving !== 'trie' && dictionaryOf(session, values) && bookOf(session, values) === undefined;
		return isSolving ? solvingText(title, made) : undefined;
	},
	work: (values, dictionary, session, ready) => makeBook(session, values, dictionary, ready),
	figure: ({opponent}) => ({
		part: 'figure',
		figure: 'specter',
		progress: Math.max(...opponent.map(presenceOf)),
	}),
});
