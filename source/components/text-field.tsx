import {Text} from 'ink';
import TextInput from 'ink-text-input';
import {usePaste} from '../hooks/use-paste.js';
import {Tone} from './tone.js';

type Props = {
	readonly value: string;
	readonly isFocused: boolean;
	/** Whether what is typed stays hidden. */
	readonly isSecret?: boolean;
	readonly placeholder: string;
	readonly onChange: (value: string) => void;
};

const mask = '•';

/** A text, cut from the left where it is too long to be read while it is not being typed. */
export function TextField({value, isFocused, isSecret = false, placeholder, onChange}: Props) {
	usePaste(text => {
		if (isFocused) onChange(value + text.replaceAll(/\p{Cc}/gu, ''));
	});
	if (!isFocused) {
		return value === '' ? (
			<Tone as='frame'>{placeholder}</Tone>
		) : (
			<Text wrap='truncate-start'>{isSecret ? mask.repeat(value.length) : value}</Text>
		);
	}

	return (
		<TextInput
			value={value}
			placeholder={placeholder}
			{...(isSecret && {mask})}
			onChange={text => {
				onChange(text.replaceAll(/\p{Cc}/gu, ''));
			}}
		/>
	);
}
