import {Box, Text} from 'ink';
import {Prose} from '../components/prose.js';
import {Tone} from '../components/tone.js';
import type {Binding} from '../hooks/use-keys.js';

type Props = {
	readonly about: string;
	readonly bindings: readonly Pick<Binding<unknown>, 'label' | 'help'>[];
	readonly columns: number;
};

/** What one can do on a screen: its keys, from the same data as the footer. */
export function HelpView({about, bindings, columns}: Props) {
	return (
		<Box flexDirection='column' marginTop={1} paddingX={2}>
			<Prose columns={Math.min(columns - 8, 72)}>{about}</Prose>
			<Box flexDirection='column' marginTop={1}>
				{bindings.map(({label, help}) => (
					<Box key={label} flexShrink={0}>
						<Box width={14} flexShrink={0}>
							<Tone as='accent' bold>
								{label}
							</Tone>
						</Box>
						<Text>{help}</Text>
					</Box>
				))}
			</Box>
		</Box>
	);
}
