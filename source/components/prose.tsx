import {Text, type TextProps} from 'ink';

function wrapLine(text: string, columns: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= columns)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}

	return lines;
}

/** A text in lines of at most so many columns, broken between words and where the text breaks itself. */
export const wrapWords = (text: string, columns: number): string[] =>
	text.split('\n').flatMap(line => wrapLine(line, columns));

type Props = Omit<TextProps, 'children' | 'wrap'> & {readonly children: string; readonly columns: number};

/** A paragraph. Ink itself begins a line with the blank that it broke at. */
export const Prose = ({children, columns, ...look}: Props) => (
	<Text {...look}>{wrapWords(children, columns).join('\n')}</Text>
);
