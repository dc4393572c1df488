import type {Key as Binding} from '../page/keys.js';
import {defaultLanguage} from '../dictionaries/index.js';
import {letterRange} from '../text/dictionary.js';
import {languages, typedLetter, type Alphabet, type Book, type Letter} from '../engine/index.js';
import type {Route} from './routes.js';
import type {AppMessage, Scroll} from './screen.js';
import type {Move} from './list.js';

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

export const help: Binding<AppMessage> = {
	keys: ['?'],
	hint: 'help',
	help: 'this help',
	does: () => ({type: 'help'}),
};

export const back = (to: Route | 'outside', hint: string, helpText: string): Binding<AppMessage> => ({
	keys: ['escape'],
	hint,
	help: helpText,
	does: () => ({type: 'leave', to}),
});

export const toQuit = back('outside', 'quit', 'leave the program; it asks first');

export const toMenu = back({to: 'home', with: {}}, 'menu', 'back to the menu');

export const shareKey = (text: string): Binding<AppMessage> => ({
	keys: ['c', '+'],
	hint: 'copy',
	help: 'copy your result, to send to a friend; also +',
	does: () => ({type: 'copy', text}),
});

const moves: Readonly<Record<string, Move>> = {
	...{up: -1, k: -1, down: 1, j: 1},
	...{home: 'first', pageup: 'first', end: 'last', pagedown: 'last'},
};

export const selectRow = <Deed>(hint: string, select: (by: Move) => Deed): Binding<Deed> => ({
	keys: ['up', 'down', 'j', 'k', 'home', 'end', 'pageup', 'pagedown'],
	hint,
	help: 'go to the row above or below; also k and j, Home and End',
	words: {},
	does: key => select(moves[key] ?? 1),
});

export const selectTyping = <Deed>(hint: string, select: (by: Move) => Deed): Binding<Deed> => ({
	...selectRow(hint, select),
	keys: ['up', 'down', 'pageup', 'pagedown'],
	help: 'go to the row above or below',
});

export const sideways = <Deed>(
	hint: string,
	helpText: string,
	step: (by: 1 | -1) => Deed,
): Binding<Deed> => ({
	keys: ['left', 'right'],
	hint,
	help: helpText,
	words: {},
	does: key => step(key === 'left' ? -1 : 1),
});

/** Goes to the first or the last turn of a review. */
export const endsKey = <Deed>(go: (end: 'first' | 'last') => Deed): Binding<Deed> => ({
	keys: ['home', 'end'],
	hint: 'ends',
	help: 'the first turn, or the last',
	isQuiet: true,
	words: {},
	does: key => go(key === 'home' ? 'first' : 'last'),
});

export const changeRow = <Deed>(change: (by: 1 | -1) => Deed): Binding<Deed> =>
	sideways('change', 'change what the row says; it wraps around', change);

/** Returns the keys with `q` as another Esc, unless letters are typed. */
export const withQ = <Deed>(bindings: readonly Binding<Deed>[]): readonly Binding<Deed>[] =>
	bindings.some(({letters}) => letters)
		? bindings
		: bindings.map(binding =>
				binding.keys.includes('escape') ? {...binding, keys: [...binding.keys, 'q']} : binding,
			);

export const interrupt: Binding<AppMessage> = {
	keys: ['ctrl+c'],
	hint: 'leave',
	help: 'leave the program, at any time',
	isQuiet: true,
	does: () => ({type: 'interrupt'}),
};

export const inHelp: readonly Binding<AppMessage>[] = [
	...scrollKeys((scroll): AppMessage => ({type: 'scroll', scroll})).map(
		binding => ({...binding, isQuiet: true}) as const,
	),
	{
		keys: ['escape', '?', 'enter', 'space'],
		hint: 'back',
		help: 'back to the screen below',
		does: () => ({type: 'close'}),
	},
];

export const confirmLeave = (isQuitting: boolean): readonly Binding<AppMessage>[] => [
	{
		keys: ['enter', 'y'],
		hint: isQuitting ? 'quit' : 'leave',
		help: isQuitting ? 'leave the program' : 'leave the game',
		does: () => ({type: 'confirm'}),
	},
	{
		keys: ['escape', 'n'],
		hint: isQuitting ? 'stay' : 'keep playing',
		help: 'stay here',
		does: () => ({type: 'close'}),
	},
];

export const lettersOf = (alphabet: Alphabet) => ({
	now: 'playing' as const,
	range: letterRange(alphabet),
	isLatin: alphabet.letters.some(letter => languages[defaultLanguage].letters.includes(letter)),
});

