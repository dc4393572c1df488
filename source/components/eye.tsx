import {Text} from 'ink';
import {useMemo} from 'react';
import {useGlide} from '../hooks/use-motion.js';
import {drawEye, type EyeCell, type EyePart, type Gaze} from './eye-drawing.js';
import {theme} from './theme.js';

type Run = {readonly part: EyePart; readonly text: string};

/** Neighboring cells of one part as one text, for fewer pieces to draw. */
function joinRuns(cells: readonly EyeCell[]): Run[] {
	const runs: Run[] = [];
	for (const {part, character} of cells) {
		const last = runs.at(-1);
		if (last?.part === part) runs[runs.length - 1] = {part, text: last.text + character};
		else runs.push({part, text: character});
	}

	return runs;
}

type Props = {
	readonly columns: number;
	readonly rows: number;
	/** From 0, shut, to 1, wide open; a change is seen to happen. */
	readonly openness: number;
	readonly gaze?: Gaze;
	/** Whether it is seen to open when it first shows. */
	readonly isWaking?: boolean;
};

const ahead: Gaze = {x: 0, y: 0};

/** Azathoth's eye. */
export function Eye({columns, rows, openness, gaze = ahead, isWaking = false}: Props) {
	const shown = useGlide(openness, isWaking ? 0 : openness);
	const x = useGlide(gaze.x);
	const y = useGlide(gaze.y);
	const lines = useMemo(() => drawEye(columns, rows, shown, {x, y}), [columns, rows, shown, x, y]);
	return lines.map((cells, row) => (
		<Text key={row}>
			{joinRuns(cells).map(({part, text}, index) => (
				<Text key={index} color={part === 'iris' ? irisColor(openness) : theme.fiend}>
					{text}
				</Text>
			))}
		</Text>
	));
}

const irisColor = (openness: number) => (openness >= 1 ? theme.miss : theme.accent);
