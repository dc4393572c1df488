import {keyFor, type Key as Binding} from '../page/keys.js';
import type {MenuPart} from '../page/page.js';
import type {Route} from './routes.js';
import type {AppMessage, Does, Key, Scroll, Update} from './screen.js';
import {moveIn, type Move} from './list.js';

const page = 10;

const far = 1_000_000;

const steps: Readonly<Record<string, number>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{left: -page, pageup: -page, right: page, pagedown: page, home: -far, end: far},
};

const scrollBy =
	(key: string): Scroll =>
	top =>
		Math.max(0, top + (steps[key] ?? 0));

export const scrollKeys = <Deed>(doing: (scroll: Scroll) => Deed): readonly Binding<Deed>[] => [
	keyFor(['up', 'down', 'k', 'j'], 'scroll', 'show what is above or below', key => doing(scrollBy(key)), {
		words: {},
	}),
	keyFor(
		['left', 'right', 'pageup', 'pagedown', 'home', 'end'],
		'page',
		'PgUp PgDn: ten lines; Home End: the ends',
		key => doing(scrollBy(key)),
		{isQuiet: 'when-narrow', words: {}},
	),
];

export const help: Binding<AppMessage> = keyFor(['?'], 'help', 'this help', () => ({type: 'help'}));

export const back = (to: Route | 'outside', hint: string, helpText: string): Binding<AppMessage> =>
	keyFor(['escape'], hint, helpText, () => ({type: 'leave', to}));

export const toQuit = back('outside', 'quit', 'leave the program; it asks first');

export const toMenu = back({to: 'home', with: {}}, 'menu', 'back to the menu');

export const shareKey = (text: string): Binding<AppMessage> =>
	keyFor(['c', '+'], 'copy', 'copy your result, to send to a friend; also +', () => ({type: 'copy', text}));

const moves: Readonly<Record<string, Move>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{home: 'first', pageup: 'first', end: 'last', pagedown: 'last'},
};

export const selectRow = <Deed>(hint: string, select: (by: Move) => Deed): Binding<Deed> =>
	keyFor(
		['up', 'down', 'j', 'k', 'home', 'end', 'pageup', 'pagedown'],
		hint,
		'go to the row above or below; also k and j, Home and End',
		key => select(moves[key] ?? 1),
		{words: {}},
	);

export const selectTyping = <Deed>(hint: string, select: (by: Move) => Deed): Binding<Deed> => ({
	...selectRow(hint, select),
	keys: ['up', 'down', 'pageup', 'pagedown'],
	help: 'go to the row above or below',
});

export const sideways = <Deed>(hint: string, helpText: string, step: (by: 1 | -1) => Deed): Binding<Deed> =>
	keyFor(['left', 'right'], hint, helpText, key => step(key === 'left' ? -1 : 1), {words: {}});

export const changeRow = <Deed>(change: (by: 1 | -1) => Deed): Binding<Deed> =>
	sideways('change', 'change what the row says; it wraps around', change);

/** Returns the keys with `q` as another Esc, unless letters are typed. */
export const withQ = <Deed>(bindings: readonly Binding<Deed>[]): readonly Binding<Deed>[] =>
	bindings.some(({letters}) => letters)
		? bindings
		: bindings.map(binding =>
				binding.keys.includes('escape') ? {...binding, keys: [...binding.keys, 'q']} : binding,
			);

export const interrupt: Binding<AppMessage> = keyFor(
	['ctrl+c'],
	'leave',
	'leave the program, at any time',
	() => ({type: 'interrupt'}),
	{isQuiet: true},
);

export const inHelp: readonly Binding<AppMessage>[] = [
	...scrollKeys((scroll): AppMessage => ({type: 'scroll', scroll})).map(
		binding => ({...binding, isQuiet: true}) as const,
	),
	keyFor(['escape', '?', 'enter', 'space'], 'back', 'back to the screen below', () => ({type: 'close'})),
];

export const confirmLeave = (isQuitting: boolean): readonly Binding<AppMessage>[] => [
	keyFor(
		['enter', 'y'],
		isQuitting ? 'quit' : 'leave',
		isQuitting ? 'leave the program' : 'leave the game',
		() => ({type: 'confirm'}),
	),
	keyFor(['escape', 'n'], isQuitting ? 'stay' : 'keep playing', 'stay here', () => ({type: 'close'})),
];

export const everyArrow = ['up', 'down', 'left', 'right'] as const;

export const changeSettings = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['space'], 'set-up', 'change the settings', () => deed);

export const throwAway = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['backspace'], 'throw away', 'throw this unfinished game away; it asks first', () => deed);

export const meaningKey: Binding<AppMessage> = keyFor(
	['m'],
	'meaning',
	'what the words on this screen mean',
	() => ({type: 'meanings'}),
	{isQuiet: 'when-narrow'},
);

/** A line of a menu, and where it leads; out of the program if it leads nowhere. */
export type MenuItem = MenuPart['items'][number] & {readonly go: Route | undefined};

/** Returns the keys of a menu: `choose` gets the key of the item that is selected, before it is opened, too. */
export function menuKeys<State>(
	items: readonly MenuItem[],
	selected: MenuItem | undefined,
	hint: string,
	choose: (key: string) => Update<State>,
	helpText = 'open what is chosen',
): readonly Key<State>[] {
	const keys = items.map(({key}) => key);
	const select = (by: Move): Does<State> => choose(moveIn(keys, selected?.key ?? '', by));
	if (selected === undefined) return [];
	const {go} = selected;
	return [
		selectRow('choose', select),
		keyFor(
			['enter', 'space'],
			hint,
			helpText,
			(): Does<State> =>
				go === undefined
					? {type: 'quit'}
					: (state, context) => ({...choose(selected.key)(state, context), go}),
			{words: {}},
		),
	];
}
