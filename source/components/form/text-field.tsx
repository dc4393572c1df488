import {Text, useInput, type Key} from 'ink';
import TextInput from 'ink-text-input';
import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {usePaste} from '../../hooks/use-paste.js';
import {cutStart} from '../../text/wrap.js';
import {editAtEnd, editBy, fitEdit, insert, textOf, type Edit} from './text-edit.js';

type Props = {
	readonly value: string;
	readonly isFocused: boolean;
	readonly isSecret?: boolean;
	readonly placeholder: string;
	readonly columns?: number;
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

/** A text to type, around its caret as much of it as there is room for. */
export function TextField({value, isFocused, isSecret = false, placeholder, columns = 40, onChange}: Props) {
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
