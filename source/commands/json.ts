import {replaceActing} from '../dictionaries/index.js';

const escaped = (character: string): string =>
	/[\n\t]/.test(character)
		? character
		: Array.from(
				{length: character.length},
				(_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
			).join('');

/** JSON with all escaped that a terminal could act on or that turns a line around; it says the same. */
export const escapeActing = (json: string): string => replaceActing(json, escaped);

/** A JSON document as text, a line of it or indented, escaped so. */
export const jsonText = (value: unknown, indent = ''): string =>
	`${escapeActing(JSON.stringify(value, undefined, indent))}\n`;
