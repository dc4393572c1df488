import {Box, Text} from 'ink';
import {Eye} from '../../components/eye.js';
import {Menu, type MenuItem} from '../../components/menu.js';
import {Tone} from '../../components/tone.js';
import {useBlink} from '../../hooks/use-motion.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import type {Route} from '../registry.js';

/** A line of the menu, and where it leads; out of the program where it leads nowhere. */
export type HomeItem = MenuItem & {readonly go: Route | undefined};

type Props = {readonly items: readonly HomeItem[]; readonly selected: number; readonly size: TerminalSize};

const menuColumns = 52;

/** The eye, the name, and what there is. */
export function HomeView({items, selected, size}: Props) {
	const isBlinking = useBlink();
	const room = size.columns - 4;
	const isBeside = room >= menuColumns + 28;
	const eye = isBeside
		? {columns: Math.min(44, room - menuColumns - 4), rows: size.columns >= 110 ? 12 : 9}
		: {columns: 24, rows: Math.min(7, size.rows - items.length - 8)};
	const gaze = {x: isBeside ? 0.5 : 0, y: selected / Math.max(1, items.length - 1) - 0.3};
	return (
		<Box
			flexGrow={1}
			flexDirection={isBeside ? 'row' : 'column'}
			alignItems='center'
			justifyContent='center'
			columnGap={4}
			rowGap={1}
		>
			{eye.rows >= 4 && (
				<Box flexDirection='column' flexShrink={0} width={eye.columns} height={eye.rows}>
					<Eye {...eye} isWaking openness={isBlinking ? 0 : 0.8} gaze={gaze} />
				</Box>
			)}
			<Box flexDirection='column' flexShrink={0} width={menuColumns}>
				<Tone as='fiend' bold>
					W O R D F I E N D
				</Tone>
				<Text>it has not picked a word yet</Text>
				<Box marginTop={1}>
					<Menu items={items} selected={selected} />
				</Box>
			</Box>
		</Box>
	);
}
