import {Box} from 'ink';
import {logText, type LogLine} from '../text/programs.js';
import {Rule} from './lines.js';
import {Tone} from './tone.js';

const looks = {asked: 'quiet', said: 'accent', error: 'miss'} as const;

type Props = {
	readonly log: readonly LogLine[];
	readonly names: ReadonlyMap<string, string>;
	readonly right?: string;
	readonly columns: number;
	readonly rows: number;
};

/** The last lines that programs were asked, said, and wrote to their standard error. */
export function ProgramLog({log, names, right = 'asked, said, standard error', columns, rows}: Props) {
	const shown = log.slice(-Math.max(1, rows - 1));
	return (
		<Box flexDirection='column' flexShrink={0} width={columns}>
			<Rule columns={columns} left={[...names.values()].join(' and ')} right={right} />
			{shown.map((line, at) => (
				<Tone key={at} as={looks[line.kind]} wrap='truncate-end'>
					{`  ${logText(line, names)}`}
				</Tone>
			))}
		</Box>
	);
}
