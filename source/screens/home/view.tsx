import {Box, Text} from 'ink';
import {BlockLetters, blockSize, type Scale} from '../../components/word/block-letters.js';
import {Eye} from '../../components/figure/eye.js';
import {Menu, menuColumns, type MenuItem} from '../../components/menu.js';
import {contentArea, type Area} from '../../components/stage/layout.js';
import {Tone} from '../../components/tone.js';
import {useBlink} from '../../hooks/use-motion.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {newcomerText} from '../../text/menu.js';
import type {Route} from '../routes.js';

/** A line of the menu, and where it leads; out of the program where it leads nowhere. */
export type HomeItem = MenuItem & {readonly go: Route | undefined};

type Props = {
	readonly items: readonly HomeItem[];
	readonly selected: string | undefined;
	readonly isNew: boolean;
	readonly size: TerminalSize;
};

const name = Array.from('wordfiend', text => ({text, look: 'known'}) as const);
const nameLetters = name.map(({text}) => text);

type HomeLayout = {
	readonly isBeside: boolean;
	readonly eye: Area | undefined;
	readonly scale: Scale | undefined;
	readonly gap: number;
};

/** The menu is at least as wide as the name in small block letters, which may stand above it. */
const leastMenu = blockSize(name.length, nameLetters, 1).columns;
/** The columns between eye and menu beside each other. */
const gapBeside = 2;
const eyeShape = 3.3;
const mostEyeRows = 18;
/** From so many rows on a blank one stands above the menu, whatever is said there. */
const roomyRows = 20;
const leastEyeRows = 6;
/** The line under the name, and the blank one above the menu. */
const introRows = 2;

const eyeOf = (rows: number, columns: number): Area | undefined => {
	const height = Math.min(rows, mostEyeRows, Math.floor(columns / eyeShape));
	return height < leastEyeRows ? undefined : {columns: Math.floor(height * eyeShape), rows: height};
};

/** The eye above the name, which is as large as it can be, or beside it, for a menu of so many items and columns. */
export function layOutHome(size: TerminalSize, items: number, menu = leastMenu): HomeLayout {
	const {columns, rows} = contentArea(size);
	for (const scale of [2, 1] as const) {
		const block = blockSize(name.length, nameLetters, scale);
		const eye = eyeOf(rows - block.rows - introRows - items - 3, columns);
		if (block.columns <= columns && eye && eye.rows >= 11) return {isBeside: false, eye, scale, gap: 1};
	}

	const block = blockSize(name.length, nameLetters, 1);
	const hasBlocks = rows >= block.rows + introRows + items;
	if (columns >= menu + gapBeside + Math.floor(leastEyeRows * eyeShape))
		return {
			isBeside: true,
			eye: eyeOf(rows, columns - menu - gapBeside),
			scale: hasBlocks ? 1 : undefined,
			gap: 1,
		};
	const eye = eyeOf(rows + 2 - introRows - items - 2, 30);
	return {isBeside: false, eye, scale: undefined, gap: rows - introRows - items > leastEyeRows + 3 ? 1 : 0};
}

export function HomeView({items, selected, isNew, size}: Props) {
	const isBlinking = useBlink();
	const menu = Math.max(leastMenu, menuColumns(items));
	const hasRoom = contentArea(size).rows >= roomyRows;
	const {isBeside, eye, scale, gap} = layOutHome(size, items.length + (isNew && hasRoom ? 1 : 0), menu);
	const place = items.findIndex(({key}) => key === selected);
	const gaze = {x: isBeside ? 0.5 : 0, y: place / Math.max(1, items.length - 1) - 0.3};
	const columns = Math.min(contentArea(size).columns, menu);
	return (
		<Box
			flexGrow={1}
			flexDirection={isBeside ? 'row' : 'column'}
			alignItems='center'
			justifyContent='center'
			columnGap={gapBeside}
			rowGap={gap}
		>
			{eye && (
				<Box flexDirection='column' flexShrink={0} width={eye.columns} height={eye.rows}>
					<Eye {...eye} isWaking openness={isBlinking ? 0 : 0.8} gaze={gaze} />
				</Box>
			)}
			{scale !== undefined && !isBeside && (
				<BlockLetters tiles={name} alphabet={nameLetters} scale={scale} as='fiend' />
			)}
			<Box flexDirection='column' flexShrink={0} width={columns}>
				{scale !== undefined && isBeside && (
					<BlockLetters tiles={name} alphabet={nameLetters} scale={scale} as='fiend' />
				)}
				{scale === undefined && <Tone as='fiend'>W O R D F I E N D</Tone>}
				<Text>it has not picked a word yet</Text>
				{isNew && <Tone as='accent'>{newcomerText}</Tone>}
				{(!isNew || hasRoom) && <Text> </Text>}
				<Menu items={items} selected={selected} columns={columns} />
			</Box>
		</Box>
	);
}
