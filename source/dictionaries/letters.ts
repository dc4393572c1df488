import type {Alphabet} from '../engine/index.js';

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of an alphabet as a key is called: `a–z`, `a–z äöü`, `а–я`. */
export function letterRange({letters}: Alphabet): string {
	const [first = '', last = ''] = [letters[0], letters.at(-1)];
	const others = letters.slice(latin.length).join('');
	return letters.join('').startsWith(latin) && others !== '' ? `a–z ${others}` : `${first}–${last}`;
}

/** The letters of an alphabet, the Latin ones summed up: "a to z, ä, ö, ü". */
export function describeLetters({letters}: Alphabet): string {
	const others = letters.filter(letter => !latin.includes(letter));
	const missing = Array.from(latin).filter(letter => !letters.includes(letter));
	if (others.length === letters.length) return `${letters[0] ?? ''} to ${letters.at(-1) ?? ''}`;
	const without = missing.length === 0 ? '' : ` without ${missing.join(', ')}`;
	return [`a to z${without}`, ...others].join(', ');
}
