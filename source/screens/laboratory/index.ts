import {about, laboratoryEntries, type LaboratoryName} from '../../text/about.js';
import {help, menuKeys, toMenu, type MenuItem} from '../common.js';
import type {Route} from '../routes.js';
import {set, type Screen} from '../screen.js';

const routes: Readonly<Record<LaboratoryName, Route>> = {
	watch: {to: 'hangman-setup', with: {form: 'watch'}},
	tournament: {to: 'tournament-setup', with: {}},
	openings: {to: 'openings', with: {}},
};

const items: readonly MenuItem[] = laboratoryEntries.map(({name, label, note}) => ({
	key: name,
	label,
	note,
	go: routes[name],
}));

type State = {readonly chosen: string};

export const screen: Screen<object, State> = {
	open: () => ({state: {chosen: 'watch'}}),
	page: ({chosen}) => ({
		title: {trail: ['laboratory'], status: ''},
		parts: [{part: 'menu', items, selected: chosen}],
		keys: [
			...menuKeys<State>(
				items,
				items.find(({key}) => key === chosen),
				'open',
				key => set<State>({chosen: key}),
			),
			help,
			toMenu,
		],
		about: about.laboratory,
	}),
};
