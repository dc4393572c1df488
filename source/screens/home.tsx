import {Box, Text} from 'ink';
import {Eye} from '../components/eye.js';
import {Menu, type MenuItem} from '../components/menu.js';
import {theme} from '../components/theme.js';
import {useBlink} from '../hooks/use-motion.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';

export const homeItems = [
	{opens: 'hangman-setup', label: 'Hangman', note: 'guess the word it pretends to have'},
	{opens: 'ghost-setup', label: 'Ghost', note: 'never finish a word'},
	{opens: 'watch', label: 'Watch', note: 'bots against the fiend'},
	{opens: 'tournament-setup', label: 'Tournament', note: 'every bot against every fiend'},
	{opens: 'rules', label: 'How to play', note: 'and how it cheats'},
	{opens: 'quit', label: 'Quit', note: ''},
] as const satisfies readonly (MenuItem & {opens: string})[];

type Props = {readonly selected: number; readonly size: TerminalSize};

const menuColumns = 52;

/** The first screen: the eye, the name, and what there is. */
export function HomeView({selected, size}: Props) {
	const isBlinking = useBlink();
	const room = size.columns - 4;
	const isBeside = room >= menuColumns + 28;
	const eye = isBeside
		? {columns: Math.min(44, room - menuColumns - 4), rows: size.columns >= 110 ? 12 : 9}
		: {columns: 24, rows: 7};
	const gaze = {x: isBeside ? 0.5 : 0, y: selected / (homeItems.length - 1) - 0.3};
	return (
		<Box
			flexGrow={1}
			flexDirection={isBeside ? 'row' : 'column'}
			alignItems='center'
			justifyContent='center'
			columnGap={4}
			rowGap={1}
		>
			<Box flexDirection='column' flexShrink={0} width={eye.columns} height={eye.rows}>
				<Eye {...eye} isWaking openness={isBlinking ? 0 : 0.8} gaze={gaze} />
			</Box>
			<Box flexDirection='column' flexShrink={0} width={menuColumns}>
				<Text bold color={theme.fiend}>
					W O R D F I E N D
				</Text>
				<Text color={theme.quiet}>it has not picked a word yet</Text>
				<Box marginTop={1}>
					<Menu items={homeItems} selected={selected} />
				</Box>
			</Box>
		</Box>
	);
}
