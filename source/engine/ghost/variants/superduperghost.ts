import {back, front, superghost} from './superghost.js';
import type {Place, Variant} from './variant.js';

/** Marks a place before which the fragment is turned round. */
const turned = '~';

const isTurned = (place: Place): boolean => place.startsWith(turned);
const endOf = (place: Place): Place => (isTurned(place) ? place.slice(turned.length) : place);
const turn = (place: Place): Place => (isTurned(place) ? endOf(place) : turned + place);
const reverse = (fragment: string): string => Array.from(fragment).reverse().join('');
const lies = (fragment: string, place: Place): string => (isTurned(place) ? reverse(fragment) : fragment);

const ends = [front, back];

/** Letters go to either end of the fragment, which may be turned round first. */
export const superduperghost: Variant = {
	...superghost,
	name: 'superduperghost',
	title: 'Superduperghost',
	places: fragment => (reverse(fragment) === fragment ? ends : [...ends.map(turn), ...ends]),
	lies,
	turn,
	extend: (fragment, {letter, place}) =>
		superghost.extend(lies(fragment, place), {letter, place: endOf(place)}),
	indexOf: (fragment, place) => superghost.indexOf(fragment, endOf(place)),
	readTyped(line) {
		const {letter, place} = superghost.readTyped(line.replace(/^~/, ''));
		return {letter, place: line.startsWith(turned) ? turn(place) : place};
	},
};
