import {mount, type Open} from './mount.js';
import type {ParamsByScreen, Route, ScreenName} from './routes.js';
import type {Screen} from './screen.js';

type Mount<Params> = (params: Params) => Open;

type Load<Params> = () => Mount<Params> | Promise<Mount<Params>>;

/** Returns what loads a screen once: when the first frame is drawn or when it is first opened. */
function once<Params, State>(load: () => Promise<{readonly screen: Screen<Params, State>}>): Load<Params> {
	let loaded: Mount<Params> | undefined;
	return () => loaded ?? load().then(({screen}) => (loaded = mount(screen)));
}

export const screenRegistry: {readonly [Name in ScreenName]: Load<ParamsByScreen[Name]>} = {
	home: once(async () => ({screen: (await import('./home/index.js')).home})),
	'go-on': once(() => import('./go-on/index.js')),
	laboratory: once(async () => ({screen: (await import('./home/index.js')).laboratory})),
	left: once(async () => ({screen: (await import('./home/index.js')).left})),
	'hangman-setup': once(() => import('./hangman-setup/index.js')),
	hangman: once(() => import('./hangman/index.js')),
	friend: once(() => import('./friend/index.js')),
	'ghost-setup': once(() => import('./ghost-setup/index.js')),
	ghost: once(() => import('./ghost/index.js')),
	openings: once(() => import('./openings/index.js')),
	drill: once(() => import('./drill/index.js')),
	'tournament-setup': once(() => import('./tournament-setup/index.js')),
	tournament: once(() => import('./tournament/index.js')),
	daily: once(() => import('./daily/index.js')),
	stats: once(() => import('./stats/index.js')),
	lesson: once(() => import('./lesson/index.js')),
	settings: once(() => import('./settings/index.js')),
	rules: once(() => import('./rules/index.js')),
};

export function follow<Name extends ScreenName>({to, with: params}: Route<Name>): Open | Promise<Open> {
	const loaded = screenRegistry[to]();
	return loaded instanceof Promise ? loaded.then(opening => opening(params)) : loaded(params);
}
