import {
	ansiCodesToString,
	diffAnsiCodes,
	styledCharsFromTokens as styleTokens,
	tokenize as tokenizeAny,
	type StyledChar,
	type Token,
} from '@alcalzone/ansi-tokenize';
import {isPlain} from '../../text/plain.js';
import {remember} from './memory.js';

const part = /\u001B\[[\d;]*m|[^\u001B]/gu;

/** Characters of one column and simple styles need no Intl.Segmenter. */
function tokenizePlain(text: string): Token[] {
	return (text.match(part) ?? []).flatMap(part =>
		part.length > 1 ? tokenizeAny(part) : {type: 'char', value: part, fullWidth: false},
	);
}

/** Several frames of a large window: the characters of a line take some kilobytes. */
const mostKept = 500;

const readTokens = remember((text): Token[] => {
	const shown = text.replaceAll(/\u001B\[[\d;]*m/g, '');
	return isPlain(shown) ? tokenizePlain(text) : tokenizeAny(text);
}, mostKept);

const styled = new WeakMap<Token[], StyledChar[]>();

/** The parts of a line, found once for each: most lines of a frame were in the frame before. */
export const tokenize = (text: string, end?: number): Token[] =>
	end === undefined ? readTokens(text) : tokenizeAny(text, end);

/** The characters of a line; those of one style share it. */
export function styledCharsFromTokens(tokens: Token[]): StyledChar[] {
	const known = styled.get(tokens);
	if (known) return known;
	let before: StyledChar['styles'] | undefined;
	// Made anew: of the package's, each takes a hidden class of its own, ten times the room.
	const characters = styleTokens(tokens).map(({type, value, fullWidth, styles}): StyledChar => {
		const isSame =
			before?.length === styles.length && before.every((style, at) => style.code === styles[at]?.code);
		before = isSame ? before : styles;
		return {type, value, fullWidth, styles: before ?? styles};
	});

	styled.set(tokens, characters);
	return characters;
}

export function styledCharsToString(characters: StyledChar[]): string {
	let text = '';
	let styles: StyledChar['styles'] = [];
	for (const character of characters) {
		const isOther = character.styles !== styles && (character.styles.length > 0 || styles.length > 0);
		if (isOther) text += ansiCodesToString(diffAnsiCodes(styles, character.styles));
		styles = character.styles;
		text += character.value;
	}

	return styles.length > 0 ? text + ansiCodesToString(diffAnsiCodes(styles, [])) : text;
}

export * from '@alcalzone/ansi-tokenize';
