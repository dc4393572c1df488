import type {FigureName} from '../../settings/hangman.js';
import {Eye, type Gaze} from './eye.js';
import {Gallows} from './gallows.js';

type Props = {
	readonly name: FigureName;
	readonly columns: number;
	readonly rows: number;
	/** From 0, nothing lost yet, to 1, all lost. */
	readonly progress: number;
	readonly gaze: Gaze;
};

export function Figure({name, columns, rows, progress, gaze}: Props) {
	if (name === 'none') return null;
	if (name === 'gallows') return <Gallows columns={columns} rows={rows} progress={progress} />;
	return <Eye columns={columns} rows={rows} openness={progress} gaze={gaze} />;
}
