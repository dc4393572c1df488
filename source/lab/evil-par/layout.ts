import {layOut, type Layout} from '../../engine/hangman/solver/layout.js';
import type {Words} from '../../engine/words/words.js';

/** The solver's layout; the marks of a letter are in the order of their patterns, so among equal families `evil` keeps the one with the lowest mark. */
export type EvilLayout = Layout & {
	/** The first mark of each letter; the last entry is one more than the last mark. */
	readonly first: Uint32Array;
};

export function layOutForEvil(words: Words): EvilLayout {
	const layout = layOut(words);
	const {bases, letters} = layout.marks;
	return {...layout, first: Uint32Array.from([...bases, letters.length - 1], base => base + 1)};
}
