import {
	ansiCodesToString,
	diffAnsiCodes,
	reduceAnsiCodesIncremental,
	tokenize as tokenizeAny,
	type StyledChar,
	type Token,
} from '@alcalzone/ansi-tokenize';
import {remember, isPlain} from './string-width.js';

const part = /\u001B\[[\d;]*m|[^\u001B]/gu;

/** More styles than a frame has. */
const mostStyles = 50;

const readStyle = remember((text): Token[] => tokenizeAny(text), mostStyles);

/** Characters of one column and simple styles need no Intl.Segmenter. */
function tokenizePlain(text: string): Token[] {
	return (text.match(part) ?? []).flatMap(part =>
		part.length > 1 ? readStyle(part) : {type: 'char', value: part, fullWidth: false},
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

/** The characters of a line; those of one style share it. Of the package's, each takes a hidden class of its own, ten times the room. */
export function styledCharsFromTokens(tokens: Token[]): StyledChar[] {
	const known = styled.get(tokens);
	if (known) return known;
	const characters: StyledChar[] = [];
	let styles: StyledChar['styles'] = [];
	for (const token of tokens) {
		if (token.type === 'ansi') styles = reduceAnsiCodesIncremental(styles, [token]);
		else {
			const {type, value, fullWidth} = token;
			characters.push({type, value, fullWidth, styles});
		}
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
