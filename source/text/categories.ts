import {countOf} from './numbers.js';

const kinds: ReadonlyMap<string, string> = new Map([
	['animals', 'an animal'],
	['body', 'a part of the body'],
	['feelings', 'a feeling'],
	['food', 'food or drink'],
	['music', 'a word of music'],
	['nature', 'a word of nature'],
	['people', 'someone'],
	['plants', 'a plant'],
	['things', 'a thing'],
	['vehicles', 'a vehicle'],
]);

/** The words of a length in a dictionary, as a title says it: `5 letters`, or `an animal of 5 letters`. */
export function wordOfLength(dictionary: string, length: number): string {
	const [kind, letters] = [kinds.get(dictionary), countOf(length, 'letter')];
	return kind === undefined ? letters : `${kind} of ${letters}`;
}
