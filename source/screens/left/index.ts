import {about} from '../../text/about.js';
import {help, leftItem, menuOf, throwAway, toMenu} from '../common.js';
import type {Screen} from '../screen.js';

export const screen: Screen<object, object> = {
	open: () => ({state: {}}),
	page(_, session) {
		const items = session.waiting.map(game => leftItem(game, game.date.slice(0, 10)));
		const {selected, part, keys} = menuOf<object>('left', items, session);
		return {
			title: {trail: ['unfinished'], status: ''},
			news: {text: 'Unfinished games, the last one first:'},
			parts: [part],
			keys: [...keys, ...throwAway(selected?.key, session), help, toMenu],
			about: () => about.left,
		};
	},
};
