import {Box} from 'ink';
import type {ReactNode} from 'react';
import {panelGap, type Area, type StageLayout} from './layout.js';

type Props = {
	readonly layout: StageLayout;
	readonly figure: ReactNode;
	readonly word: ReactNode;
	readonly facts: ReactNode;
	readonly under: ReactNode;
	readonly panel: ReactNode;
	readonly side?: ReactNode;
};

type PartProps = {readonly area: Area; readonly isCentered?: boolean; readonly children: ReactNode};

const Part = ({area: {columns, rows}, isCentered = false, children}: PartProps) => (
	<Box
		flexDirection='column'
		width={columns}
		height={rows}
		flexShrink={0}
		overflow='hidden'
		alignItems={isCentered ? 'center' : 'stretch'}
	>
		{children}
	</Box>
);

function Band({layout, figure, word, facts}: Pick<Props, 'layout' | 'figure' | 'word' | 'facts'>) {
	const {band, factsGap} = layout;
	const texts = (
		<Box flexDirection='column' flexShrink={0} alignItems={band.isStacked ? 'center' : 'flex-start'}>
			<Part area={layout.word}>{word}</Part>
			<Box marginTop={factsGap}>
				<Part area={layout.facts} isCentered={band.isStacked}>
					{facts}
				</Part>
			</Box>
		</Box>
	);
	if (band.isStacked)
		return (
			<Box flexDirection='column' height={band.rows} flexShrink={0}>
				{layout.figure && (
					<Box marginBottom={1} justifyContent='center' flexShrink={0}>
						<Part area={layout.figure}>{figure}</Part>
					</Box>
				)}
				{texts}
			</Box>
		);
	const columns = layout.columns - band.indent - layout.facts.columns;
	return (
		<Box height={band.rows} marginLeft={band.indent} flexShrink={0} alignItems='center'>
			{layout.figure && (
				<Box width={columns} flexShrink={0}>
					<Part area={layout.figure}>{figure}</Part>
				</Box>
			)}
			{texts}
		</Box>
	);
}

export function Stage({layout, under, panel, side, ...parts}: Props) {
	const {columns, top, isBeside} = layout;
	const board = (
		<>
			<Band layout={layout} {...parts} />
			<Box marginTop={1} flexShrink={0}>
				<Part area={layout.under} isCentered={isBeside}>
					{under}
				</Part>
			</Box>
		</>
	);
	if (isBeside)
		return (
			<Box width={columns} height={layout.panel.rows} marginTop={1 + top} columnGap={panelGap} flexShrink={0}>
				<Box flexDirection='column' justifyContent='center' width={layout.under.columns} flexShrink={0}>
					{board}
				</Box>
				<Part area={layout.panel}>{panel}</Part>
			</Box>
		);
	return (
		<Box flexDirection='column' width={columns} marginTop={1 + top} flexShrink={0}>
			{board}
			{layout.panel.rows > 0 && (
				<Box marginTop={layout.panelSpace} columnGap={panelGap} flexShrink={0}>
					<Part area={layout.panel}>{panel}</Part>
					{layout.side && <Part area={layout.side}>{side}</Part>}
				</Box>
			)}
		</Box>
	);
}
