import {keyFor, type Key as Binding} from '../page/keys.js';
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

/** Goes to the first or the last turn of a review. */
export const endsKey = <Deed>(go: (end: 'first' | 'last') => Deed): Binding<Deed> =>
	keyFor(
		['home', 'end'],
		'ends',
		'the first turn, or the last',
		key => go(key === 'home' ? 'first' : 'last'),
		{isQuiet: true, words: {}},
	);

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
export const tellKey = (word: string, helpText: string, text: () => string): Binding<AppMessage> =>
	keyFor([], word, helpText, () => ({type: 'tell', text: text()}), {isQuiet: true, words: {[word]: ''}});

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
	const pick: Binding<Deed> = keyFor(['enter'], pointed, `take ${pointed}`, () => deeds.pick(pointed), {
		words: {},
	});
	return [pick, point];
}

export const typedKeys = <Deed>(
	pointer: number | undefined,
	say: Pick<Binding<Deed>, 'hint' | 'help' | 'does'>,
	erase: Deed,
): readonly Binding<Deed>[] => [
	// Enter takes a letter that is pointed to.
	{keys: pointer === undefined ? ['enter', 'space'] : ['space'], ...say},
	keyFor(['backspace'], 'erase', 'erase a letter', () => erase),
];

export const changeSettings = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['space'], 'set-up', 'change the settings', () => deed);

export const tryAgain = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(
		['t'],
		'try again',
		'try again from here: play on from before this turn, as practice that doesn’t count',
		() => deed,
		{words: {try: 't'}},
	);

export const throwAway = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['backspace'], 'throw away', 'throw this unfinished game away; it asks first', () => deed);

export const pauseKey = <Deed>(deed: Deed): Binding<Deed> =>
	keyFor(['space'], 'pause', 'pause, or go on', () => deed);

export const placeKey = <Deed>(
	{solving}: Book['variant'],
	adding: string,
	choose: (by: 1 | -1) => Deed,
): Binding<Deed> => sideways(solving === 'search' ? 'place' : 'end', `put letters ${adding}`, choose);
