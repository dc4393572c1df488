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
	phrases: {
		adding: 'anywhere in the fragment',
		note: 'letters go anywhere',
		dead: 'no word has in this order',
		answering: fragment => `with the letters ${fragment} in this order`,
		noWord: fragment => `No word has the letters ${fragment} in this order`,
		noWordPlain: fragment => `No word has the letters ${fragment} in this order`,
		parts: 'fragment',
		placed(letters, place, fragment) {
			const gap = gapOf(fragment, place);
			const around = [fragment.slice(0, gap).toUpperCase(), letters, fragment.slice(gap).toUpperCase()];
			return around.filter(Boolean).join('·');
		},
		spokenPlace(place, fragment) {
			if (fragment === '') return '';
			if (place === '') return ' at the end';
			return place === '0' ? ' at the front' : ` after letter ${place}`;
		},
		typing: {
			short: 'a at the end, 0a in front, 2a after the 2nd; or all the letters',
			full: 'a puts it at the end, 0a in front, 2a after the second letter; or type the letters as they then stand',
			spoken:
				'A alone goes to the end, zero A to the front, 2 A after the second letter. Or type all the letters as they then stand',
		},
	},
};
