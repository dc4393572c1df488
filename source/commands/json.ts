const escaped = (character: string): string =>
	Array.from(
		{length: character.length},
		(_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
	).join('');

/** A JSON document as text, a line of it or indented, with all escaped that a terminal could act on or that turns a line around. */
export const jsonText = (value: unknown, indent = ''): string =>
	`${JSON.stringify(value, undefined, indent).replaceAll(/[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
