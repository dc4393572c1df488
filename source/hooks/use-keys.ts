import {useInput, type Key} from 'ink';
import {useCallback, useLayoutEffect, useRef} from 'react';

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

/** A key that was pressed: one with a name, or a character. */
export type Press = {readonly key: NamedKey} | {readonly key: 'character'; readonly character: string};

/** A key binding: at once what the key does and what the footer and the help say of it. */
export type Binding<Message> = {
	readonly keys: readonly (
		NamedKey | '?' | '+' | '/' | 'y' | 'c' | 'j' | 'k' | 'm' | 'n' | 'p' | 'q' | 'r' | 't'
	)[];
	/** The letters that a typed character means, for a binding that takes letters; `undefined` where it means none. */
	readonly letters?: (character: string) => string | undefined;
	readonly label: string;
	/** What it does, in a word or two, for the footer. */
	readonly hint: string;
	/** What it does, in a sentence, for the help. */
	readonly help: string;
	/** Kept out of the footer: always, or where there is no room for all. */
	readonly isQuiet?: true | 'when-narrow';
	/** The message it sends, given the key: its name, the letters that it means, or the character in lower case. */
	readonly message: (key: string) => Message;
};

function nameOf(input: string, key: Key): NamedKey | undefined {
	if (key.ctrl && input === 'c') return 'ctrl+c';
	if (key.upArrow) return 'up';
	if (key.downArrow) return 'down';
	if (key.leftArrow) return 'left';
	if (key.rightArrow) return 'right';
	if (key.pageUp) return 'pageup';
	if (key.pageDown) return 'pagedown';
	if (key.home) return 'home';
	if (key.end) return 'end';
	if (key.return) return 'enter';
	if (key.escape) return 'escape';
	if (key.tab) return 'tab';
	if (key.backspace || key.delete) return 'backspace';
	return undefined;
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

/** The message that a press sends, or `undefined` where no binding has the key. */
function messageFor<Message>(bindings: readonly Binding<Message>[], press: Press): Message | undefined {
	for (const binding of bindings) {
		const key = keyIn(binding, press);
		if (key !== undefined) return binding.message(key);
	}

	return undefined;
}

/** Sends the messages of the keys that are pressed, by the bindings of the screen that is shown at that moment; hears of keys that none of them has. */
export function useKeys<Message>(
	bindings: readonly Binding<Message>[],
	send: (message: Message) => void,
	onIdle: (key: string) => void = () => undefined,
) {
	// Ink listens anew only some time after a screen has changed; a key pressed meanwhile goes by the new bindings.
	const shown = useRef({bindings, onIdle});
	useLayoutEffect(() => {
		shown.current = {bindings, onIdle};
	}, [bindings, onIdle]);
	const onInput = useCallback(
		(input: string, key: Key) => {
			for (const press of pressesOf(input, key)) {
				const message = messageFor(shown.current.bindings, press);
				if (message !== undefined) send(message);
				else shown.current.onIdle(press.key === 'character' ? press.character : press.key);
			}
		},
		[send],
	);
	useInput(onInput);
}
