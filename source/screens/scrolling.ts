import type {Binding} from '../hooks/use-keys.js';

/** Where a list stands that is longer than its place. */
export type Scrolled = {readonly top: number};

export type ScrollMessage =
	| {readonly type: 'scroll'; readonly by: number}
	/** The first line that can be shown, where another was wanted. */
	| {readonly type: 'scroll-to'; readonly top: number};

const page = 10;

/** Further than any list goes. */
const far = 1_000_000;

const steps: Readonly<Record<string, number>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{left: -page, pageup: -page, right: page, pagedown: page, home: -far, end: far},
};

export const scrollKeys: readonly Binding<ScrollMessage>[] = [
	{
		keys: ['up', 'down', 'k', 'j'],
		label: '↑↓',
		hint: 'scroll',
		help: 'show what is above or below',
		message: key => ({type: 'scroll', by: steps[key] ?? 0}),
	},
	{
		keys: ['left', 'right', 'pageup', 'pagedown', 'home', 'end'],
		label: '←→',
		hint: 'page',
		help: 'ten lines up or down; also PgUp and PgDn; Home and End go to the ends',
		isQuiet: 'when-narrow',
		message: key => ({type: 'scroll', by: steps[key] ?? 0}),
	},
];

export const scrollTo = (top: number): ScrollMessage => ({type: 'scroll-to', top});

export const reduceScroll = <State extends Scrolled>(state: State, message: ScrollMessage): State => ({
	...state,
	top: message.type === 'scroll' ? Math.max(0, state.top + message.by) : message.top,
});
