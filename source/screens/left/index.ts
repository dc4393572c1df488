import {about} from '../../text/about.js';
import {help, leftItem, menuOf, throwAway, toMenu} from '../common.js';
import type {Screen} from '../screen.js';

type State = {readonly now: Date};

export const screen: Screen<object, State> = {
	open: () => ({state: {now: new Date()}}),
	page({now}, session) {
		const items = session.waiting.map(game => leftItem(game, now, game.date.slice(0, 10)));
		const {selected, part, keys} = menuOf<State>('left', items, session);
		return {
			title: {trail: ['unfinished'], status: ''},
			news: {text: 'Unfinished games, the last one first:'},
			parts: [part],
			keys: [...keys, ...throwAway(selected?.key, session), help, toMenu],
			about: () => about.left,
		};
	},
};
