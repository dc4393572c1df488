import {useInput, type Key} from 'ink';
import {useCallback, useLayoutEffect, useRef} from 'react';
import {keyName} from '../text/keys.js';

export type NamedKey =
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'pageup'
	| 'pagedown'
	| 'home'
	| 'end'
	| 'enter'
	| 'escape'
	| 'tab'
	| 'space'
	| 'backspace'
	| 'ctrl+c';

export type Press = {readonly key: NamedKey} | {readonly key: 'character'; readonly character: string};

/** A key binding: at once what the key does and what the footer and the help say of it. */
export type Binding<Deed> = {
	readonly keys: readonly (
		NamedKey | '?' | '+' | '/' | 'y' | 'c' | 'j' | 'k' | 'm' | 'n' | 'p' | 'q' | 'r' | 't'
	)[];
	/** The letters that a typed character means, for a binding that takes letters; `undefined` where it means none. */
	readonly letters?: (character: string) => string | undefined;
	/** How its keys are named (by the first of them, and by all arrows where that is one). */
	readonly label?: string;
	readonly hint: string;
	readonly help: string;
	/** Kept out of the footer: always, or where there is no room for all. */
	readonly isQuiet?: true | 'when-narrow';
	/** What it does, given the key: its name, the letters that it means, or the character in lower case. */
	readonly does: (key: string) => Deed;
};

const arrows = ['up', 'down', 'left', 'right'];

const shortNames: Readonly<Record<string, string>> = {backspace: 'Bksp', 'ctrl+c': 'Ctrl+C'};

export function labelOf({keys, label}: Pick<Binding<unknown>, 'keys' | 'label'>): string {
	const [first = ''] = keys;
	if (label !== undefined) return label;
	if (!arrows.includes(first)) return shortNames[first] ?? keyName(first);
	return keys
		.filter(key => arrows.includes(key))
		.map(keyName)
		.join('');
}

const named = {
	...{upArrow: 'up', downArrow: 'down', leftArrow: 'left', rightArrow: 'right'},
	...{pageUp: 'pageup', pageDown: 'pagedown', home: 'home', end: 'end'},
	...{return: 'enter', escape: 'escape', tab: 'tab', backspace: 'backspace', delete: 'backspace'},
} as const satisfies Partial<Record<keyof Key, NamedKey>>;

function nameOf(input: string, key: Key): NamedKey | undefined {
	if (key.ctrl && input === 'c') return 'ctrl+c';
	return Object.entries(named).find(([flag]) => Reflect.get(key, flag) === true)?.[1];
}

/** The presses in one report of Ink's: text typed faster than it is read comes as several characters. */
export function pressesOf(input: string, key: Key): Press[] {
	const name = nameOf(input, key);
	if (name !== undefined) return [{key: name}];
	if (key.ctrl || key.meta) return [];
	return Array.from(input, pressOf);
}

function pressOf(character: string): Press {
	if (character === ' ') return {key: 'space'};
	return character === '\b' ? {key: 'backspace'} : {key: 'character', character};
}

/** What a press is to a binding; `undefined` where it is none of its keys. */
function keyIn({keys, letters}: Binding<unknown>, press: Press): string | undefined {
	if (press.key !== 'character') return keys.find(key => key === press.key);
	const typed = press.character.toLowerCase();
	return keys.find(key => key === typed) ?? letters?.(press.character);
}

/** Does what the keys do that are pressed, by the bindings of the screen that is shown at that moment; hears of keys that none of them has. */
export function useKeys(bindings: readonly Binding<void>[], onIdle: (key: string) => void) {
	// Ink listens anew only some time after a screen has changed; a key pressed meanwhile goes by the new bindings.
	const shown = useRef({bindings, onIdle});
	useLayoutEffect(() => {
		shown.current = {bindings, onIdle};
	}, [bindings, onIdle]);
	const onInput = useCallback((input: string, key: Key) => {
		for (const press of pressesOf(input, key)) {
			const {bindings, onIdle} = shown.current;
			const binding = bindings.find(each => keyIn(each, press) !== undefined);
			if (binding) binding.does(keyIn(binding, press) ?? '');
			else onIdle(press.key === 'character' ? press.character : press.key);
		}
	}, []);
	useInput(onInput);
}
