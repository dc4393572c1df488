import {keyFor} from '../../page/keys.js';
import {about} from '../../text/about.js';
import {leftParts} from '../../text/left.js';
import {help, menuKeys, throwAway, toMenu, type MenuItem} from '../common.js';
import type {ParamsByScreen} from '../routes.js';
import {set, type Keys, type Screen, type Update} from '../screen.js';
import type {Session} from '../session.js';

type State = {
	readonly now: Date;
	readonly chosen: string | undefined;
	readonly isAsking: boolean;
};

const itemsIn = ({waiting}: Session, now: Date): readonly MenuItem[] =>
	waiting.map(game => ({
		key: game.id,
		label: game.date.slice(0, 10),
		note: leftParts(game, now).join(' · '),
		go: {to: 'go-on', with: {as: 'resumed', record: game}},
	}));

const throwItAway: Update<State> = (state, {session, player}) => {
	const chosen = state.chosen ?? session.waiting[0]?.id;
	if (chosen !== undefined) player.store.drop(chosen);
	const waiting = session.waiting.filter(({id}) => id !== chosen);
	return {
		state: {...state, chosen: undefined, isAsking: false},
		session: {...session, waiting},
		...(waiting.length === 0 && {go: {to: 'home', with: {}}}),
	};
};

const asking: Keys<State> = [
	keyFor(['enter', 'y'], 'throw it away', 'throw the game away', () => throwItAway, {words: {yes: 'y'}}),
	keyFor(['escape', 'n'], 'keep it', 'keep it', () => set<State>({isAsking: false}), {words: {no: 'n'}}),
];

export const screen: Screen<ParamsByScreen['left'], State> = {
	open: ({asking: id}) => ({state: {now: new Date(), chosen: id, isAsking: id !== undefined}}),
	page({now, chosen, isAsking}, session) {
		const items = itemsIn(session, now);
		const selected = items.find(({key}) => key === chosen) ?? items[0];
		return {
			title: {trail: ['unfinished'], status: ''},
			news: isAsking
				? {text: 'Throw this game away?', as: 'accent', at: 1}
				: {text: 'Unfinished games, the last one first:'},
			parts: [
				{
					part: 'menu',
					items: isAsking ? items.filter(item => item === selected) : items,
					selected: selected?.key,
				},
			],
			keys: isAsking
				? asking
				: [
						...menuKeys<State>(items, selected, 'go on', key => set<State>({chosen: key})),
						throwAway(set<State>({isAsking: selected !== undefined})),
						help,
						toMenu,
					],
			about: about.left,
		};
	},
};
