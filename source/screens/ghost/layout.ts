import {layOutStage, type StageLayout} from '../../components/stage/layout.js';
import type {Letter} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';

/** What lies under the facts: what the coach makes of the fragment, or the letters to point to. */
export const underRows = 2;

/** A fragment seldom grows longer. */
const usualPlaces = 9;

export const layOutGhost = (size: TerminalSize, alphabet: readonly Letter[]): StageLayout =>
	layOutStage(size, {
		places: usualPlaces,
		alphabet,
		facts: 4,
		under: underRows,
		figure: 'specter',
		panel: 'beside',
		hasSide: false,
	});

/** How many lines a tree may have, under its heading. */
export const treeRows = (size: TerminalSize, alphabet: readonly Letter[]): number =>
	layOutGhost(size, alphabet).panel.rows - 1;
