import {Box} from 'ink';
import {wrapWords} from '../text/wrap.js';
import {Prose, Rule} from './lines.js';

type Props = {
	readonly paragraphs: readonly string[];
	readonly columns: number;
	readonly rows: number;
};

/** The paragraphs apart, then close together, then fewer and fewer of them. */
const waysToSet = (paragraphs: readonly string[]): readonly string[] => [
	paragraphs.join('\n\n'),
	...paragraphs.map((_, gone) => paragraphs.slice(0, paragraphs.length - gone).join('\n')),
];

/** What to know before the first move, in the place of the moves to come: as many whole paragraphs as fit. */
export function Briefing({paragraphs, columns, rows}: Props) {
	const inside = columns - 2;
	const shown = waysToSet(paragraphs).find(text => wrapWords(text, inside).length < rows);
	if (shown === undefined) return null;
	return (
		<>
			<Rule columns={columns} left='this game' />
			<Box paddingLeft={2}>
				<Prose columns={inside}>{shown}</Prose>
			</Box>
		</>
	);
}
