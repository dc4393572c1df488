import {Box, Text} from 'ink';
import {marks, theme} from './theme.js';

export type MenuItem = {readonly label: string; readonly note: string};

type Props = {readonly items: readonly MenuItem[]; readonly selected: number};

/** A list to choose from, with the chosen item marked. */
export function Menu({items, selected}: Props) {
	const labelColumns = Math.max(...items.map(({label}) => label.length)) + 3;
	return (
		<Box flexDirection='column'>
			{items.map(({label, note}, index) => {
				const isSelected = index === selected;
				return (
					<Text key={label} wrap='truncate-end'>
						<Text bold={isSelected} {...(isSelected && {color: theme.accent})}>
							{`${isSelected ? marks.chosen : ' '} ${label.padEnd(labelColumns)}`}
						</Text>
						<Text color={theme.quiet}>{note}</Text>
					</Text>
				);
			})}
		</Box>
	);
}
