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
	phrases: {
		adding: 'to the end of the fragment',
		note: 'letters go to the end',
		dead: 'begins no word',
		answering: fragment => `that begins with ${fragment}`,
		noWord: fragment => `No word begins with ${fragment}`,
		noWordPlain: fragment => `No word begins with the letters ${fragment}`,
		parts: 'beginning',
		placed: letters => letters,
		spokenPlace: () => '',
		typing: undefined,
	},
};
