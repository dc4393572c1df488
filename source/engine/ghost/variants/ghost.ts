import type {Variant} from './variant.js';

/** Letters go to the end. */
export const ghost: Variant = {
	name: 'ghost',
	title: 'Ghost',
	places: () => [''],
	choosesPlace: false,
	solving: 'trie',
	extend: (fragment, {letter}) => fragment + letter,
	lies: fragment => fragment,
	indexOf: fragment => fragment.length,
	isAnswer: (fragment, word) => word.startsWith(fragment),
	readTyped: line => ({letter: line, place: ''}),
};
