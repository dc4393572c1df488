import {layOutStage, type StageLayout} from '../../components/stage.js';
import {languages} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';

/** What lies under the facts: how the game ended, or what the coach makes of it. */
export const underRows = 2;

/** A fragment seldom grows longer. */
const usualPlaces = 9;

export const layOutGhost = (size: TerminalSize): StageLayout =>
	layOutStage(size, {
		places: usualPlaces,
		alphabet: languages.en.letters,
		facts: 4,
		under: underRows,
		figure: 'specter',
		panel: 'beside',
		hasSide: false,
	});

/** How many lines a tree may have, under its heading. */
export const treeRows = (size: TerminalSize): number => layOutGhost(size).panel.rows - 1;
