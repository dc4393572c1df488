import {ghost} from './ghost.js';
import type {Variant} from './variant.js';
import {holdsInOrder} from './xghost.js';

const sorted = (letters: string): string => Array.from(letters).sort().join('');

/** Order doesn't matter: a fragment is a multiset of letters, written in order. So it is Xghost on words whose letters are sorted. */
export const spook: Variant = {
	...ghost,
	name: 'spook',
	title: 'Spook',
	solving: 'search',
	extend: (fragment, {letter}) => sorted(fragment + letter),
	indexOf: (fragment, _, letter) =>
		letter === undefined ? fragment.length : sorted(fragment + letter).lastIndexOf(letter),
	isAnswer: (fragment, word) => holdsInOrder(sorted(word), fragment),
};
