import type {Key as Binding} from '../page/keys.js';

/** Where a list stands that is longer than its place. */
type Scrolled = {readonly top: number};

export type Scroll = (top: number) => number;

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
	{
		keys: ['up', 'down', 'k', 'j'],
		hint: 'scroll',
		help: 'show what is above or below',
		words: {},
		does: key => doing(scrollBy(key)),
	},
	{
		keys: ['left', 'right', 'pageup', 'pagedown', 'home', 'end'],
		hint: 'page',
		help: 'PgUp PgDn: ten lines; Home End: the ends',
		isQuiet: 'when-narrow',
		words: {},
		does: key => doing(scrollBy(key)),
	},
];

export const scrolled =
	<State extends Scrolled>(scroll: Scroll) =>
	(state: State) => ({state: {...state, top: scroll(state.top)}});
