import type {FigurePart, Tone} from '../../page/page.js';
import type {Area} from '../lines.js';

/** Of a column, which of its points belong to a shape; in dots, x from the middle of the drawing, y from its top. */
export type Shape = (x: number) => (y: number) => boolean;

/** Shapes with what they mean; where they overlap, the first is seen. */
export type Layers = readonly {readonly shape: Shape; readonly tone: Tone}[];

type Drawing = (area: Area, pose: Required<Pick<FigurePart, 'progress' | 'gaze' | 'isAngry'>>) => Layers;

const lashes = [-0.72, -0.46, -0.2, 0.2, 0.46, 0.72];

/** The lower lid never moves, the upper one rises from it; the iris shows between them. */
const drawEye: Drawing = ({columns, rows}, {progress: openness, gaze}) => {
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
};

/** A stroke from a point to another; in parts of the drawing's height, x from its middle, y from its top. */
type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const head = {x: 0.25, y: 0.3, radius: 0.08};

const gallows: readonly (Stroke | 'head')[] = [
	[-0.35, 0.96, -0.35, 0.5],
	[-0.35, 0.5, -0.35, 0.04],
	[-0.35, 0.04, -0.05, 0.04],
	[-0.05, 0.04, 0.25, 0.04],
	[-0.35, 0.26, -0.12, 0.04],
	[0.25, 0.04, 0.25, 0.22],
	'head',
	[0.25, 0.38, 0.25, 0.64],
	[0.25, 0.43, 0.12, 0.56],
	[0.25, 0.43, 0.38, 0.56],
	[0.25, 0.64, 0.13, 0.84],
	[0.25, 0.64, 0.37, 0.84],
];

const floor: Stroke = [-0.56, 0.97, 0.44, 0.97];

const thickness = 0.75;

function distanceTo([fromX, fromY, toX, toY]: Stroke, x: number, y: number): number {
	const [alongX, alongY] = [toX - fromX, toY - fromY];
	const length = alongX ** 2 + alongY ** 2;
	const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
	return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}

const drawGallows: Drawing = ({rows}, {progress}) => {
	const height = rows * 4;
	const drawn = [floor, ...gallows.slice(0, Math.floor(progress * gallows.length))];
	const isDrawn: Shape = x => y =>
		drawn.some(part => {
			const [across, down] = [x / height, y / height];
			const distance =
				part === 'head'
					? Math.abs(Math.hypot(across - head.x, down - head.y) - head.radius)
					: distanceTo(part, across, down);
			return distance * height <= thickness;
		});
	return [{shape: isDrawn, tone: progress >= 1 ? 'miss' : 'fiend'}];
};

/** A sheet with a domed head, a ragged hem and two eyes; the more there is of it, the denser it is drawn. */
const drawSpecter: Drawing = ({columns, rows}, {progress: presence, isAngry}) => {
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
};

export const drawings: Readonly<Record<FigurePart['figure'], Drawing>> = {
	eye: drawEye,
	gallows: drawGallows,
	specter: drawSpecter,
};
