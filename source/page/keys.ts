/** Keys with a name, and how a player reads it; every other key is the character it types. */
const keyNames = {
	up: '↑',
	down: '↓',
	left: '←',
	right: '→',
	pageup: 'PgUp',
	pagedown: 'PgDn',
	home: 'Home',
	end: 'End',
	enter: 'Enter',
	escape: 'Esc',
	tab: 'Tab',
	space: 'Space',
	backspace: 'Bksp',
	'ctrl+c': 'Ctrl+C',
} as const;

export type NamedKey = keyof typeof keyNames;

export const isNamedKey = (key: string): key is NamedKey => Object.hasOwn(keyNames, key);

export const keyName = (key: string): string => (isNamedKey(key) ? keyNames[key] : key.toUpperCase());

type CharacterKey = '?' | '+' | '/' | 'y' | 'c' | 'j' | 'k' | 'm' | 'n' | 'p' | 'q' | 'r' | 's' | 't';

/** A key of a page: what it does, and what the footer, the help and line mode say of it. */
export type Binding<Does> = {
	readonly keys: readonly (NamedKey | CharacterKey)[];
	/** Only in a key that takes letters: returns the letters that a typed character means, `undefined` if it means none. */
	readonly letters?: (character: string) => string | undefined;
	/** Its name; default: the name of the first of its keys, or of all its arrows. */
	readonly label?: string;
	readonly hint: string;
	readonly help: string;
	/** Kept out of the footer: always, or if there is no room for all. */
	readonly isQuiet?: true | 'when-narrow';
	/** Whether it comes and goes during a game, so that line mode numbers it after the others. */
	readonly isPassing?: true;
	/**
	The commands that do the same in line mode, each with its key; `''` is an empty line. Default: the hint, if it has nothing but words.

	`{}` for a key that only means something on a screen, such as one that scrolls. A key without `keys` is a command of line mode alone.
	*/
	readonly words?: Readonly<Record<string, string>>;
	/** Returns the effect of the key, given its name, the letters that it means, or the character in lower case. */
	readonly does: (key: string) => Does;
};

const arrows = ['up', 'down', 'left', 'right'];

export const keyFor = <Does>(
	keys: Binding<Does>['keys'],
	hint: string,
	help: string,
	does: Binding<Does>['does'],
	more: Partial<Pick<Binding<Does>, 'label' | 'isQuiet' | 'isPassing' | 'words'>> = {},
): Binding<Does> => ({keys, hint, help, does, ...more});

export function labelOf({keys, label}: Pick<Binding<unknown>, 'keys' | 'label'>): string {
	const [first = ''] = keys;
	if (label !== undefined) return label;
	if (!arrows.includes(first)) return keyName(first);
	return keys
		.filter(key => arrows.includes(key))
		.map(keyName)
		.join('');
}

/** Returns the commands of line mode for a key, each with the name of the key. */
export function wordsOf({keys, hint, words, letters}: Binding<unknown>): Readonly<Record<string, string>> {
	const [first = ''] = keys;
	if (words !== undefined) return words;
	if (letters !== undefined || !/^[\p{L} -]+$/u.test(hint)) return {};
	return {[hint.toLowerCase()]: first};
}
