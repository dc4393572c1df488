import {layOutStage, type StageLayout} from '../../components/stage.js';
import {letters} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';

/** What lies under the facts: how the game ended, or what the coach makes of it. */
export const underRows = 2;

export const layOutGhost = (size: TerminalSize): StageLayout =>
	layOutStage(size, {
		places: 9,
		alphabet: letters,
		facts: 4,
		under: underRows,
		figure: 'specter',
		panel: 'beside',
		hasSide: false,
	});

/** How many lines a tree may have, under its heading. */
export const treeRows = (size: TerminalSize): number => layOutGhost(size).panel.rows - 1;
