import type {Variant} from './variant.js';

/** Whether a text has the letters of a fragment in their order. */
export function holdsInOrder(text: string, fragment: string): boolean {
	let met = 0;
	for (const letter of text) if (letter === fragment[met]) met++;
	return met === fragment.length;
}

/** A place is the number of letters before it; the end is the empty text. */
const gapOf = (fragment: string, place: string): number => (place === '' ? fragment.length : Number(place));

const placeOf = (gap: number, length: number): string => (gap === length ? '' : String(gap));

/** Letters go anywhere. */
export const xghost: Variant = {
	name: 'xghost',
	title: 'Xghost',
	places: fragment => Array.from({length: fragment.length + 1}, (_, gap) => placeOf(gap, fragment.length)),
	choosesPlace: true,
	solving: 'search',
	extend(fragment, {letter, place}) {
		const gap = gapOf(fragment, place);
		return fragment.slice(0, gap) + letter + fragment.slice(gap);
	},
	lies: fragment => fragment,
	indexOf: gapOf,
	isAnswer: (fragment, word) => holdsInOrder(word, fragment),
	readTyped(line) {
		const [, place = '', letter = line] = /^(\d+)([^\d]+)$/.exec(line) ?? [];
		return {letter, place};
	},
};
