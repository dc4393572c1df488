import {drawRow, frameSvg, type Screen} from './svg.js';
import type {Palette} from './palettes.js';

/** A screen, and how many seconds it stays. */
export type Frame = {readonly screen: Screen; readonly seconds: number};

type Row = {readonly drawing: string; readonly from: number; readonly to: number};

/** What a row of the screen shows one after the other; what does not change is drawn once. */
function rowsOf(drawings: readonly string[], ends: readonly number[]): Row[] {
	const rows: Row[] = [];
	for (const [index, drawing] of drawings.entries()) {
		const to = ends[index] ?? 0;
		const last = rows.at(-1);
		if (last?.drawing === drawing) rows[rows.length - 1] = {...last, to};
		else rows.push({drawing, from: last?.to ?? 0, to});
	}

	return rows;
}

/** Frames as a picture that moves, over and over; where nothing may move, the last one. */
export function toFilm(frames: readonly Frame[], title: string, palette: Palette): string {
	const ends: number[] = [];
	for (const {seconds} of frames) ends.push((ends.at(-1) ?? 0) + seconds);
	const total = ends.at(-1) ?? 1;
	const first = frames[0]?.screen ?? [];
	const spans = new Map<string, string>();
	const shown = first.flatMap((_, y) => {
		const drawings = frames.map(({screen}) => drawRow(screen[y] ?? [], y, palette));
		return rowsOf(drawings, ends).map(({drawing, from, to}) => {
			if (drawing === '') return '';
			if (from === 0 && to === total) return drawing;
			const span = `${from}-${to}`;
			const name = spans.get(span) ?? `s${spans.size}`;
			spans.set(span, name);
			return `<g class="${name}${to === total ? '' : ' past'}">${drawing}</g>`;
		});
	});
	const percent = (seconds: number) => `${((100 * seconds) / total).toFixed(3)}%`;
	const styles = Array.from(spans, ([span, name]) => {
		const [from = 0, to = 0] = span.split('-').map(Number);
		const before = from === 0 ? '' : '0%{visibility:hidden}';
		const after = to === total ? '' : `${percent(to)}{visibility:hidden}`;
		return `.${name}{animation:${name} ${total}s step-end infinite}@keyframes ${name}{${before}${percent(from)}{visibility:visible}${after}}`;
	});
	const still = '.past{visibility:hidden}@media (prefers-reduced-motion){g[class]{animation:none}}';
	const drawing = `<style>${styles.join('')}${still}</style>\n${shown.filter(row => row !== '').join('\n')}`;
	return frameSvg(drawing, {columns: first[0]?.length ?? 0, rows: first.length}, title, palette);
}
