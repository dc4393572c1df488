import {keyFor, keyName, type Binding} from '../page/keys.js';
import {defaultLanguage} from '../dictionaries/index.js';
import {foldTyped, languages, typedLetter, type Alphabet, type Book, type Letter} from '../engine/index.js';
import type {Gate} from '../games/hand.js';
import {codeOf, type GamePlay} from '../games/kinds.js';
import {phrases} from '../text/ghost/variants.js';
import {isLatin, letterRange} from '../text/words.js';
import {codeText, noCodeText, whichTurnText} from '../text/share.js';
import {sideways} from './common.js';
import {say, type Does, type Key, type Keys, type Update} from './screen.js';
import type {Face} from './session.js';

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

/** Returns the help of a key that adds a letter, with how to type its place if it is spoken. */
export function placedHelp(what: string, {variant}: Pick<Book, 'variant'>, face: Face): string {
	const {typing} = phrases[variant.name];
	return face === 'spoken' && typing ? `${what}. ${typing.spoken}` : what;
}

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
export function pickerKeys<State extends {readonly pointer?: number | undefined}>(
	alphabet: Alphabet,
	at: number | undefined,
	arrows: readonly Direction[],
	pick: (letter: Letter) => Does<State>,
): Keys<State> {
	const {letters} = alphabet;
	// If every letter is on the keyboard, a slip on an arrow would make Enter guess one.
	if (letters.join('') === languages[defaultLanguage].letters.join('')) return [];
	const pointed = at === undefined ? undefined : letters[at];
	const point: Key<State> = keyFor(
		arrows,
		'pick',
		'point to a letter that your keyboard lacks; Enter takes it',
		key => {
			const arrow = arrows.find(each => each === key);
			// If only up and down are free, they go from letter to letter.
			const direction = arrows.length === 4 ? arrow : arrow === 'up' ? 'left' : 'right';
			return state => ({state: {...state, pointer: moveOnKeyboard(at, letters.length, direction)}});
		},
		{...(isLatin(alphabet) && {isQuiet: 'when-narrow'}), words: {}},
	);
	if (pointed === undefined) return [point];
	return [keyFor(['enter'], pointed, `take ${pointed}`, () => pick(pointed), {words: {}}), point];
}

type Typing<State> = {
	readonly help: string;
	readonly type: (letters: string) => Update<State>;
	readonly say: Pick<Key<State>, 'hint' | 'help' | 'does'>;
	readonly erase: Update<State>;
};

/** The keys that type a whole word. A character may be two letters, and Enter takes a letter that is pointed to. */
export const typingKeys = <State>(
	alphabet: Alphabet,
	pointer: number | undefined,
	{help, type, say, erase}: Typing<State>,
): Keys<State> => [
	{...letterKey(alphabet, 'type', help, type), letters: character => foldTyped(alphabet, character)},
	{keys: pointer === undefined ? ['enter', 'space'] : ['space'], ...say},
	keyFor(['backspace'], 'erase', 'erase a letter', () => erase),
];

export const placeKey = <Deed>({name}: Book['variant'], choose: (by: 1 | -1) => Deed): Binding<Deed> =>
	sideways('place', `put letters ${phrases[name].adding}`, choose);

export const tellKey = <State>(word: string, helpText: string, text: () => string): Key<State> =>
	keyFor([], word, helpText, () => say(text()), {isQuiet: true});

export const codeKey = <State>(play: GamePlay): Key<State> =>
	tellKey('code', 'the code of this game', () => codeText(codeOf(play)) || noCodeText);

type Watched = {readonly isPaused: boolean; readonly gate: Gate};

export const pauseKey = <State extends Watched>(): Key<State> =>
	keyFor(['space'], 'pause', 'pause, or go on', () => state => ({
		state: {...state, isPaused: !state.isPaused},
	}));

export const stepKey = <State extends Watched>(keys: Key<State>['keys'], helpText: string): Key<State> =>
	keyFor(
		keys,
		'step',
		[helpText, ...keys.slice(1).map(keyName)].join('; also '),
		() => state => ({state: {...state, isPaused: true}, effect: state.gate.open}),
		{words: {'': 'enter', step: 'enter'}},
	);

export const endsKey = <Deed>(go: (end: 'first' | 'last') => Deed): Binding<Deed> =>
	keyFor(
		['home', 'end'],
		'ends',
		'the first turn, or the last',
		key => go(key === 'home' ? 'first' : 'last'),
		{isQuiet: true, words: {}},
	);

/** Plays on from the turn that is shown, if one is; its command asks for the number of a turn, which `tryLine` reads. */
export const tryKeys = <State>(turns: number, here?: Update<State>): Keys<State> =>
	turns === 0
		? []
		: [
				keyFor<Does<State>>(
					here ? ['t'] : [],
					'try again',
					'play on from before a turn, as practice that doesn’t count',
					key => (key === 't' ? here : undefined) ?? say(whichTurnText(turns)),
					{...(here === undefined && {isQuiet: true}), words: {try: ''}},
				),
			];

/** Reads `try 3`: tries again from a turn by its number, or asks for a number there is. Returns `undefined` for any other line. */
export function tryLine<State>(
	line: string,
	turns: number,
	tryFrom: (turn: number) => Update<State>,
): Update<State> | undefined {
	const [, turn] = /^\s*try\s+(\d{1,3})\s*$/i.exec(line) ?? [];
	if (turn === undefined || turns === 0) return undefined;
	const number = Number(turn);
	return number >= 1 && number <= turns ? tryFrom(number - 1) : say(whichTurnText(turns));
}
