import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import type {Row} from '../../settings/setting.js';
import {widthOf} from '../../text/wrap.js';
import {TextField} from './text-field.js';
import {marks, Tone} from '../tone.js';

type Props = {
	readonly fields: readonly Row[];
	readonly focused: string;
	readonly columns: number;
	readonly onType: (name: string, text: string) => void;
	/** Where the notes stand: beside their rows, only the focused row's below all, or nowhere. */
	readonly notes: 'beside' | 'below' | 'none';
	readonly choiceColumns: number;
	readonly below?: (name: string, indent: number) => ReactNode;
};

/** From here on a form’s labels, values and notes stand further from each other; below, every column is for the notes. */
export const roomyColumns = 90;
const markColumns = 2;

export function Form({fields, focused, columns, onType, notes, choiceColumns, below}: Props) {
	const gap = columns < roomyColumns ? 1 : 3;
	const indent = markColumns + Math.max(...fields.map(({label}) => widthOf(label))) + gap;
	const focusedNote = fields.find(({name}) => name === focused)?.note ?? '';
	return (
		<Box flexDirection='column' width={columns}>
			{fields.map(({name, label, kind, value, note, placeholder = ''}) => {
				const isFocused = name === focused;
				const tone = isFocused ? 'accent' : 'quiet';
				return (
					<Box key={name} flexDirection='column' flexShrink={0}>
						<Box height={1}>
							<Box width={indent} flexShrink={0}>
								<Tone as={tone} bold={isFocused}>{`${isFocused ? marks.chosen : ' '} ${label}`}</Tone>
							</Box>
							{kind === 'more' ? null : kind === 'choice' ? (
								<Box flexShrink={0} minWidth={choiceColumns + gap}>
									<Tone as={tone} bold={isFocused}>{`‹ ${value} ›`}</Tone>
									<Text> </Text>
								</Box>
							) : (
								<Box flexShrink={note === '' ? 1 : 0} minWidth={12} marginRight={2}>
									<TextField
										value={value}
										isFocused={isFocused}
										isSecret={kind === 'secret'}
										placeholder={placeholder}
										columns={columns - indent - 2}
										onChange={text => {
											onType(name, text);
										}}
									/>
								</Box>
							)}
							{notes === 'beside' && <Text wrap='truncate-end'>{note}</Text>}
						</Box>
						{below?.(name, indent)}
					</Box>
				);
			})}
			{notes === 'below' && (
				<Box height={1} paddingLeft={2}>
					<Text wrap='truncate-end'>{focusedNote}</Text>
				</Box>
			)}
		</Box>
	);
}
