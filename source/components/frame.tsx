import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import type {Binding} from '../hooks/use-keys.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';
import {theme} from './theme.js';

type Props = {
	readonly size: TerminalSize;
	/** Where we are, outermost first. */
	readonly trail: readonly string[];
	/** What is played with, on the right of the first line. */
	readonly status: string;
	readonly bindings: readonly Pick<Binding<unknown>, 'label' | 'hint' | 'isQuiet'>[];
	/** A question that takes the place of the key hints. */
	readonly question?: string | undefined;
	readonly children: ReactNode;
};

type Hint = Props['bindings'][number];

const hintColumns = (hints: readonly Hint[], gap: string) =>
	hints.reduce((sum, {label, hint}) => sum + label.length + hint.length + 1 + gap.length, 0);

/** The key hints as far as there is room: closer together first, then without those that can be done without. */
function fitHints(bindings: readonly Hint[], columns: number) {
	const hints = bindings.filter(({isQuiet}) => isQuiet !== true);
	const room = columns - 2;
	const fits = (gap: string) => hintColumns(hints, gap) - gap.length <= room;
	if (fits('   ')) return {hints, gap: '   '};
	return {hints: fits('  ') ? hints : hints.filter(({isQuiet}) => isQuiet === undefined), gap: '  '};
}

/** A screen: title in the first line, key hints in the last, a view between them. */
export function Frame({size: {columns, rows}, trail, status, bindings, question, children}: Props) {
	const {hints, gap} = fitHints(bindings, columns - 2);
	return (
		<Box flexDirection='column' width={columns} height={rows}>
			<Box height={1} flexShrink={0} paddingX={1} justifyContent='space-between'>
				<Box flexShrink={0}>
					<Text>
						<Text bold color={theme.fiend}>
							wordfiend
						</Text>
						{trail.map(place => (
							<Text key={place}>
								<Text color={theme.quiet}> › </Text>
								{place}
							</Text>
						))}
						{'  '}
					</Text>
				</Box>
				<Text color={theme.quiet} wrap='truncate-end'>
					{status}
				</Text>
			</Box>
			<Box flexDirection='column' flexGrow={1} paddingX={2}>
				{children}
			</Box>
			<Box height={1} flexShrink={0} paddingX={1}>
				<Text wrap='truncate-end'>
					{question !== undefined && (
						<Text bold color={theme.accent}>
							{`${question}   `}
						</Text>
					)}
					{hints.map(({label, hint}) => (
						<Text key={label}>
							<Text bold>{label}</Text>
							<Text color={theme.quiet}>{` ${hint}${gap}`}</Text>
						</Text>
					))}
				</Text>
			</Box>
		</Box>
	);
}
