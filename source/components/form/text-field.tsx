import {Text, useInput, type Key} from 'ink';
import TextInput from 'ink-text-input';
import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {cutEnd, cutStart, widthOf} from '../../text/tables.js';
import {usePaste} from '../../hooks/use-terminal.js';

/** A text that is being typed, in two parts with the caret between them. */
export type Edit = {readonly before: string; readonly after: string};

export const textOf = ({before, after}: Edit): string => before + after;

export const editAtEnd = (text: string): Edit => ({before: text, after: ''});

/** Characters as they are seen: a letter goes with its marks. */
const charactersOf = (text: string) => text.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? [];

const firstOf = (text: string) => charactersOf(text)[0] ?? '';
const lastOf = (text: string) => charactersOf(text).at(-1) ?? '';
const withoutLast = (text: string) => text.slice(0, text.length - lastOf(text).length);
const withoutWord = (text: string) => text.replace(/[^\s/]*[\s/]*$/, '');

/** The edit with a text put in at the caret; control characters other than a backspace are left out. */
export function insert({before, after}: Edit, text: string): Edit {
	let start = before;
	for (const character of text) {
		if (character === '\b' || character === '\u007F') start = withoutLast(start);
		else if (!/\p{Cc}/u.test(character)) start += character;
	}

	return {before: start.normalize('NFC'), after};
}

const commands: Readonly<Record<string, (edit: Edit) => Edit>> = {
	a: ({before, after}) => ({before: '', after: before + after}),
	e: edit => editAtEnd(textOf(edit)),
	k: ({before}) => ({before, after: ''}),
	u: ({after}) => ({before: '', after}),
	w: ({before, after}) => ({before: withoutWord(before), after}),
	d: ({before, after}) => ({before, after: after.slice(firstOf(after).length)}),
	b: ({before, after}) => ({before: withoutLast(before), after: lastOf(before) + after}),
	f: ({before, after}) => ({before: before + firstOf(after), after: after.slice(firstOf(after).length)}),
};

type Pressed = Pick<Key, 'ctrl' | 'meta'> & Partial<Key>;

function commandOf(input: string, key: Pressed): string | undefined {
	if (key.ctrl && !key.leftArrow && !key.rightArrow) return input;
	if (key.leftArrow) return 'b';
	if (key.rightArrow) return 'f';
	if (key.home) return 'a';
	if (key.end) return 'e';
	if (key.delete) return 'd';
	return undefined;
}

export function editBy(edit: Edit, input: string, key: Pressed): Edit {
	if (key.backspace) return insert(edit, '\b');
	const command = commandOf(input, key);
	if (command !== undefined) return commands[command]?.(edit) ?? edit;
	const {meta, tab, escape, upArrow, downArrow} = key;
	const isOther = [meta, key.return, tab, escape, upArrow, downArrow].includes(true);
	return isOther ? edit : insert(edit, input);
}

/** A part of an edit as wide as there is room for, around the caret, which takes a column behind the text. */
export function fitEdit({before, after}: Edit, columns: number): Edit {
	const first = firstOf(after);
	const leastAfter = after === '' ? 1 : widthOf(first) + (first === after ? 0 : 1);
	const start = cutStart(before, columns - leastAfter);
	return {before: start, after: cutEnd(after, columns - widthOf(start))};
}

type TextFieldProps = {
	readonly value: string;
	readonly isFocused: boolean;
	readonly isSecret?: boolean;
	readonly placeholder: string;
	readonly columns: number;
	readonly onChange: (value: string) => void;
};

const mask = '•';

const hide = ({before, after}: Edit): Edit => ({
	before: mask.repeat(Array.from(before).length),
	after: mask.repeat(Array.from(after).length),
});

/**
The keys of a field, edited as in a shell.

ink-text-input knows neither Home nor Ctrl+A, and of keys that come faster than frames it takes only the last: the field edits by itself, and leaves to it what is drawn.
*/
function useEdit(value: string, isFocused: boolean, onChange: (value: string) => void): Edit {
	const [typed, setTyped] = useState(() => editAtEnd(value));
	const edit = textOf(typed) === value ? typed : editAtEnd(value);
	const current = useRef({edit, onChange});
	useLayoutEffect(() => {
		current.current = {edit, onChange};
	});
	const change = useCallback((next: Edit) => {
		const before = textOf(current.current.edit);
		current.current = {...current.current, edit: next};
		setTyped(next);
		if (textOf(next) !== before) current.current.onChange(textOf(next));
	}, []);
	const onInput = useCallback(
		(input: string, key: Key) => {
			change(editBy(current.current.edit, input, key));
		},
		[change],
	);
	useInput(onInput, {isActive: isFocused});
	usePaste(text => {
		if (isFocused) change(insert(current.current.edit, text));
	});
	return edit;
}

export function TextField({
	value,
	isFocused,
	isSecret = false,
	placeholder,
	columns,
	onChange,
}: TextFieldProps) {
	const edit = useEdit(value, isFocused, onChange);
	if (value === '') {
		const [first = ' ', ...rest] = Array.from(placeholder);
		return (
			<Text italic>
				{isFocused ? <Text inverse>{first}</Text> : first}
				{rest.join('')}
			</Text>
		);
	}

	const shown = isSecret ? hide(edit) : edit;
	if (!isFocused) return <Text>{cutStart(textOf(shown), columns)}</Text>;
	const {before, after} = fitEdit(shown, columns);
	const [under = ' ', ...rest] = Array.from(after);
	return (
		<Text wrap='truncate-end'>
			<TextInput value={before} focus={false} onChange={() => undefined} />
			<Text inverse>{under}</Text>
			{rest.join('')}
		</Text>
	);
}
