import {useStdout, useStdin} from 'ink';
import {useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore} from 'react';
import {queryBackground, type Background} from '../terminal/capabilities.js';
import {KeyStream} from '../terminal/key-stream.js';

export function usePaste(onPaste: (text: string) => void) {
	const {stdin} = useStdin();
	const take = useEffectEvent(onPaste);
	useEffect(() => {
		const listen = (text: string) => {
			take(text);
		};

		stdin.on('paste', listen);
		return () => {
			stdin.off('paste', listen);
		};
	}, [stdin]);
}

/** Returns the terminal's background; `undefined` in the first frames, which don't wait for it. */
export function useBackground(): Background | undefined {
	const {stdin} = useStdin();
	const [background, setBackground] = useState<Background>();
	useEffect(() => {
		if (stdin instanceof KeyStream) void queryBackground(stdin).then(setBackground);
	}, [stdin]);
	return background;
}

export type TerminalSize = {readonly columns: number; readonly rows: number};

/** The terminal's size in cells, 80 × 24 where it does not tell; renders again when it has changed. */
export function useTerminalSize(): TerminalSize {
	const {stdout} = useStdout();
	const subscribe = useCallback(
		(onResize: () => void) => {
			stdout.on('resize', onResize);
			return () => stdout.off('resize', onResize);
		},
		[stdout],
	);
	const columns = useSyncExternalStore(subscribe, () => stdout.columns || 80);
	const rows = useSyncExternalStore(subscribe, () => stdout.rows || 24);
	return {columns, rows};
}
