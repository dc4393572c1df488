/** What a cell of the drawing belongs to, for its color. */
export type EyePart = 'lid' | 'iris';

export type EyeCell = {readonly character: string; readonly part: EyePart};

/** Where it looks, from -1 (left, up) by 0 (ahead) to 1 (right, down). */
export type Gaze = {readonly x: number; readonly y: number};

type Shape = (x: number, y: number) => boolean;

/** The bits of the braille dots in a cell, column by column. */
const dots = [
	[0x01, 0x02, 0x04, 0x40],
	[0x08, 0x10, 0x20, 0x80],
] as const;

const brailleBase = 0x28_00;

const lashes = [-0.72, -0.46, -0.2, 0.2, 0.46, 0.72];

/** The parts of an eye; x runs from its middle, y from the top, in dots. The lower lid lies still, the upper one rises from it. */
function eyeShapes(width: number, height: number, openness: number, gaze: Gaze): Record<EyePart, Shape> {
	const reach = width / 2 - 1;
	const half = height * 0.46;
	const middle = height * 0.52;
	const almond = (x: number) => Math.max(0, 1 - (x / reach) ** 2) ** 0.75;
	const lower = (x: number) => middle + half * 0.8 * almond(x);
	const upper = (x: number) => lower(x) - half * 1.75 * openness * almond(x);

	const isOpen = openness > 0.3;
	const isLash: Shape = (x, y) =>
		lashes.some(lash => {
			const root = lash * reach;
			const out = isOpen ? upper(root) - y : y - lower(root);
			return out > 0 && out < height * 0.11 && Math.abs(x - root - lash * out * 0.9) < 0.6;
		});
	const isLid: Shape = (x, y) => {
		if (Math.abs(x) > reach) return false;
		const thickness = 0.95 + 0.5 * almond(x);
		return Math.abs(y - upper(x)) <= thickness || Math.abs(y - lower(x)) <= thickness * 0.7;
	};

	const radius = half * 0.72;
	const pupil = radius * (0.34 + 0.22 * openness);
	const centerX = gaze.x * reach * 0.3;
	const centerY = middle - half * 0.06 + gaze.y * half * 0.22;
	const isGlint: Shape = (x, y) =>
		Math.hypot(x - centerX + pupil * 0.35, y - centerY + pupil * 0.4) <= pupil * 0.3;
	const isIris: Shape = (x, y) => {
		if (Math.abs(x) > reach || y < upper(x) + 0.5 || y > lower(x) - 0.5) return false;
		const distance = Math.hypot(x - centerX, y - centerY);
		if (distance <= pupil) return !isGlint(x, y);
		const isRay = distance < radius && (Math.round(x) + Math.round(y)) % 3 === 0;
		return isRay || Math.abs(distance - radius) < 0.75;
	};

	return {lid: (x, y) => isLid(x, y) || isLash(x, y), iris: isIris};
}

/** An eye as rows of braille cells, which hold two by four dots each; `openness` runs from 0, shut, to 1, wide open. */
export function drawEye(columns: number, rows: number, openness: number, gaze: Gaze): EyeCell[][] {
	const [width, height] = [columns * 2, rows * 4];
	const {lid, iris} = eyeShapes(width, height, openness, gaze);

	const drawCell = (column: number, row: number): EyeCell => {
		let code = 0;
		let part: EyePart = 'lid';
		for (const [dx, bits] of dots.entries()) {
			for (const [dy, bit] of bits.entries()) {
				const x = column * 2 + dx + 0.5 - width / 2;
				const y = row * 4 + dy + 0.5;
				const isIris = !lid(x, y) && iris(x, y);
				if (!isIris && !lid(x, y)) continue;
				code |= bit;
				if (isIris) part = 'iris';
			}
		}

		return {character: code === 0 ? ' ' : String.fromCodePoint(brailleBase + code), part};
	};

	return Array.from({length: rows}, (_, row) =>
		Array.from({length: columns}, (_, column) => drawCell(column, row)),
	);
}
