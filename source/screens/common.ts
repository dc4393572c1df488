import {keyFor, type Binding} from '../page/keys.js';
import type {MenuPart, Part} from '../page/page.js';
import type {Route, ScreenName} from './routes.js';
import {keep, type AppMessage, type Does, type Key, type Update, type Job} from './screen.js';
import {isBundled, type Source} from '../dictionaries/index.js';
import {spokenLeft, throwAwayQuestion} from '../text/left.js';
import {keepDictionary, loadedOf, sourceKey, type Session} from './session.js';

/** Returns the item that is so many steps on, around the ends of the list; by an infinite step, the item at that end. */
export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	if (items.length === 0) return item;
	const end = by < 0 ? 0 : -1;
	// An item may be undefined.
	return items.at(Number.isFinite(by) ? (items.indexOf(item) + by) % items.length : end) as Item;
}

const page = 10;

const steps: Readonly<Record<string, number>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{left: -page, pageup: -page, right: page, pagedown: page, home: -Infinity, end: Infinity},
};

const scrollBy = (key: string): AppMessage => ({
	type: 'scroll',
	scroll: top => Math.max(0, top + (steps[key] ?? 0)),
});

export const scrollKeys: readonly Binding<AppMessage>[] = [
	keyFor(['up', 'down', 'k', 'j'], 'scroll', 'show what is above or below', scrollBy, {words: {}}),
	keyFor(
		['left', 'right', 'pageup', 'pagedown', 'home', 'end'],
		'page',
		'PgUp PgDn: ten lines; Home End: the ends',
		scrollBy,
		{isQuiet: 'when-narrow', words: {}},
	),
];

export const help: Binding<AppMessage> = keyFor(['?'], 'help', 'this help', () => ({type: 'help'}));

export const back = (to: Route | 'outside', hint: string, helpText: string): Binding<AppMessage> =>
	keyFor(['escape'], hint, helpText, () => ({type: 'leave', to}));

export const toQuit = back('outside', 'quit', 'leave the program; it asks first');

export const toMenu = back({to: 'home', with: {}}, 'menu', 'back to the menu');

export const shareKey = (text: () => string): Binding<AppMessage> =>
	keyFor(['c', '+'], 'copy', 'copy your result, to send to a friend; also +', () => ({
		type: 'copy',
		text: text(),
	}));

const moves: Readonly<Record<string, number>> = {...steps, pageup: -Infinity, pagedown: Infinity};

export const selectRow = <Deed>(hint: string, select: (by: number) => Deed): Binding<Deed> =>
	keyFor(
		['up', 'down', 'j', 'k', 'home', 'end', 'pageup', 'pagedown'],
		hint,
		'go to the row above or below; also k and j, Home and End',
		key => select(moves[key] ?? 1),
		{words: {}},
	);

export const selectTyping = <Deed>(hint: string, select: (by: number) => Deed): Binding<Deed> => ({
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
	...scrollKeys.map(binding => ({...binding, isQuiet: true}) as const),
	keyFor(['escape', '?', 'enter', 'space'], 'back', 'back to the screen below', () => ({type: 'close'})),
];

/** The keys that answer a question: yes with what it does, or no. */
const answers = (
	[yes, yesHelp]: readonly [hint: string, helpText: string],
	does: AppMessage,
	no: string,
): readonly Binding<AppMessage>[] => [
	keyFor(['enter', 'y'], yes, yesHelp, () => does),
	keyFor(['escape', 'n'], no, 'back to the screen below', () => ({type: 'close'})),
];

export const confirmLeave = (to: Route | 'outside'): readonly Binding<AppMessage>[] =>
	to === 'outside'
		? answers(['quit', 'leave the program'], {type: 'leave', to, isSure: true}, 'stay')
		: answers(['leave', 'leave the game'], {type: 'leave', to, isSure: true}, 'keep playing');

export const everyArrow = ['up', 'down', 'left', 'right'] as const;

export const changeSettings = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['space'], 'set-up', 'change the settings', () => deed);

/** The key to throw an unfinished game away. Lines name the game; on the screen it is the one that is chosen. */
export function throwAway(
	wanted: string | undefined,
	{waiting, face}: Session,
	to: Route,
	isListed = true,
): readonly Binding<AppMessage>[] {
	const game = waiting.find(({id}) => id === wanted);
	if (game === undefined) return [];
	const question = throwAwayQuestion(face === 'screen' ? undefined : spokenLeft(game));
	const keys = answers(['throw it away', 'throw the game away'], {type: 'drop', id: game.id, to}, 'keep it');
	// Only a screen shows which game of a list is selected.
	const which =
		face === 'screen' || !isListed
			? 'throw this unfinished game away'
			: 'throw an unfinished game away, the second by throw away 2';
	return [
		keyFor(['backspace'], 'throw away', `${which}; it asks first`, () => ({type: 'ask', question, keys})),
	];
}

export const meaningKey: Binding<AppMessage> = keyFor(
	['m'],
	'meaning',
	'what the words on this screen mean',
	() => ({type: 'meanings'}),
	{isQuiet: 'when-narrow'},
);

/** A line of a menu, and where it leads; out of the program if it leads nowhere. */
export type MenuItem = MenuPart['items'][number] & {
	readonly go: Route | undefined;
	/** The texts for Enter, in the footer and in the help. Default: it opens the item. */
	readonly hint?: string;
	readonly help?: string;
};

const pickItem =
	<State>(screen: ScreenName, key: string): Update<State> =>
	(state, {session}) => ({state, session: {...session, picked: {...session.picked, [screen]: key}}});

/** Returns the item of a screen's menu that was picked last, or else the usual one (the first), with the menu as a part of a page and its keys. */
export function menuOf<State>(
	screen: ScreenName,
	items: readonly MenuItem[],
	{picked: {[screen]: picked}}: Session,
	usual?: string,
) {
	const keys = items.map(({key}) => key);
	const named = (wanted?: string) => items.find(({key}) => key === wanted);
	const selected = named(picked) ?? named(usual) ?? items[0];
	const {key: current = '', go, hint = 'open', help: helpText = 'open what is chosen'} = selected ?? {};
	const open: Does<State> = go
		? (state, context) => ({...pickItem<State>(screen, current)(state, context), go})
		: {type: 'quit'};
	const menuKeys: readonly Key<State>[] = [
		selectRow('choose', by => pickItem(screen, stepIn(keys, current, by))),
		keyFor(['enter', 'space'], hint, helpText, () => open, {words: {}}),
	];
	const part: Part = {part: 'menu', items, selected: selected?.key};
	return {selected, part, keys: selected ? menuKeys : []};
}

const typingPause = 250;

export function readDictionary<State>(
	session: Session,
	source: Source,
	done?: Update<State>,
): Job<State> | undefined {
	if (source.dictionary === '' || loadedOf(session, source)) return undefined;
	return {
		key: `dictionary ${sourceKey(source)}`,
		pause: isBundled(source.dictionary) ? 0 : typingPause,
		async run({workers, signal}) {
			const loaded = await workers.run('load-dictionary', source, {signal});
			return keep(now => keepDictionary(now, source, loaded), done);
		},
	};
}

export function defineJob<State>({meanings}: Session, words: readonly string[]): Job<State> | undefined {
	if (words.every(word => meanings.has(word))) return undefined;
	return {
		key: `define ${words.join(' ')}`,
		async run({workers, signal}) {
			const found = await workers.run('define', {words}, {signal});
			const meanings = new Map(words.map(word => [word, found.find(meaning => meaning.word === word)]));
			return keep<State>(now => ({...now, meanings}));
		},
	};
}
