import {about, laboratoryEntries} from '../../text/about.js';
import {help, menuOf, toMenu, type MenuItem} from '../common.js';
import type {Route} from '../routes.js';
import type {Screen} from '../screen.js';

const routes: Readonly<Record<(typeof laboratoryEntries)[number]['key'], Route>> = {
	watch: {to: 'hangman-setup', with: {form: 'watch'}},
	tournament: {to: 'tournament-setup', with: {}},
	openings: {to: 'openings', with: {}},
};

const items: readonly MenuItem[] = laboratoryEntries.map(entry => ({...entry, go: routes[entry.key]}));

export const screen: Screen<object, object> = {
	open: () => ({state: {}}),
	page(_, session) {
		const menu = menuOf<object>('laboratory', items, session);
		return {
			title: {trail: ['laboratory'], status: ''},
			parts: [menu.part],
			keys: [...menu.keys, help, toMenu],
			about: () => about.laboratory,
		};
	},
};
