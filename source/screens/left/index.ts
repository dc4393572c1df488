import {keyFor} from '../../page/keys.js';
import {about} from '../../text/about.js';
import {throwAwayQuestion} from '../../text/left.js';
import {help, leftItem, menuOf, pickItem, throwAway, toMenu} from '../common.js';
import type {ParamsByScreen} from '../routes.js';
import {set, type Keys, type Screen, type Update} from '../screen.js';

type State = {
	readonly now: Date;
	/** The id of the game to throw away, while the question is open. */
	readonly asking?: string | undefined;
};

const throwItAway: Update<State> = (state, {session, player}) => {
	const {asking} = state;
	if (asking !== undefined) player.store.drop(asking);
	const waiting = session.waiting.filter(({id}) => id !== asking);
	return {
		state: {...state, asking: undefined},
		session: {...session, waiting},
		...(waiting.length === 0 && {go: {to: 'home', with: {}}}),
	};
};

const keepIt: Update<State> = (state, context) => ({
	...pickItem<State>('left', state.asking ?? '')(state, context),
	state: {...state, asking: undefined},
});

const answers: Keys<State> = [
	keyFor(['enter', 'y'], 'throw it away', 'throw the game away', () => throwItAway, {words: {yes: 'y'}}),
	keyFor(['escape', 'n'], 'keep it', 'keep it', () => keepIt, {words: {no: 'n'}}),
];

export const screen: Screen<ParamsByScreen['left'], State> = {
	open: ({asking}) => ({state: {now: new Date(), asking}}),
	page({now, asking}, session) {
		const items = session.waiting.map(game => leftItem(game, now, game.date.slice(0, 10)));
		const {selected, part, keys} = menuOf<State>('left', items, session);
		const page = {title: {trail: ['unfinished'], status: ''}, about: () => about.left};
		const asked = items.find(({key}) => key === asking);
		if (asked !== undefined)
			return {
				...page,
				news: {text: throwAwayQuestion(), as: 'accent', at: 1, spoken: throwAwayQuestion(asked.spoken)},
				parts: [{part: 'prose', paragraphs: [`${asked.label}  ${asked.note}`], only: 'screen'}],
				keys: answers,
			};
		return {
			...page,
			news: {text: 'Unfinished games, the last one first:'},
			parts: [part],
			keys: [...keys, throwAway(set<State>({asking: selected?.key})), help, toMenu],
		};
	},
};
