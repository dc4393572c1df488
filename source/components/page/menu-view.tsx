import {Box} from 'ink';
import type {FigurePart, MenuPart, Part} from '../../page/page.js';
import {Figure} from '../figure/figure.js';
import {Runs, type Area} from '../lines.js';
import {figureShapes} from '../stage/layout.js';
import {BlockLetters, blockSize} from '../word/word.js';
import {blocksOf, newsPart} from './blocks.js';
import {menuColumns} from './lines.js';
import type {PageProps} from './document-view.js';

const name = Array.from('wordfiend', text => ({text, look: 'known'}) as const);
const nameLetters = name.map(({text}) => text);

/** The menu is at least as wide as the name in small block letters above it. */
const leastMenu = blockSize(name.length, nameLetters, 1).columns;
const gapBeside = 2;
const mostEyeRows = 18;
const leastEyeRows = 6;

const eyeOf = (rows: number, columns: number): Area | undefined => {
	const height = Math.min(rows, mostEyeRows, Math.floor(columns / figureShapes.eye));
	return height < leastEyeRows ? undefined : {columns: Math.floor(height * figureShapes.eye), rows: height};
};

/** Returns the layout for so many rows of text and columns of the menu: the eye is above the name, as large as possible, or beside it. A name without a scale is a line of text. */
function layOutMenu({columns, rows}: Area, texts: number, menu: number) {
	for (const scale of [2, 1] as const) {
		const block = blockSize(name.length, nameLetters, scale);
		const eye = eyeOf(rows - block.rows - texts - 3, columns);
		if (block.columns <= columns && eye && eye.rows >= 11) return {isBeside: false, eye, scale, gap: 1};
	}

	if (columns >= menu + gapBeside + Math.floor(leastEyeRows * figureShapes.eye)) {
		const eye = eyeOf(rows, columns - menu - gapBeside);
		return {isBeside: true, eye, scale: 1, gap: 1} as const;
	}

	const gap = rows - texts > leastEyeRows + 3 ? 1 : 0;
	return {isBeside: false, eye: eyeOf(rows - texts, 30), scale: undefined, gap};
}

type Props = PageProps & {
	readonly menu: MenuPart;
	readonly logo: FigurePart;
};

export function MenuView({menu, logo, page: {news}, area}: Props) {
	const wanted = Math.max(leastMenu, menuColumns(menu));
	const columns = Math.min(area.columns, wanted);
	const linesOf = (shown: readonly Part[]) =>
		blocksOf(shown, columns).flatMap(block => block.lines(area.rows));
	const lines = [...linesOf(news ? [newsPart(news)] : []), [], ...linesOf([menu])];
	const {isBeside, eye, scale, gap} = layOutMenu(area, lines.length, wanted);
	const title =
		scale === undefined ? (
			<Runs lines={[[{text: 'W O R D F I E N D', as: 'fiend'}]]} />
		) : (
			<BlockLetters tiles={name} alphabet={nameLetters} scale={scale} as='fiend' />
		);
	const isAbove = scale !== undefined && !isBeside;
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
				<Figure
					{...logo}
					{...eye}
					isWaking
					gaze={{x: isBeside ? (logo.gaze?.x ?? 0) : 0, y: logo.gaze?.y ?? 0}}
				/>
			)}
			{isAbove && title}
			<Box flexDirection='column' flexShrink={0} width={columns}>
				{!isAbove && title}
				<Box height={lines.length} flexShrink={0}>
					<Runs lines={lines} />
				</Box>
			</Box>
		</Box>
	);
}
