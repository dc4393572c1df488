import type {Variant} from './variant.js';

export const front = '<';
export const back = '';

/** Letters go to either end. */
export const superghost: Variant = {
	name: 'superghost',
	title: 'Superghost',
	places: () => [front, back],
	choosesPlace: true,
	solving: 'substrings',
	extend: (fragment, {letter, place}) => (place === front ? letter + fragment : fragment + letter),
	lies: fragment => fragment,
	indexOf: (fragment, place) => (place === front ? 0 : fragment.length),
	isAnswer: (fragment, word) => word.includes(fragment),
	readTyped(line) {
		if (/^[^-]+-$/.test(line)) return {letter: line.slice(0, -1), place: front};
		return {letter: /^-[^-]+$/.test(line) ? line.slice(1) : line, place: back};
	},
	phrases: {
		adding: 'before the fragment or after it',
		note: 'letters go to the end or the front',
		dead: 'no word contains',
		answering: fragment => `with ${fragment} in it`,
		noWord: fragment => `No word contains ${fragment}`,
		noWordPlain: fragment => `No word has the letters ${fragment}`,
		parts: 'substring',
		placed(letters, place, fragment) {
			if (fragment === '') return letters;
			return place === front ? `${letters}-` : `-${letters}`;
		},
		spokenPlace: (place, fragment) =>
			fragment === '' ? '' : place === front ? ' at the front' : ' at the back',
		typing: {
			short: 'a- before, -a after',
			full: 'a- puts it before the letters, -a after them',
			spoken: 'A and a hyphen put it before the letters, a hyphen and A after them',
		},
	},
};
