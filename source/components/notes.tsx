import {Box} from 'ink';
import {describeMeaning, type Defined} from '../text/define.js';
import type {Area} from './stage/layout.js';
import {Panel, Prose, Rule} from './lines.js';
import {logText, type LogLine} from '../text/programs.js';
import {Tone} from './tone.js';
import {wrapWords} from '../text/wrap.js';

type MeaningProps = {
	readonly meanings: ReadonlyMap<string, Defined | undefined>;
	readonly word: string | undefined;
	readonly columns: number;
};

export function Meaning({meanings, word, columns}: MeaningProps) {
	const found = word === undefined ? undefined : meanings.get(word);
	if (found === undefined) return null;
	return (
		<Prose columns={columns} rows={1}>
			{describeMeaning(found)}
		</Prose>
	);
}

const looks = {asked: 'quiet', said: 'accent', error: 'miss'} as const;

type ProgramLogProps = Area & {
	readonly log: readonly LogLine[];
	readonly names: ReadonlyMap<string, string>;
	readonly right?: string;
};

export function ProgramLog({
	log,
	names,
	right = 'asked, said, standard error',
	columns,
	rows,
}: ProgramLogProps) {
	const shown = log.slice(-Math.max(1, rows - 1));
	return (
		<Panel columns={columns} left={[...names.values()].join(' and ')} right={right}>
			{shown.map((line, at) => (
				<Tone key={at} as={looks[line.kind]} wrap='truncate-end'>
					{`  ${logText(line, names)}`}
				</Tone>
			))}
		</Panel>
	);
}

/** The paragraphs apart, then close together, then fewer and fewer of them. */
const waysToSet = (paragraphs: readonly string[]): readonly string[] => [
	paragraphs.join('\n\n'),
	...paragraphs.map((_, gone) => paragraphs.slice(0, paragraphs.length - gone).join('\n')),
];

/** What to know before the first move, in the place of the moves to come: as many whole paragraphs as fit. */
export function Briefing({paragraphs, columns, rows}: Area & {readonly paragraphs: readonly string[]}) {
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
