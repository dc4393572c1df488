import {useInput, type Key as InkKey} from 'ink';
import {useCallback, useLayoutEffect, useRef} from 'react';
import {isNamedKey, type Binding, type NamedKey} from '../page/keys.js';

const named = {
	...{upArrow: 'up', downArrow: 'down', leftArrow: 'left', rightArrow: 'right'},
	...{pageUp: 'pageup', pageDown: 'pagedown', home: 'home', end: 'end'},
	...{return: 'enter', escape: 'escape', tab: 'tab', backspace: 'backspace', delete: 'backspace'},
} as const satisfies Partial<Record<keyof InkKey, NamedKey>>;

function nameOf(input: string, key: InkKey): NamedKey | undefined {
	if (key.ctrl && input === 'c') return 'ctrl+c';
	return Object.entries(named).find(([flag]) => Reflect.get(key, flag) === true)?.[1];
}

const namedCharacters: Readonly<Record<string, NamedKey>> = {' ': 'space', '\b': 'backspace'};

/** Returns the names or characters of the keys in one report of Ink's: text typed faster than it is read comes as several characters. */
export function pressesOf(input: string, key: InkKey): readonly string[] {
	const name = nameOf(input, key);
	if (name !== undefined) return [name];
	if (key.ctrl || key.meta) return [];
	return Array.from(input, character => namedCharacters[character] ?? character);
}

/** Returns a press as a binding names it; `undefined` if it is none of its keys. */
function keyIn({keys, letters}: Binding<unknown>, press: string): string | undefined {
	const typed = press.toLowerCase();
	return keys.find(key => key === typed) ?? (isNamedKey(press) ? undefined : letters?.(press));
}

export type ShownKeys = {
	readonly bindings: readonly Binding<void>[];
	readonly onIdle: (key: string) => void;
	readonly screen: object;
	/** Whether it is about to give way to another screen, for which characters are kept. */
	readonly isWaiting: boolean;
};

function dispatch({bindings, onIdle}: ShownKeys, press: string): void {
	const binding = bindings.find(each => keyIn(each, press) !== undefined);
	if (binding) binding.does(keyIn(binding, press) ?? '');
	else onIdle(press.toLowerCase());
}

/** Does what the keys do that are pressed, by the bindings of the screen that is shown at that moment. */
export function useKeys(now: ShownKeys): void {
	// Ink listens anew only some time after a screen has changed; a key pressed meanwhile goes by the new bindings.
	const shown = useRef(now);
	const kept = useRef<readonly string[]>([]);
	useLayoutEffect(() => {
		const isNext = now.screen !== shown.current.screen;
		shown.current = now;
		if (now.isWaiting || kept.current.length === 0) return;
		const presses = kept.current;
		kept.current = [];
		if (isNext) for (const press of presses) dispatch(now, press);
	}, [now]);
	const onInput = useCallback((input: string, key: InkKey) => {
		for (const press of pressesOf(input, key)) {
			if (shown.current.isWaiting && !isNamedKey(press)) kept.current = [...kept.current, press];
			else dispatch(shown.current, press);
		}
	}, []);
	useInput(onInput);
}
