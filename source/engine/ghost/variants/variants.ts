import type {Letter} from '../../alphabet.js';

/** The place for a letter, in the variant's own notation. The usual place is the empty text. */
export type Place = string;

export type PlacedLetter = {readonly letter: Letter; readonly place: Place};

export const variantNames = ['ghost', 'superghost', 'superduperghost', 'xghost', 'spook'] as const;

export type VariantName = (typeof variantNames)[number];

/** A variant of Ghost: where letters may go and what a word must have in common with the fragment. */
export type Variant = {
	readonly name: VariantName;
	/** Returns the places for a letter, from left to right. The last is the default. */
	readonly places: (fragment: string) => readonly Place[];
	readonly choosesPlace: boolean;
	/** How a book finds who wins. In a trie each fragment grows from only one other, so different letters lead to different words; a book is made at once. Substrings are solved in a second. Where there are too many fragments to solve, each is searched on demand. */
	readonly solving: 'trie' | 'substrings' | 'search';
	readonly extend: (fragment: string, step: PlacedLetter) => string;
	/** Returns the place at the same end after turning the fragment round. */
	readonly turn?: (place: Place) => Place;
	/** Returns a letter's index in the extended fragment. If that depends on the letter, the default is the end. */
	readonly indexOf: (fragment: string, place: Place, letter?: Letter) => number;
	/** Whether a word, if it counts, answers a challenge of the fragment. */
	readonly isAnswer: (fragment: string, word: string) => boolean;
	/** Splits a typed line into a letter and its place, both unchecked. */
	readonly readTyped: (line: string) => {readonly letter: string; readonly place: Place};
};

const front = '<';
const back = '';

/** Marks a place before which the fragment is turned round. */
const turned = '~';

const isTurned = (place: Place): boolean => place.startsWith(turned);
const isFront = (place: Place): boolean => place.endsWith(front);
const turn = (place: Place): Place => (isTurned(place) ? place.slice(turned.length) : turned + place);
const reverse = (fragment: string): string => Array.from(fragment).reverse().join('');
const sorted = (letters: string): string => Array.from(letters).sort().join('');

/** Returns the fragment, turned round if a place asks for that. */
export const lies = (fragment: string, place: Place): string =>
	isTurned(place) ? reverse(fragment) : fragment;

/** Returns a place of the fragment as it is shown for `chosen`, perhaps turned round; given a place as it is shown, returns the place of the fragment. */
export const placeShown = (
	{turn: turnPlace}: Pick<Variant, 'turn'>,
	fragment: string,
	chosen: Place,
	place: Place,
): Place => (turnPlace && lies(fragment, chosen) !== fragment ? turnPlace(place) : place);

function holdsInOrder(text: string, fragment: string): boolean {
	let met = 0;
	for (const letter of text) if (letter === fragment[met]) met++;
	return met === fragment.length;
}

const ghost: Variant = {
	name: 'ghost',
	places: () => [back],
	choosesPlace: false,
	solving: 'trie',
	extend: (fragment, {letter}) => fragment + letter,
	indexOf: fragment => fragment.length,
	isAnswer: (fragment, word) => word.startsWith(fragment),
	readTyped: line => ({letter: line, place: back}),
};

const superghost: Variant = {
	name: 'superghost',
	places: () => [front, back],
	choosesPlace: true,
	solving: 'substrings',
	extend(fragment, {letter, place}) {
		const lying = lies(fragment, place);
		return isFront(place) ? letter + lying : lying + letter;
	},
	indexOf: (fragment, place) => (isFront(place) ? 0 : fragment.length),
	isAnswer: (fragment, word) => word.includes(fragment),
	readTyped(line) {
		if (/^[^-]+-$/.test(line)) return {letter: line.slice(0, -1), place: front};
		return {letter: /^-[^-]+$/.test(line) ? line.slice(1) : line, place: back};
	},
};

const ends = [front, back];

/** Letters go to either end of the fragment, which may be turned round first. */
const superduperghost: Variant = {
	...superghost,
	name: 'superduperghost',
	places: fragment => (reverse(fragment) === fragment ? ends : [...ends.map(turn), ...ends]),
	turn,
	readTyped(line) {
		const {letter, place} = superghost.readTyped(line.replace(/^~/, ''));
		return {letter, place: isTurned(line) ? turn(place) : place};
	},
};

/** Letters go anywhere. A place is the number of letters before it; the end is the empty text. */
const xghost: Variant = {
	name: 'xghost',
	places: fragment => [...Array.from(fragment, (_, gap) => String(gap)), back],
	choosesPlace: true,
	solving: 'search',
	extend(fragment, {letter, place}) {
		const gap = xghost.indexOf(fragment, place);
		return fragment.slice(0, gap) + letter + fragment.slice(gap);
	},
	indexOf: (fragment, place) => (place === back ? fragment.length : Number(place)),
	isAnswer: (fragment, word) => holdsInOrder(word, fragment),
	readTyped(line) {
		const [, place = back, letter = line] = /^(\d+)([^\d]+)$/.exec(line) ?? [];
		return {letter, place};
	},
};

/** Order doesn't matter: a fragment is a multiset of letters, written in order. So it is Xghost on words whose letters are sorted. */
const spook: Variant = {
	...ghost,
	name: 'spook',
	solving: 'search',
	extend(fragment, {letter, place}) {
		const at = spook.indexOf(fragment, place, letter);
		return fragment.slice(0, at) + letter + fragment.slice(at);
	},
	indexOf(fragment, _, letter) {
		let at = fragment.length;
		while (letter !== undefined && at > 0 && fragment[at - 1]! > letter) at--;
		return at;
	},
	isAnswer: (fragment, word) => holdsInOrder(sorted(word), fragment),
};

export const variants: Readonly<Record<VariantName, Variant>> = {
	ghost,
	superghost,
	superduperghost,
	xghost,
	spook,
};
