import {mount, type Mount, type Mounted, type Shell} from './mount.js';
import type {Screen} from './screen.js';

/** An entry of the menu: what it is called, and what its screen opens with. */
export type MenuEntry<Params> = {readonly label: string; readonly note: string; readonly with: Params};

type Entry<Params> = {
	/** What opens the screen; loaded when the first frame is drawn or when it is first opened. */
	readonly load: () => Mount<Params> | Promise<Mount<Params>>;
	readonly menu: readonly MenuEntry<Params>[];
};

function enter<Params, State, Message extends {readonly type: string}>(
	load: () => Promise<{readonly screen: Screen<Params, State, Message>}>,
	...menu: readonly MenuEntry<NoInfer<Params>>[]
): Entry<Params> {
	let loaded: Mount<Params> | undefined;
	return {load: () => loaded ?? load().then(({screen}) => (loaded = mount(screen))), menu};
}

/** The screens there are, a line each; those with an entry in the menu stand there in this order. */
export const registry = {
	home: enter(() => import('./home/index.js')),
	'go-on': enter(() => import('./go-on/index.js')),
	left: enter(() => import('./left/index.js')),
	'hangman-setup': enter(() => import('./hangman-setup/index.js'), {
		label: 'Hangman',
		note: 'guess the word it pretends to have',
		// A first game that a good player wins.
		with: {asked: {guesser: 'you'}, first: {budget: '12'}},
	}),
	hangman: enter(() => import('./hangman/index.js')),
	'ghost-setup': enter(() => import('./ghost-setup/index.js'), {
		label: 'Ghost',
		note: 'never finish a word',
		with: {first: {opponent: 'careless'}},
	}),
	ghost: enter(() => import('./ghost/index.js')),
	openings: enter(() => import('./openings/index.js'), {
		label: 'Openings',
		note: 'who wins Ghost, and a drill',
		with: {},
	}),
	coded: enter(() => import('./coded/index.js')),
	drill: enter(() => import('./drill/index.js')),
	watch: enter(() => import('./hangman-setup/index.js'), {
		label: 'Watch',
		note: 'bots against the fiend',
		with: {asked: {guesser: 'expert'}},
	}),
	'tournament-setup': enter(() => import('./tournament-setup/index.js'), {
		label: 'Tournament',
		note: 'every bot against every fiend',
		with: {},
	}),
	tournament: enter(() => import('./tournament/index.js')),
	daily: enter(() => import('./daily/index.js'), {
		label: 'Daily',
		note: 'one position a day, the same for all',
		with: {},
	}),
	stats: enter(() => import('./stats/index.js'), {
		label: 'Statistics',
		note: 'your games, streaks and bests',
		with: {},
	}),
	lesson: enter(() => import('./lesson/index.js'), {
		label: 'How to play',
		note: 'a lesson of five minutes',
		with: {},
	}),
	settings: enter(() => import('./settings/index.js'), {
		label: 'Settings',
		note: 'colors and motion',
		with: {},
	}),
	rules: enter(() => import('./rules/index.js'), {label: 'Rules', note: 'and how it cheats', with: {}}),
};

export type ScreenName = keyof typeof registry;

type ParamsByName = {
	readonly [Name in ScreenName]: (typeof registry)[Name] extends Entry<infer Params> ? Params : never;
};

/** A way to a screen, with what it opens with. */
export type Route<Name extends ScreenName = ScreenName> = {
	readonly [To in Name]: {readonly to: To; readonly with: ParamsByName[To]};
}[Name];

type Open = (shell: Shell) => Mounted;

/** What opens the screen that a route leads to: at once where it has been loaded. */
export function follow<Name extends ScreenName>(route: Route<Name>): Open | Promise<Open> {
	const entries: {readonly [To in ScreenName]: Entry<ParamsByName[To]>} = registry;
	const openWith =
		(open: Mount<ParamsByName[Name]>): Open =>
		shell =>
			open(route.with, shell);
	const loaded = entries[route.to].load();
	return loaded instanceof Promise ? loaded.then(openWith) : openWith(loaded);
}

const names = Object.keys(registry) as readonly ScreenName[];

/** The lines of the menu that lead to a screen; each has what that screen opens with. */
const entriesOf = (to: ScreenName) =>
	registry[to].menu.map(({with: params, ...line}) => ({...line, go: {to, with: params} as Route}));

/** The lines of the menu, and where they lead. */
export const menuEntries = (): readonly {
	readonly label: string;
	readonly note: string;
	readonly go: Route;
}[] => names.flatMap(entriesOf);
