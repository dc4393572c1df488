import {useMemo} from 'react';
import {useGlide} from '../../hooks/use-motion.js';
import {Braille, type Layers} from './braille.js';
import type {Area} from '../stage/layout.js';

/** A sheet with a domed head, a ragged hem and two eyes; the more there is of it, the denser it is drawn. */
function drawSpecter(columns: number, rows: number, presence: number, isAngry: boolean): Layers {
	const height = rows * 4;
	const width = Math.min(columns * 0.62, height * 0.52);
	const head = height * 0.46;
	const hem = (x: number) => height * 0.9 + Math.sin((x / width) * Math.PI * 3.5) * height * 0.055;
	const side = (y: number) =>
		y < head
			? width * Math.sqrt(Math.max(0, 1 - ((head - y) / (head * 0.94)) ** 2))
			: width * (1 + ((y - head) / height) * 0.16);
	const isInside = (x: number, y: number) => Math.abs(x) <= side(y) && y <= hem(x);
	const isEdge = (x: number, y: number) =>
		isInside(x, y) &&
		!(isInside(x - 1.2, y) && isInside(x + 1.2, y) && isInside(x, y - 1.2) && isInside(x, y + 1.2));
	const isEye = (x: number, y: number) => {
		const across = (Math.abs(x) - width * 0.4) / (width * 0.2);
		const along = (y - head * 0.86) / (height * 0.12);
		return across ** 2 + along ** 2 <= 1 && (!isAngry || along > -0.2 + across * 0.5);
	};

	const isMouth = (x: number, y: number) =>
		isAngry && (x / (width * 0.22)) ** 2 + ((y - head * 1.45) / (height * 0.09)) ** 2 <= 1;
	const isMist = (x: number, y: number) => {
		const grain = (((Math.floor(x) * 7 + Math.floor(y) * 13) % 11) + 11) % 11;
		return isInside(x, y) && !isEye(x, y) && !isMouth(x, y) && grain < presence * 9;
	};

	return [
		{shape: x => y => isEdge(x, y), tone: 'fiend'},
		{shape: x => y => isMist(x, y), tone: isAngry ? 'miss' : 'quiet'},
	];
}

type Props = Area & {
	/** From 0, an outline, to 1, all there; a change is seen to happen. */
	readonly presence: number;
	readonly isAngry: boolean;
};

export function Specter({columns, rows, presence, isAngry}: Props) {
	const shown = useGlide(presence);
	const layers = useMemo(() => drawSpecter(columns, rows, shown, isAngry), [columns, rows, shown, isAngry]);
	return <Braille columns={columns} rows={rows} layers={layers} />;
}
