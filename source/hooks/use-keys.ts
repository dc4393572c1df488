import {useInput, type Key as InkKey} from 'ink';
import {useCallback, useLayoutEffect, useRef} from 'react';
import type {Key, NamedKey} from '../page/keys.js';

export type Press = {readonly key: NamedKey} | {readonly key: 'character'; readonly character: string};

const named = {
	...{upArrow: 'up', downArrow: 'down', leftArrow: 'left', rightArrow: 'right'},
	...{pageUp: 'pageup', pageDown: 'pagedown', home: 'home', end: 'end'},
	...{return: 'enter', escape: 'escape', tab: 'tab', backspace: 'backspace', delete: 'backspace'},
} as const satisfies Partial<Record<keyof InkKey, NamedKey>>;

function nameOf(input: string, key: InkKey): NamedKey | undefined {
	if (key.ctrl && input === 'c') return 'ctrl+c';
	return Object.entries(named).find(([flag]) => Reflect.get(key, flag) === true)?.[1];
}

/** The presses in one report of Ink's: text typed faster than it is read comes as several characters. */
export function pressesOf(input: string, key: InkKey): Press[] {
	const name = nameOf(input, key);
	if (name !== undefined) return [{key: name}];
	if (key.ctrl || key.meta) return [];
	return Array.from(input, pressOf);
}

function pressOf(character: string): Press {
	if (character === ' ') return {key: 'space'};
	return character === '\b' ? {key: 'backspace'} : {key: 'character', character};
}

/** Returns a press as a binding names it; `undefined` if it is none of its keys. */
function keyIn({keys, letters}: Key<unknown>, press: Press): string | undefined {
	if (press.key !== 'character') return keys.find(key => key === press.key);
	const typed = press.character.toLowerCase();
	return keys.find(key => key === typed) ?? letters?.(press.character);
}

export type Shown = {
	readonly bindings: readonly Key<void>[];
	readonly onIdle: (key: string) => void;
	readonly screen: object;
	/** Whether it is about to give way to another screen, for which characters are kept. */
	readonly isWaiting: boolean;
};

function dispatch({bindings, onIdle}: Shown, press: Press): void {
	const binding = bindings.find(each => keyIn(each, press) !== undefined);
	if (binding) binding.does(keyIn(binding, press) ?? '');
	else onIdle(press.key === 'character' ? press.character.toLowerCase() : press.key);
}

/** Does what the keys do that are pressed, by the bindings of the screen that is shown at that moment. */
export function useKeys(now: Shown): void {
	// Ink listens anew only some time after a screen has changed; a key pressed meanwhile goes by the new bindings.
	const shown = useRef(now);
	const kept = useRef<readonly Press[]>([]);
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
			if (shown.current.isWaiting && press.key === 'character') kept.current = [...kept.current, press];
			else dispatch(shown.current, press);
		}
	}, []);
	useInput(onInput);
}
