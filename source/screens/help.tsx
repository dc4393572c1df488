import {Text} from 'ink';
import {Scroll, type ListPart} from '../components/scroll.js';
import {contentArea} from '../components/stage/layout.js';
import {Tone} from '../components/tone.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';
import {wrapWords} from '../text/wrap.js';

type Props = {
	readonly about: string;
	readonly bindings: readonly {readonly label: string; readonly help: string}[];
	readonly size: TerminalSize;
	readonly top: number;
	readonly onTop: (top: number) => void;
};

const labelColumns = 10;

const keysOf =
	(bindings: Props['bindings']): ListPart =>
	columns =>
		bindings.flatMap(({label, help}) =>
			wrapWords(help, columns - labelColumns).map((line, index) => (
				<Text key={`${label} ${index}`}>
					<Tone as='accent' bold>
						{(index === 0 ? label : '').padEnd(labelColumns)}
					</Tone>
					{line}
				</Text>
			)),
		);

/** What a screen shows, and what its keys do: the same data as in the footer. */
export const HelpView = ({about, bindings, size, top, onTop}: Props) => (
	<Scroll
		parts={[columns => wrapWords(about, columns), keysOf(bindings)]}
		area={contentArea(size)}
		top={top}
		onTop={onTop}
	/>
);
