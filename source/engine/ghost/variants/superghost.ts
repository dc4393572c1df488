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
};