export const letterKey = <Deed>(
	alphabet: Alphabet,
	hint: string,
	helpText: string,
	type: (letter: Letter) => Deed,
): Binding<Deed> => ({
	keys: [],
	letters: character => typedLetter(alphabet, character),
	label: letterRange(alphabet),
	hint,
	help: helpText,
	does: type,
});

/** A word of line mode that tells something; no key does that on a screen, which shows it. */
export const tellKey = (word: string, helpText: string, text: () => string): Binding<AppMessage> => ({
	keys: [],
	hint: word,
	help: helpText,
	isQuiet: true,
	words: {[word]: ''},
	does: () => ({type: 'tell', text: text()}),
});

export const everyArrow = ['up', 'down', 'left', 'right'] as const;

type Direction = 'up' | 'down' | 'left' | 'right';

/** Returns the number of the letter that an arrow leads to; up and down cross half of the alphabet, as in two rows of keys. */
function moveOnKeyboard(at: number | undefined, count: number, direction: Direction | undefined): number {
	const isForward = direction === 'right' || direction === 'down';
	if (at === undefined) return isForward ? 0 : count - 1;
	if (direction === 'left' || direction === 'right') return (at + (isForward ? 1 : count - 1)) % count;
	const perRow = Math.ceil(count / 2);
	return at < perRow ? Math.min(at + perRow, count - 1) : at - perRow;
}

/** The keys to pick a letter that the keyboard lacks. `at` is the index of the picked letter, if there is one. */
export function pickerKeys<Deed>(
	alphabet: Alphabet,
	at: number | undefined,
	arrows: readonly Direction[],
	deeds: {readonly point: (at: number) => Deed; readonly pick: (letter: Letter) => Deed},
): readonly Binding<Deed>[] {
	const {letters} = alphabet;
	// If every letter is on the keyboard, a slip on an arrow would make Enter guess one.
	if (letters.join('') === languages[defaultLanguage].letters.join('')) return [];
	const hasLatin = letters.some(letter => languages[defaultLanguage].letters.includes(letter));
	const pointed = at === undefined ? undefined : letters[at];
	const point: Binding<Deed> = {
		keys: arrows,
		hint: 'pick',
		help: 'point to a letter that your keyboard lacks; Enter takes it',
		words: {},
		...(hasLatin && {isQuiet: 'when-narrow' as const}),
		does: key => {
			const arrow = arrows.find(each => each === key);
			// If only up and down are free, they go from letter to letter.
			const direction = arrows.length === 4 ? arrow : arrow === 'up' ? 'left' : 'right';
			return deeds.point(moveOnKeyboard(at, letters.length, direction));
		},
	};
	if (pointed === undefined) return [point];
	const pick: Binding<Deed> = {
		keys: ['enter'],
		hint: pointed,
		help: `take ${pointed}`,
		words: {},
		does: () => deeds.pick(pointed),
	};
	return [pick, point];
}

export const typedKeys = <Deed>(
	pointer: number | undefined,
	say: Pick<Binding<Deed>, 'hint' | 'help' | 'does'>,
	erase: Deed,
): readonly Binding<Deed>[] => [
	// Enter takes a letter that is pointed to.
	{keys: pointer === undefined ? ['enter', 'space'] : ['space'], ...say},
	{keys: ['backspace'], hint: 'erase', help: 'erase a letter', does: () => erase},
];

export const changeSettings = <Deed>(deed: Deed): Binding<Deed> => ({
	keys: ['space'],
	hint: 'set-up',
	help: 'change the settings',
	does: () => deed,
});

export const tryAgain = <Deed>(deed: Deed): Binding<Deed> => ({
	keys: ['t'],
	hint: 'try again',
	help: 'try again from here: play on from before this turn, as practice that doesn’t count',
	words: {try: 't'},
	does: () => deed,
});

export const throwAway = <Deed>(deed: Deed): Binding<Deed> => ({
	keys: ['backspace'],
	hint: 'throw away',
	help: 'throw this unfinished game away; it asks first',
	does: () => deed,
});

export const pauseKey = <Deed>(deed: Deed): Binding<Deed> => ({
	keys: ['space'],
	hint: 'pause',
	help: 'pause, or go on',
	does: () => deed,
});

export const placeKey = <Deed>(
	{solving}: Book['variant'],
	adding: string,
	choose: (by: 1 | -1) => Deed,
): Binding<Deed> => sideways(solving === 'search' ? 'place' : 'end', `put letters ${adding}`, choose);
