import type {FormRow, MenuPart, Part} from '../page/page.js';
import type {Offer} from './choices.js';

export type PartOptions = {
	/** Whether a letter is asked for, so that only what matters for it is said. */
	readonly isTurn: boolean;
	/** Whether everything is asked for. */
	readonly isAll: boolean;
};

/** Turns what is on a page into lines of text. */
export type Painter = {
	/** Whether short sentences share a line with the question. */
	readonly isInline: boolean;
	readonly sentence: (text: string) => string;
	readonly part: (part: Part, options: PartOptions) => readonly string[];
	/** Lists the choices by number: the items of a menu, unless they are printed above, then commands; to quit is the last. */
	readonly choices: (words: readonly string[], items: MenuPart['items']) => string;
	/** Lists the values of a row of a form, by number. */
	readonly values: (row: FormRow, options: readonly {value: string; note: string}[]) => string;
	/** Lists what can be asked for: how to answer, then words, numbered from `first` on where they have numbers. */
	readonly help: (
		about: readonly string[],
		offers: readonly Offer[],
		first: number | undefined,
	) => readonly string[];
};
