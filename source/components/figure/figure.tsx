import {useMemo} from 'react';
import {Braille, type Shape} from './braille.js';
import type {FigurePart, Tone as ToneName} from '../../page/page.js';
import {Eye} from './eye.js';
import {Specter} from './specter.js';
import type {Area} from '../stage/layout.js';

/** A stroke from a point to another; in parts of the drawing's height, x from its middle, y from its top. */
type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const head = {x: 0.25, y: 0.3, radius: 0.08};

const parts: readonly (Stroke | 'head')[] = [
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

const ground: Stroke = [-0.56, 0.97, 0.44, 0.97];

const thickness = 0.75;

function distanceTo([fromX, fromY, toX, toY]: Stroke, x: number, y: number): number {
	const [alongX, alongY] = [toX - fromX, toY - fromY];
	const length = alongX ** 2 + alongY ** 2;
	const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
	return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}

function drawGallows(rows: number, progress: number): Shape {
	const height = rows * 4;
	const drawn = [ground, ...parts.slice(0, Math.floor(progress * parts.length))];
	return x => y =>
		drawn.some(part => {
			const [across, down] = [x / height, y / height];
			const distance =
				part === 'head'
					? Math.abs(Math.hypot(across - head.x, down - head.y) - head.radius)
					: distanceTo(part, across, down);
			return distance * height <= thickness;
		});
}

function Gallows({columns, rows, progress}: Area & {readonly progress: number}) {
	const layers = useMemo(() => {
		const tone: ToneName = progress >= 1 ? 'miss' : 'fiend';
		return [{shape: drawGallows(rows, progress), tone}];
	}, [rows, progress]);
	return <Braille columns={columns} rows={rows} layers={layers} />;
}

const ahead = {x: 0, y: 0};

export function Figure({figure, progress, gaze = ahead, isAngry = false, columns, rows}: FigurePart & Area) {
	if (figure === 'gallows') return <Gallows columns={columns} rows={rows} progress={progress} />;
	if (figure === 'specter')
		return <Specter columns={columns} rows={rows} presence={progress} isAngry={isAngry} />;
	return <Eye columns={columns} rows={rows} openness={progress} gaze={gaze} />;
}
