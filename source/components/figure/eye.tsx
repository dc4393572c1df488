import {useMemo} from 'react';
import {useGlide} from '../../hooks/use-motion.js';
import {Braille, type Layers, type Shape} from './braille.js';
import type {Area} from '../stage/layout.js';

/** The direction of its gaze, from -1 (left, up) over 0 (ahead) to 1 (right, down). */
type Gaze = {readonly x: number; readonly y: number};

const lashes = [-0.72, -0.46, -0.2, 0.2, 0.46, 0.72];

/** The lower lid never moves, the upper one rises from it; the iris shows between them. */
function drawEye(columns: number, rows: number, openness: number, gaze: Gaze): Layers {
	const reach = columns - 1;
	const height = rows * 4;
	const half = height * 0.46;
	const middle = height * 0.52;
	const almond = (x: number) => Math.max(0, 1 - (x / reach) ** 2) ** 0.75;
	const lids = (x: number) => {
		const lower = middle + half * 0.8 * almond(x);
		return {lower, upper: lower - half * 1.75 * openness * almond(x), thickness: 0.95 + 0.5 * almond(x)};
	};

	const isOpen = openness > 0.3;
	const roots = lashes.map(lash => {
		const {upper, lower} = lids(lash * reach);
		return {lash, root: lash * reach, edge: isOpen ? upper : lower};
	});
	const isLid: Shape = x => {
		if (Math.abs(x) > reach) return () => false;
		const {lower, upper, thickness} = lids(x);
		const near = roots.filter(({root}) => Math.abs(x - root) < height * 0.11 + 0.6);
		return y =>
			Math.abs(y - upper) <= thickness ||
			Math.abs(y - lower) <= thickness * 0.7 ||
			near.some(({lash, root, edge}) => {
				const out = isOpen ? edge - y : y - edge;
				return out > 0 && out < height * 0.11 && Math.abs(x - root - lash * out * 0.9) < 0.6;
			});
	};

	const radius = half * 0.72;
	const pupil = radius * (0.34 + 0.22 * openness);
	const centerX = gaze.x * reach * 0.3;
	const centerY = middle - half * 0.06 + gaze.y * half * 0.22;
	const isGlint = (x: number, y: number) =>
		Math.hypot(x - centerX + pupil * 0.35, y - centerY + pupil * 0.4) <= pupil * 0.3;
	const isIris: Shape = x => {
		const {lower, upper} = lids(x);
		const isLidHere = isLid(x);
		return y => {
			if (Math.abs(x) > reach || y < upper + 0.5 || y > lower - 0.5) return false;
			const distance = Math.hypot(x - centerX, y - centerY);
			if (distance >= radius + 0.75 || isLidHere(y)) return false;
			if (distance <= pupil) return !isGlint(x, y);
			const isRay = distance < radius && (Math.round(x) + Math.round(y)) % 3 === 0;
			return isRay || Math.abs(distance - radius) < 0.75;
		};
	};

	return [
		{shape: isIris, tone: openness >= 1 ? 'miss' : 'accent'},
		{shape: isLid, tone: 'fiend'},
	];
}

type Props = Area & {
	/** From 0, shut, to 1, wide open; a change is seen to happen. */
	readonly openness: number;
	readonly gaze: Gaze;
	/** Whether it is seen to open when it first shows. */
	readonly isWaking?: boolean;
};

export function Eye({columns, rows, openness, gaze, isWaking = false}: Props) {
	const shown = useGlide(openness, isWaking ? 0 : openness);
	const x = useGlide(gaze.x);
	const y = useGlide(gaze.y);
	const layers = useMemo(() => drawEye(columns, rows, shown, {x, y}), [columns, rows, shown, x, y]);
	return <Braille columns={columns} rows={rows} layers={layers} />;
}
