import {mount, type Mount, type Mounted, type Host} from './mount.js';
import type {ParamsByScreen, Route, ScreenName} from './routes.js';
import type {Screen} from './screen.js';

type Entry<Params> = {
	/** Loads the function that opens the screen: when the first frame is drawn or when it is first opened. */
	readonly load: () => Mount<Params> | Promise<Mount<Params>>;
};

function enter<Params, State>(load: () => Promise<{readonly screen: Screen<Params, State>}>): Entry<Params> {
	let loaded: Mount<Params> | undefined;
	return {load: () => loaded ?? load().then(({screen}) => (loaded = mount(screen)))};
}

export const registry: {readonly [Name in ScreenName]: Entry<ParamsByScreen[Name]>} = {
	home: enter(() => import('./home/index.js')),
	'go-on': enter(() => import('./go-on/index.js')),
	laboratory: enter(() => import('./laboratory/index.js')),
	left: enter(() => import('./left/index.js')),
	'hangman-setup': enter(() => import('./hangman-setup/index.js')),
	hangman: enter(() => import('./hangman/index.js')),
	friend: enter(() => import('./friend/index.js')),
	'ghost-setup': enter(() => import('./ghost-setup/index.js')),
	ghost: enter(() => import('./ghost/index.js')),
	openings: enter(() => import('./openings/index.js')),
	drill: enter(() => import('./drill/index.js')),
	'tournament-setup': enter(() => import('./tournament-setup/index.js')),
	tournament: enter(() => import('./tournament/index.js')),
	daily: enter(() => import('./daily/index.js')),
	stats: enter(() => import('./stats/index.js')),
	lesson: enter(() => import('./lesson/index.js')),
	settings: enter(() => import('./settings/index.js')),
	rules: enter(() => import('./rules/index.js')),
};

type Open = (host: Host) => Mounted;

/** Returns the function that opens the screen of a route: at once if it has been loaded. */
export function follow<Name extends ScreenName>(route: Route<Name>): Open | Promise<Open> {
	const openWith =
		(open: Mount<ParamsByScreen[Name]>): Open =>
		host =>
			open(route.with, host);
	const loaded = registry[route.to].load();
	return loaded instanceof Promise ? loaded.then(openWith) : openWith(loaded);
}
