import {wordsOf, type Binding} from '../page/keys.js';
import type {MenuPart, FormPart, Page, Part, FormRow} from '../page/page.js';

/** A page of the app, whose keys do something at once. */
export type LivePage = Page<true>;

export const readNumber = (line: string): number | undefined =>
	/^\d{1,9}$/.test(line.trim()) ? Number(line) : undefined;

/** Returns a question that was asked before: what there is to choose from is not named again. */
export const askedAgain = (question: string): string => (question.includes('Number?') ? 'Number?' : question);

export type Offer = {
	readonly word: string;
	/** Keys of the screen that a line may give, too. */
	readonly letters: readonly string[];
	readonly help: string;
	/** Whether it is named only where help is asked for. */
	readonly isQuiet: boolean;
	readonly isPassing: boolean;
	readonly press: () => void;
};

/** Words that line mode answers itself, and the empty line, which needs no word. */
const unlisted = new Set(['help', 'quit', '']);

const orderOf = ({isPassing, isQuiet}: Offer): number => (isPassing ? 2 : 0) + (isQuiet ? 1 : 0);

/** Returns what can be asked for on a page, what the footer would leave out last. */
export const offersOf = ({keys}: LivePage): readonly Offer[] =>
	keys
		.filter(key => !key.keys.includes('ctrl+c'))
		.flatMap(key =>
			Object.entries(wordsOf(key))
				.filter(([word]) => !unlisted.has(word))
				.map(([word, pressed], at) => ({
					word,
					letters: at === 0 ? key.keys.filter(({length}) => length === 1) : [],
					// Of other keys that do the same, only Enter is a line.
					help: key.help.replace(/; also [^;]*$/, '') + ('' in wordsOf(key) ? '; also Enter' : ''),
					isQuiet: key.isQuiet !== undefined,
					isPassing: key.isPassing === true,
					press: () => void key.does(pressed),
				})),
		)
		.toSorted((a, b) => orderOf(a) - orderOf(b));

export const letterKeyOf = ({keys}: LivePage): Binding<true> | undefined =>
	keys.find(({letters}) => letters !== undefined);

export function pressEmpty({keys}: LivePage): boolean {
	const key = keys.find(each => wordsOf(each)[''] !== undefined);
	return key?.does(wordsOf(key)[''] ?? '') ?? false;
}

export function press({keys}: LivePage, name: string): boolean {
	const key = keys.find(each => each.keys.some(known => known === name));
	return key?.does(name) ?? false;
}

const partOf =
	<Name extends Part['part']>(name: Name) =>
	({parts}: LivePage) =>
		parts.find((part): part is Extract<Part, {part: Name}> => part.part === name);

const menuOf: (page: LivePage) => MenuPart | undefined = partOf('menu');

export const formOf: (page: LivePage) => FormPart | undefined = partOf('form');

/** Returns the items of a menu; to quit there is a word anywhere. */
export const itemsIn = ({items}: MenuPart): MenuPart['items'] => items.filter(({label}) => label !== 'Quit');

export function itemsOf(page: LivePage): MenuPart['items'] {
	const menu = menuOf(page);
	return menu ? itemsIn(menu) : [];
}

export const progressOf = partOf('progress');

/** Goes to an item of a menu with the arrow keys, as there is no other way that every screen knows. */
export function goToItem(page: () => LivePage, key: string): void {
	const count = menuOf(page())?.items.length ?? 0;
	for (let at = 0; at < count && menuOf(page())?.selected !== key; at++) press(page(), 'down');
}

/** Turns what is on a page into lines of text. */
export type Painter = {
	/** Whether short sentences share a line with the question. */
	readonly isInline: boolean;
	readonly sentence: (text: string) => string;
	/** Returns a part in lines; `isAll` where the whole page is asked for. */
	readonly part: (part: Part, isAll: boolean) => readonly string[];
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
