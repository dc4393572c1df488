import {Box, Text} from 'ink';
import {padEnd, widthOf} from '../text/wrap.js';
import {Tone, useLook} from './tone.js';

export type MenuItem = {readonly label: string; readonly note: string};

type Props = {readonly items: readonly MenuItem[]; readonly selected: number};

/** A list to choose from, with the chosen item marked. */
export function Menu({items, selected}: Props) {
	const {marks} = useLook();
	const labelColumns = Math.max(...items.map(({label}) => widthOf(label))) + 3;
	return (
		<Box flexDirection='column'>
			{items.map(({label, note}, index) => {
				const isSelected = index === selected;
				return (
					<Text key={label} wrap='truncate-end'>
						<Tone as={isSelected ? 'accent' : 'quiet'} bold={isSelected}>
							{`${isSelected ? marks.chosen : ' '} ${padEnd(label, labelColumns)}`}
						</Tone>
						{note}
					</Text>
				);
			})}
		</Box>
	);
}
