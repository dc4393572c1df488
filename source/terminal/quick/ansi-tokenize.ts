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

const readTokens = remember((text): Token[] => {
	const shown = text.replaceAll(/\u001B\[[\d;]*m/g, '');
	return isPlain(shown) ? tokenizePlain(text) : tokenizeAny(text);
});

const styled = new WeakMap<Token[], StyledChar[]>();

/** The parts of a line, found once for each: most lines of a frame were in the frame before. */
export const tokenize = (text: string, end?: number): Token[] =>
	end === undefined ? readTokens(text) : tokenizeAny(text, end);

/** The characters of a line; those of one style share it. */
export function styledCharsFromTokens(tokens: Token[]): StyledChar[] {
	const known = styled.get(tokens);
	if (known) return known;
	const characters = styleTokens(tokens);
	for (const [index, character] of characters.entries()) {
		const before = characters[index - 1]?.styles;
		const isSame =
			before?.length === character.styles.length &&
			before.every((style, at) => style.code === character.styles[at]?.code);
		if (isSame) character.styles = before;
	}

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
